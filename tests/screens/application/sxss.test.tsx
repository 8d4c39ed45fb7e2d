import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recordPrefill } from '@/domain/application/sxss/recordFields';
import { todayInChina } from '@/domain/calendar';
import { type BreakPromise, findBreakPromises } from '@/services/data/breakPromise';
import type { NewApplication } from '@/services/data/process';
import { failNext } from '../../support/faults';
import { answerWhatever } from '../../support/plainList';
import { addFile, bodiesOf, button, CREATE } from './applySupport';
import { openForm, openPart, pick, summary, tick, write } from './fill';

const REASON = '认定所依据的三件申请已经全部撤回，并建立了内部审查制度，请予核实。';

/** A record of the demo enterprise of which the repair can be asked for. */
async function repairable(): Promise<BreakPromise> {
  const { content } = await findBreakPromises({ own: true });
  const found = content.find(({ canRepair }) => canRepair);
  if (!found) throw new Error('no record can be repaired');
  return found;
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

const toCheck = async (user: User) => {
  await openPart(user, '核对确认');
  await screen.findByRole('heading', { name: '核对确认' });
};

/** A record of the mock's beginning that is open to repair today. */
const RECORD = 'B1001';

async function fillRepair(user: User) {
  await openPart(user, '事实与理由');
  await screen.findByRole('heading', { name: '事实与理由' });
  write('事实与理由', REASON);
  await openPart(user, '纠正与承诺');
  await pick(user, '是否已纠正失信行为', '是');
  write('纠正情况', '已全部撤回有关申请，并建立了内部审查制度。');
  write('纠正完成日期', '2026-06-01');
  await user.click(screen.getByRole('checkbox', { name: /守信承诺/ }));
  write('承诺日期', todayInChina());
  await openPart(user, '上传材料');
  await screen.findByRole('heading', { name: '上传材料' });
  for (const label of ['申诉（修复）申请书', '主体证明', '守信承诺书', '纠正证明']) {
    await addFile(user, label);
  }
}

describe('a repair', () => {
  it('begun from the list is about the record and of the kind that the address names', async () => {
    const { user } = await openForm('SXSS', 'enterprise', { record: RECORD, appeal: 'REPAIR' });
    const record = await repairable();
    expect(record.id).toBe(RECORD);
    await openPart(user, '失信记录和申请类型');
    expect(await screen.findByRole('radio', { name: new RegExp(record.decisionNo) })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^信用修复/ })).toBeChecked();
    await fillRepair(user);
    await toCheck(user);
    await user.click(button('提交'));
    await screen.findByRole('heading', { level: 1, name: '已提交' });

    const [body] = await bodiesOf<NewApplication>(CREATE);
    expect(body).toMatchObject({ processKey: 'SXSS' });
    expect(body?.formData).toEqual({
      schemaVersion: 1,
      ...recordPrefill(record),
      appealType: 'REPAIR',
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
      reason: REASON,
      corrected: true,
      correctionDesc: '已全部撤回有关申请，并建立了内部审查制度。',
      correctionDate: '2026-06-01',
      promise: true,
      promiseName: '苏州示例新材料有限公司',
      promiseDate: todayInChina(),
    });
    expect(body?.attachments.map(({ category }) => category)).toEqual([
      'request',
      'identity',
      'promise',
      'correction',
    ]);
    expect(body?.consent).toMatchObject({ version: 'v1', checked: ['truth', 'publicity'] });
    // The record is held by the request from now on.
    const { content } = await findBreakPromises({ own: true });
    expect(content.find(({ id }) => id === RECORD)).toMatchObject({ repairStatus: 'APPLIED' });
  });
});

it('about a record of which the list tells hardly anything is for the office to decide', async () => {
  answerWhatever('/breakPromise/find', [{ id: 'bp-31', name: '平江市云河示例贸易有限公司' }]);
  const { user } = await openForm('SXSS', 'enterprise');
  await openPart(user, '失信记录和申请类型');
  await pick(user, '失信记录', /认定文书号不详/);
  const gates = await screen.findByText('这条记录今天可以申请什么：');
  expect(gates.parentElement).toHaveTextContent(
    '移出名单可以申请。该记录的失信程度不详，能否办理由受理部门审核',
  );
  await pick(user, '申请类型', /^移出名单/);
  await fillRepair(user);
  await toCheck(user);
  await failNext(CREATE, { body: { code: 0, data: null, msg: null } });
  await user.click(button('提交'));
  await screen.findByRole('heading', { level: 1, name: '已提交' });
  const [body] = await bodiesOf<NewApplication>(CREATE);
  expect(body?.formData).toMatchObject({ recordId: 'bp-31', appealType: 'REMOVE' });
  expect(body?.formData).not.toHaveProperty('readRecord');
});

describe('an objection', () => {
  it('that is refused shows why at the record, and can be sent again', async () => {
    const { user } = await openForm('SXSS', 'enterprise', { record: RECORD, appeal: 'OBJECTION' });
    await openPart(user, '事实与理由');
    await screen.findByRole('heading', { name: '事实与理由' });
    write('收到认定文书日期', todayInChina());
    await tick(user, '理由类别', /事实不清/);
    write('事实与理由', REASON);
    await openPart(user, '上传材料');
    for (const label of ['申诉（修复）申请书', '主体证明', '认定文书', '证据']) {
      await addFile(user, label);
    }
    await toCheck(user);
    await failNext(CREATE, {
      body: {
        code: 10004,
        msg: '失信记录的内容已变化',
        data: { errors: [{ field: 'recordId', message: '失信记录的内容已变化，请重新选择' }] },
      },
    });
    await user.click(button('提交'));
    await screen.findByRole('region', { name: '有 1 处需要修改' });
    expect(summary()).toEqual(['失信记录的内容已变化，请重新选择']);
    await user.click(screen.getByRole('link', { name: /请重新选择/ }));
    const choices = await screen.findByRole('radiogroup', { name: '失信记录' });
    await waitFor(() => expect(choices).toContainElement(document.activeElement as HTMLElement));
    expect(choices).toHaveAccessibleDescription(/请重新选择/);
    await toCheck(user);
    await user.click(button('提交'));
    await screen.findByRole('heading', { level: 1, name: '已提交' });
    const bodies = await bodiesOf<NewApplication>(CREATE);
    expect(bodies).toHaveLength(2);
    expect(new Set(bodies.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

describe('an empty form', () => {
  it('says what is missing in the summary and, in the same words, at each field', async () => {
    const { user } = await openForm('SXSS', 'person');
    await toCheck(user);
    await user.click(button('提交'));
    await screen.findByRole('region', { name: /处需要修改/ });
    const words = summary();
    expect(words).toEqual([
      '请选择失信记录',
      '请选择申请类型',
      '请选择证件类型',
      '请填写证件号码',
      '请回答：是否委托代理',
      '请填写事实与理由',
      '请上传申诉（修复）申请书',
      '请上传主体证明',
    ]);
    for (const sentence of words) {
      await user.click(await screen.findByRole('link', { name: sentence ?? '' }));
      await waitFor(() => expect(document.activeElement?.id).toMatch(/^field-/));
      const { id } = document.activeElement ?? { id: '' };
      expect(document.getElementById(`${id}-error`)).toHaveTextContent(sentence ?? '');
      await toCheck(user);
    }
    expect(await bodiesOf(CREATE)).toEqual([]);
  });
});

it('leads from the guide to the public list', async () => {
  const { goTo } = await openForm('SXSS', 'person');
  await goTo('/changshu/business/SXSS');
  expect(await screen.findByRole('link', { name: '查看失信名单' })).toHaveAttribute(
    'href',
    expect.stringContaining('/changshu/business/SXSSList'),
  );
});
