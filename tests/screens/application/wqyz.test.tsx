import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wqyzService } from '@/features/application/services/wqyz/WqyzScreen';
import { readApply } from '@/links/business';
import type { NewApplication } from '@/services/data/process';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { addFile, bodiesOf, button, CREATE, field, tickAll } from './applySupport';
import { openForm, openPart, pick, summary, tick, write } from './fill';

const PAGE = '/changshu/business/WQYZ';
const CONTENT = '请求对一件实用新型专利的侵权判定给出参考意见，以便决定下一步。';
const FACTS = '市场上出现与我单位产品结构相近的商品，拟在采取行动前了解侵权成立的可能性。';

type User = Awaited<ReturnType<typeof openForm>>['user'];

const toCheck = async (user: User) => {
  await openPart(user, '核对确认');
  await screen.findByRole('heading', { name: '核对确认' });
};

/** The answers to the questions before the form, of which three are carried into it. */
async function answerQuestions(user: User) {
  await tick(user, '下面哪些地方在本市？', /营业地/, /侵权行为发生地/);
  await pick(user, '您需要什么？', /^帮助/);
  await tick(user, '需要哪些援助？', /侵权判定参考意见/);
  await pick(user, '您在争议中是哪一方？', '权利人');
}

async function fillForm(user: User) {
  await openPart(user, '权利');
  await tick(user, '涉及权利类别', /专利/);
  await user.click(await screen.findByRole('button', { name: '添加号码' }));
  await pick(user, '权利类别', '专利');
  write('号码', '202029900001.x');
  await openPart(user, '援助');
  await screen.findByRole('heading', { name: '援助' });
  write('申请援助的具体内容', CONTENT);
  await openPart(user, '争议');
  await screen.findByRole('heading', { name: '争议' });
  write('事由', FACTS);
  await user.selectOptions(field('所处阶段'), '未进入程序');
  await openPart(user, '上传材料');
  await screen.findByRole('heading', { name: '上传材料' });
  for (const label of ['维权援助申请表', '身份证明', '权利证明', '事由证明材料']) {
    await addFile(user, label);
  }
}

describe('a request for aid', () => {
  it('takes the answers to the questions along and is sent with what was answered', async () => {
    const { user } = await renderPortal(`${PAGE}?step=questions`, { account: 'enterprise' });
    await answerQuestions(user);
    await user.click(await screen.findByRole('button', { name: '下一步：须知与承诺' }));
    await screen.findByRole('heading', { name: '须知与承诺' });
    await tickAll(user);
    await user.click(button('下一步：填写信息'));
    await screen.findByRole('heading', { name: '填写信息' });
    await fillForm(user);
    await toCheck(user);
    await user.click(button('提交'));
    await screen.findByRole('heading', { level: 1, name: '已提交' });
    const [body] = await bodiesOf<NewApplication>(CREATE);
    expect(body).toMatchObject({ processKey: 'WQYZ', consent: { version: 'v1' } });
    expect(body?.formData).toEqual({
      schemaVersion: 1,
      jurisdiction: ['BUSINESS', 'INFRINGEMENT'],
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
      rightTypes: ['PATENT'],
      rightNumbers: [{ rightType: 'PATENT', number: '202029900001.X' }],
      aidTypes: ['OPINION'],
      aidContent: CONTENT,
      disputeRole: 'OWNER',
      facts: FACTS,
      stage: 'BEFORE',
    });
    expect(body?.attachments.map(({ category }) => category)).toEqual([
      'form',
      'identity',
      'right',
      'cause',
    ]);
  });

  it('that is refused shows why at its field', async () => {
    const { user } = await openForm('WQYZ', 'enterprise');
    await openPart(user, '管辖');
    await tick(user, '在本市的管辖依据', /营业地/);
    await openPart(user, '援助');
    await tick(user, '援助事项', /咨询指导/);
    await openPart(user, '争议');
    await pick(user, '争议地位', '权利人');
    await fillForm(user);
    await toCheck(user);
    await failNext(CREATE, {
      body: {
        code: 10004,
        msg: '请核对',
        data: { errors: [{ field: 'rightNumbers[0].number', message: '该专利已失效' }] },
      },
    });
    await user.click(button('提交'));
    await screen.findByRole('region', { name: '有 1 处需要修改' });
    expect(summary()).toEqual(['第 1 个号码：该专利已失效']);
    await user.click(screen.getByRole('link', { name: /该专利已失效/ }));
    const number = await screen.findByRole('textbox', { name: '号码' });
    await waitFor(() => expect(number).toHaveFocus());
    expect(number).toHaveAccessibleDescription(/该专利已失效/);
    expect(number).toHaveValue('202029900001.X');
  });
});

describe('the questions before the form', () => {
  it('turn away who has nothing to do with the city, and are still there after a reload', async () => {
    const { user } = await renderPortal(`${PAGE}?step=questions`);
    await tick(user, '下面哪些地方在本市？', /都不在本市/);
    expect(await screen.findByText(/都不在本市的，无法在本市申请/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '下一步：须知与承诺' })).not.toBeInTheDocument();
    await user.click(button('上一步'));
    await screen.findByRole('heading', { name: '办事指南' });
    await user.click(
      within(screen.getByRole('navigation', { name: '办理步骤' })).getByRole('link', {
        name: '条件自查',
      }),
    );
    expect(await screen.findByRole('checkbox', { name: '都不在本市' })).toBeChecked();
  });

  it('lead to the right service', async () => {
    const { user } = await renderPortal(`${PAGE}?step=questions`);
    await tick(user, '下面哪些地方在本市？', /经常居住地/);
    await pick(user, '您需要什么？', /^要求处理侵权/);
    expect(await screen.findByRole('link', { name: /^去举报投诉/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/changshu/business/JBTS'),
    );
  });
});

describe('an empty form', () => {
  it('says what is missing in the summary and, in the same words, at each field', async () => {
    const { user } = await openForm('WQYZ', 'person');
    await toCheck(user);
    await user.click(button('提交'));
    await screen.findByRole('region', { name: /处需要修改/ });
    const words = summary();
    expect(words).toEqual([
      '请选择在本市的管辖依据',
      '请填写证件号码',
      '请选择涉及权利类别',
      '请选择援助事项',
      '请填写申请援助的具体内容',
      '请选择争议地位',
      '请填写事由',
      '请选择所处阶段',
      '请上传维权援助申请表',
      '请上传身份证明',
      '请上传事由证明材料',
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

it('begins with the patent that the address names', async () => {
  const beginning = { profile: undefined, last: undefined };
  const signal = new AbortController().signal;
  const known = await wqyzService.prefill(
    { ...beginning, address: readApply('?patent=202029900001.X') },
    signal,
  );
  expect(known).toEqual({
    rightTypes: ['PATENT'],
    rightNumbers: [{ id: '1', values: { rightType: 'PATENT', number: '202029900001.X' } }],
  });
  const none = { ...beginning, address: readApply('?patent=123') };
  expect(await wqyzService.prefill(none, signal)).toEqual({});
});
