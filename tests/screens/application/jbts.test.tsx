import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Application, NewApplication } from '@/services/data/process';
import { catchDownloads } from '../../support/downloads';
import { callsSeen, failNext } from '../../support/faults';
import { forgetOurModules } from '../../support/ourModules';
import { addFile, bodiesOf, button, CREATE, field } from './applySupport';
import { openForm, openPart, pick, pickRegion, summary, tick, write } from './fill';

const FACTS = '2026 年 3 月 15 日在示例市场购得涉案产品，其结构与授权文本一致，附购物发票。';

type User = Awaited<ReturnType<typeof openForm>>['user'];

/** Whom, where, when and what, as every report and complaint tells it. */
async function tellTheEvent(user: User) {
  await openPart(user, '被举报（投诉）人');
  await user.click(await screen.findByRole('button', { name: '添加被举报（投诉）人' }));
  await pick(user, '主体类型', /^单位/);
  write(/^名称（姓名）/, '示例市虚构日用品商行');
  write(/^地址/, '示例路 20 号');
  await openPart(user, '发生的地点');
  await pickRegion(user, '发生地', '320000', '320500', '320581');
  write(/^发生地详细地址/, '示例路 20 号一楼');
  await pick(user, '发生渠道', '线下');
  write(/^发生时间（起）/, '2026-03-02');
  write(/^发生时间（止）/, '2026-06-30');
  await openPart(user, '事实与请求');
  await screen.findByRole('heading', { name: '事实与请求' });
  write(/^事实与理由/, FACTS);
}

const toCheck = async (user: User) => {
  await openPart(user, '核对确认');
  await screen.findByRole('heading', { name: '核对确认' });
};

const EVENT = {
  respondents: [{ type: 'ENTERPRISE', name: '示例市虚构日用品商行', address: '示例路 20 号' }],
  occurRegion: '320581',
  occurAddress: '示例路 20 号一楼',
  channel: 'OFFLINE',
  occurFrom: '2026-03-02',
  occurTo: '2026-06-30',
  facts: FACTS,
};

const APPLICANT = {
  applicantType: 'ENTERPRISE',
  applicantName: '苏州示例新材料有限公司',
  uscc: '91320599YYYYYY0103',
  legalPerson: '王某',
  region: '320581',
  address: '示例街道云湖示例路 8 号',
  postcode: '215500',
  contactName: '张某',
  contactMobile: '13000000002',
  contactPhone: expect.stringMatching(/^0512-/),
  contactEmail: 'ip@enterprise.example',
  hasAgent: false,
};

/** An anonymous report, up to the check of its answers. */
async function fillAnonymously(user: User) {
  await openPart(user, '类型和事项');
  await pick(user, '类型', /^举报/);
  await pick(user, '是否匿名举报', '是');
  await pick(user, '知识产权类型', '专利');
  await user.selectOptions(field('事项'), '假冒专利');
  await tellTheEvent(user);
  await openPart(user, '上传材料');
  await addFile(user, '侵权证据');
  await toCheck(user);
}

/** The code that a receipt tells; '' when it tells none. */
const codeOn = (receipt: HTMLElement): string =>
  /查询码([A-Z\d]{8})/.exec(receipt.textContent?.replace(/\s/g, '') ?? '')?.[1] ?? '';

describe('a complaint', () => {
  it('is sent with all that was answered, its evidence tied to the uploaded files', async () => {
    const { user } = await openForm('JBTS', 'enterprise');
    await openPart(user, '类型和事项');
    await pick(user, '类型', /^投诉/);
    await pick(user, '知识产权类型', '商标');
    await user.selectOptions(field('事项'), '侵犯商标专用权');
    await openPart(user, '涉案权利');
    await pick(user, '权利人身份', '权利人');
    await user.click(screen.getByRole('button', { name: '添加权利' }));
    write(/^权利号码/, '90000001a');
    write(/^权利名称/, '示例');
    write(/^权利人/, '苏州示例新材料有限公司');
    await pick(user, '权利状态', '有效');
    await tellTheEvent(user);
    await tick(user, '请求事项', /责令停止侵权/);
    await pick(user, /^是否已起诉/, '否');
    await openPart(user, '上传材料');
    for (const label of ['请求书', '主体资格证明', '权利证明', '侵权证据', '证据清单']) {
      await addFile(user, label);
    }
    await openPart(user, '证据说明');
    await user.click(await screen.findByRole('button', { name: '添加证据' }));
    write('证据名称', '购物发票');
    const files = field(/^证据文件/);
    await waitFor(() => expect(within(files).getAllByRole('option')).toHaveLength(2));
    const evidence = within(files).getAllByRole<HTMLOptionElement>('option')[1];
    await user.selectOptions(files, evidence?.value ?? '');
    await user.selectOptions(field('证据来源'), '购买取得');
    write('取得日期', '2026-03-15');
    await toCheck(user);
    const list = screen.getByRole('table', { name: '证据目录' });
    expect(list).toHaveTextContent('购物发票');
    expect(list).toHaveTextContent(/[0-9a-f]{64}/);
    expect(screen.getByText(/正本 1 份，副本 1 份/)).toBeVisible();
    await user.click(button('提交'));
    await screen.findByRole('heading', { level: 1, name: '已提交' });
    expect(screen.queryByText('查询码')).not.toBeInTheDocument();

    // The receipt as a file names the evidence by its file, which no service knows.
    const downloads = catchDownloads();
    await user.click(button('保存回执'));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const page = (await downloads[0]?.content.text()) ?? '';
    expect(page).toMatch(/证据文件<\/th><td>[^<]+\.pdf<\/td>/);

    const [body] = await bodiesOf<NewApplication>(CREATE);
    expect(body).toEqual({
      processKey: 'JBTS',
      formData: {
        schemaVersion: 1,
        kind: 'COMPLAINT',
        rightType: 'TRADEMARK',
        matter: 'TRADEMARK_INFRINGEMENT',
        ...APPLICANT,
        complainantRole: 'OWNER',
        rights: [
          {
            number: '90000001A',
            name: '示例',
            owner: '苏州示例新材料有限公司',
            status: 'VALID',
          },
        ],
        ...EVENT,
        requests: ['STOP'],
        litigation: 'NO',
        evidence: [
          {
            name: '购物发票',
            file: evidence?.value,
            source: 'PURCHASE',
            date: '2026-03-15',
          },
        ],
        expectReply: true,
        replyBy: 'SMS',
      },
      attachments: ['request', 'identity', 'rightProof', 'evidence', 'evidenceList'].map(
        (category) => ({ id: expect.any(String), category }),
      ),
      consent: {
        version: 'v2',
        time: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
        checked: ['truth', 'privacy', 'litigation'],
      },
      idempotencyKey: expect.any(String),
    });
  });

  it('that is refused shows each refusal at its field, and everything is kept', async () => {
    const { user } = await openForm('JBTS', 'enterprise');
    await fillAnonymously(user);
    await openPart(user, '类型和事项');
    await pick(user, '是否匿名举报', '否');
    await toCheck(user);
    await failNext(CREATE, {
      body: {
        code: 10004,
        msg: '请核对',
        data: {
          errors: [
            { field: 'respondents[0].address', message: '地址不完整' },
            { field: 'files.evidence', message: '文件已损坏，请重新上传' },
          ],
        },
      },
    });
    await user.click(button('提交'));
    await screen.findByRole('region', { name: '有 2 处需要修改' });
    expect(summary()).toEqual(['第 1 个被举报（投诉）人：地址不完整', '文件已损坏，请重新上传']);
    await user.click(screen.getByRole('link', { name: /地址不完整/ }));
    const address = await screen.findByLabelText(/^地址/);
    await waitFor(() => expect(address).toHaveFocus());
    expect(address).toHaveValue('示例路 20 号');
    expect(address).toHaveAccessibleDescription(/地址不完整/);
  });
});

describe('an empty form', () => {
  it('says what is missing in the summary and, in the same words, at each field', async () => {
    const { user } = await openForm('JBTS', 'person');
    await toCheck(user);
    await user.click(button('提交'));
    await screen.findByRole('region', { name: /处需要修改/ });
    const words = summary();
    expect(words).toEqual([
      '请选择类型',
      '请选择知识产权类型',
      '请选择事项',
      '请填写证件号码',
      '请添加被举报（投诉）人',
      '请选择发生地',
      '请填写发生地详细地址',
      '请选择发生渠道',
      '请选择发生时间（起）',
      '请选择发生时间（止）',
      '请填写事实与理由',
      '请上传侵权证据',
    ]);
    expect(document.title).toMatch(/^错误：/);
    for (const sentence of words) {
      await user.click(await screen.findByRole('link', { name: sentence ?? '' }));
      await waitFor(() => expect(document.activeElement?.id).toMatch(/^field-/));
      const { id } = document.activeElement ?? { id: '' };
      expect(document.getElementById(`${id}-error`)).toHaveTextContent(sentence ?? '');
      await toCheck(user);
    }
    expect(await bodiesOf<Application>(CREATE)).toEqual([]);
  });
});

// Last, for it loads the product anew.
describe('an anonymous report', () => {
  it('carries nothing of the account, and tells its code in this tab alone', async () => {
    const { user, address } = await openForm('JBTS', 'person');
    await fillAnonymously(user);
    expect(screen.queryByText('李某', { selector: '.answers *' })).not.toBeInTheDocument();
    await user.click(button('提交'));
    const receipt = await screen.findByRole('article', { name: '回执' });
    const [body] = await bodiesOf<NewApplication>(CREATE);
    expect(body?.formData).toEqual({
      schemaVersion: 1,
      kind: 'REPORT',
      anonymous: true,
      rightType: 'PATENT',
      matter: 'PATENT_PASSING_OFF',
      ...EVENT,
    });
    expect(JSON.stringify(body)).not.toMatch(/李某|13000000003|松溪/);
    expect(receipt).toHaveTextContent('匿名');
    expect(receipt).toHaveTextContent(/请现在打印或抄下查询码/);
    const applyNo = /JBTS-\d{8}-\d{6}/.exec(receipt.textContent ?? '')?.[0] ?? '';
    const progress = within(receipt).getByRole('link', { name: '查看进度' });
    expect(progress).toHaveAttribute('href', expect.stringContaining(`JBTSForm?no=${applyNo}`));
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    // The code stands in no address and in no store that outlives the tab.
    const code = codeOn(receipt);
    expect(code).toHaveLength(8);
    expect(address()).not.toContain(code);
    expect(JSON.stringify(Object.values({ ...localStorage }))).not.toContain(code);

    const receiptAddress = address();
    cleanup();
    forgetOurModules();
    const loaded = await import('../../support/renderPortal');
    const again = await loaded.renderPortal(receiptAddress, { account: 'person' });
    const shown = await screen.findByRole('article', { name: '回执' });
    expect(codeOn(shown)).toBe(code);
    expect(shown).toHaveTextContent(applyNo);
    expect(again.address()).not.toContain(code);
    expect(JSON.stringify(await callsSeen())).not.toContain(code);

    const { logOut } = await import('@/shell/session');
    vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await logOut();
    expect(JSON.stringify(Object.values({ ...sessionStorage }))).not.toContain(code);
  });
});
