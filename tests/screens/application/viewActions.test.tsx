import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../mock/accounts';
import { act as actAs } from '../../../mock/process/applicant';
import { askForMaterial, decideAppeal } from '../../../mock/process/staff';
import { getProcesses } from '../../../mock/process/store';
import { STALE_STATUS, type Status, statusesOf } from '../../../src/domain/workflow/status';
import { applyLink } from '../../../src/links/business';
import { pdf } from '../../domain/files/samples';
import { callsSeen, failNext } from '../../support/faults';
import { bodiesOf, CORRECTED, inState, move, open, PROCESSES, sent } from './viewSupport';

const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getAllByText(/./, { selector: 'header .requestStatus span' });

/** Everything that can be done with a request, by its name on the screen. */
const ALL = [
  '撤回',
  '确认',
  '提出异议',
  '提交材料',
  '提交评价',
  '申诉',
  '补正并重新提交',
  '复制为新申请',
];

function offered(): string[] {
  const names = (role: string) => screen.queryAllByRole(role).map((one) => one.textContent ?? '');
  const all = [...names('button'), ...names('link')];
  return ALL.filter((name) => all.includes(name));
}

const EXPECTED: Partial<Record<Status, string[]>> = {
  SUBMITTED: ['撤回'],
  ACCEPTED: ['撤回'],
  SUPPLEMENT: ['撤回', '补正并重新提交'],
  PROCESSING: [],
  CONFIRM: ['确认', '提出异议'],
  TRANSFERRED: [],
  FINISHED: ['提交评价', '复制为新申请'],
  REJECTED: ['复制为新申请'],
  WITHDRAWN: ['复制为新申请'],
  TERMINATED: ['复制为新申请'],
};

const cases = PROCESSES.flatMap((process) =>
  statusesOf(process)
    .filter((one): one is Exclude<Status, 'DRAFT'> => one !== 'DRAFT')
    .map((one) => [process, one] as const),
);

function enterprise() {
  const account = demoAccounts().get('enterprise');
  if (!account) throw new Error('no such account');
  return account;
}

/** What the applicant does in another tab. */
function elsewhere(action: 'withdraw' | 'confirm' | 'rate', id: string, body = {}) {
  actAs(getProcesses(), action, enterprise(), { id, idempotencyKey: `other-${action}`, ...body });
}

describe('what is offered', () => {
  it.each(cases)('%s, %s', async (process, state) => {
    const request = inState(process, state);
    if (state === 'WITHDRAWN') elsewhere('withdraw', request.id);
    await open(request);
    const appealable = process === 'WQYZ' && state === 'REJECTED';
    const expected = [...(EXPECTED[state] ?? ['?']), ...(appealable ? ['申诉'] : [])];
    expect(offered().sort()).toEqual(expected.sort());
  });
});

describe('withdrawing', () => {
  it.each(PROCESSES)('%s: sends the reason once and shows the end', async (process) => {
    const { id } = sent(process);
    const portal = await open(getProcesses().applications.get(id) ?? sent(process));
    await portal.user.click(button('撤回'));
    const dialog = await screen.findByRole('dialog', { name: '撤回申请' });
    await portal.user.type(within(dialog).getByRole('textbox'), '资料有误');
    await portal.user.dblClick(within(dialog).getByRole('button', { name: '撤回申请' }));
    await screen.findByText('已撤回，不再办理。');
    await waitFor(() => expect(offered()).toEqual(['复制为新申请']));
    expect(status()[0]).toHaveTextContent('已撤回');
    const bodies = await bodiesOf('withdraw');
    expect(bodies).toEqual([{ id, idempotencyKey: expect.any(String), reason: '资料有误' }]);
    expect(screen.getByText('已撤回，不再办理。').closest('[role="status"]')).toHaveFocus();
  });

  it('keeps what was typed when nobody answers, and sends it again under the same mark', async () => {
    const request = sent('PJSQ');
    const portal = await open(request);
    await failNext('/data-service/api/authFront/process/withdraw', { status: 502 });
    await portal.user.click(button('撤回'));
    const dialog = await screen.findByRole('dialog', { name: '撤回申请' });
    const area = within(dialog).getByRole('textbox');
    await portal.user.type(area, '不办了');
    await portal.user.click(within(dialog).getByRole('button', { name: '撤回申请' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('服务暂时不可用');
    expect(area).toHaveValue('不办了');
    await portal.user.click(within(dialog).getByRole('button', { name: '撤回申请' }));
    await screen.findByText('已撤回，不再办理。');
    const [first, second] = await bodiesOf('withdraw');
    expect(second).toEqual(first);
  });
});

describe('a request that has moved on', () => {
  it('is loaded anew; what was typed is given back', async () => {
    const request = sent('JBTS');
    const portal = await open(request);
    move(request, 'ACCEPTED');
    move(request, 'PROCESSING');
    await portal.user.click(button('撤回'));
    const dialog = await screen.findByRole('dialog', { name: '撤回申请' });
    await portal.user.type(within(dialog).getByRole('textbox'), '对方已停止');
    await portal.user.click(within(dialog).getByRole('button', { name: '撤回申请' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const alert = screen.getByText(new RegExp(STALE_STATUS));
    expect(status()[0]).toHaveTextContent('办理中');
    expect(offered()).toEqual([]);
    expect(alert).toBeVisible();
    expect(screen.getByText('对方已停止')).toBeVisible();
    await portal.user.click(button('知道了'));
    expect(screen.queryByText(new RegExp(STALE_STATUS))).toBeNull();
  });
});

describe('confirming', () => {
  it.each(['PJSQ', 'WQYZ'] as const)('%s: sends it once and goes on', async (process) => {
    const request = inState(process, 'CONFIRM');
    const portal = await open(request);
    expect(screen.getByRole('region', { name: '请您确认' })).toHaveTextContent(
      request.confirmation?.text ?? '',
    );
    await portal.user.dblClick(button('确认'));
    await screen.findByText('已确认，由办理部门继续办理。');
    await waitFor(() => expect(offered()).toEqual([]));
    expect(await bodiesOf('confirm')).toEqual([
      { id: request.id, idempotencyKey: expect.any(String) },
    ]);
    expect(screen.getByRole('region', { name: '已确认的内容' })).toBeVisible();
  });

  it.each(['PJSQ', 'WQYZ'] as const)('%s: objecting sends the reason', async (process) => {
    const request = inState(process, 'CONFIRM');
    const portal = await open(request);
    await portal.user.click(button('提出异议'));
    await portal.user.type(screen.getByRole('textbox', { name: '异议和理由' }), '名称有误');
    await portal.user.click(button('提交异议'));
    await screen.findByText('异议已提交，由办理部门处理。');
    expect(await bodiesOf('object')).toEqual([
      { id: request.id, idempotencyKey: expect.any(String), opinion: '名称有误' },
    ]);
    expect(screen.getByRole('region', { name: '您提出异议的内容' })).toHaveTextContent('名称有误');
  });

  it('says so when it was confirmed in another tab', async () => {
    const request = inState('WQYZ', 'CONFIRM');
    const portal = await open(request);
    elsewhere('confirm', request.id);
    await portal.user.click(button('提出异议'));
    await portal.user.type(screen.getByRole('textbox', { name: '异议和理由' }), '方案太慢');
    await portal.user.click(button('提交异议'));
    await waitFor(() => expect(screen.queryByRole('region', { name: '请您确认' })).toBeNull());
    expect(screen.getByText(new RegExp(STALE_STATUS))).toBeVisible();
    expect(screen.getByText('方案太慢')).toBeVisible();
  });
});

describe('a correction', () => {
  it.each(PROCESSES)('%s: names every place and leads there', async (process) => {
    const request = inState(process, 'SUPPLEMENT');
    await open(request);
    const panel = screen.getByRole('region', { name: '需要补正 2 处' });
    const links = within(panel).getAllByRole('link');
    const [field, files] = CORRECTED[process];
    const { id } = request;
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining(applyLink(process, { id, at: field.replace('[0]', '.1') })),
      expect.stringContaining(applyLink(process, { id, at: files })),
    ]);
    expect(panel).toHaveTextContent(`请改正 ${field}`);
    expect(screen.getByRole('link', { name: '补正并重新提交' })).toHaveAttribute(
      'href',
      expect.stringContaining(links[0]?.getAttribute('href') ?? 'no link'),
    );
  });
});

describe('material', () => {
  it.each(PROCESSES)('%s: is uploaded and sent with a note', async (process) => {
    const request = inState(process, 'PROCESSING');
    askForMaterial(getProcesses(), { id: request.id, request: '请补充缴费凭证。' });
    const portal = await open(request);
    expect(offered()).toEqual(['提交材料']);
    const panel = screen.getByRole('region', { name: '要补充的材料' });
    expect(panel).toHaveTextContent('请补充缴费凭证。');
    // The head leads here and does not say it as well.
    const head = screen.getByRole('heading', { name: request.title }).closest('header');
    expect(head).toHaveTextContent('请补充材料。没有写明最后一天，以收到的通知为准。请尽快补充。');
    expect(head).not.toHaveTextContent('请补充缴费凭证');
    await portal.user.type(within(panel).getByRole('textbox', { name: /说明/ }), '已缴费');
    await portal.user.click(button('提交材料'));
    expect(within(panel).getByText('请上传补充材料')).toBeVisible();
    await portal.user.upload(
      within(panel).getByLabelText('选择文件：补充材料'),
      new File([pdf()], '缴费凭证.pdf', { type: 'application/pdf' }),
    );
    await within(panel).findByText('已上传');
    await portal.user.click(button('提交材料'));
    await screen.findByText('材料已提交，由办理部门继续办理。');
    await waitFor(() => expect(offered()).toEqual([]));
    expect(await bodiesOf('addMaterial')).toEqual([
      {
        id: request.id,
        idempotencyKey: expect.any(String),
        note: '已缴费',
        attachments: [{ id: expect.any(String), category: 'material' }],
      },
    ]);
    expect(screen.getByRole('heading', { name: '补充材料', level: 3 })).toBeVisible();
  });
});

describe('the rating', () => {
  it.each(PROCESSES)('%s: is given once', async (process) => {
    const request = inState(process, 'FINISHED');
    const portal = await open(request);
    await portal.user.click(screen.getByRole('radio', { name: '满意' }));
    await portal.user.type(screen.getByRole('textbox', { name: /意见和建议/ }), '很快');
    await portal.user.dblClick(button('提交评价'));
    await screen.findByText('评价已提交，谢谢。');
    expect(await bodiesOf('rate')).toEqual([
      { id: request.id, idempotencyKey: expect.any(String), score: 4, comment: '很快' },
    ]);
    expect(screen.getByText('您的评价：满意（4 分）')).toBeVisible();
    expect(offered()).toEqual(['复制为新申请']);
    expect(screen.getByRole('link', { name: '复制为新申请' })).toHaveAttribute(
      'href',
      expect.stringContaining(applyLink(process, { copy: request.id })),
    );
  });
});

describe('the appeal', () => {
  it('is sent, shown, and decided', async () => {
    const request = inState('WQYZ', 'REJECTED');
    const portal = await open(request);
    expect(screen.getByRole('region', { name: '不予受理的理由' })).toHaveTextContent(
      'REJECTED 的意见',
    );
    await portal.user.click(button('申诉'));
    const reason = '侵权行为发生地在本市，证明已附在材料中';
    await portal.user.type(screen.getByRole('textbox', { name: '申诉理由' }), reason);
    await portal.user.click(button('提交申诉'));
    await screen.findByText('申诉已提交，由知识产权管理部门决定。');
    const panel = await screen.findByRole('region', { name: '申诉' });
    expect(panel).toHaveTextContent('等待知识产权管理部门决定');
    expect(panel).toHaveTextContent(reason);
    expect(offered()).toEqual(['复制为新申请']);
    expect(await bodiesOf('appeal')).toEqual([
      { id: request.id, idempotencyKey: expect.any(String), reason },
    ]);
  });

  it('that was successful goes on with the request', async () => {
    const request = inState('WQYZ', 'REJECTED');
    actAs(getProcesses(), 'appeal', enterprise(), {
      id: request.id,
      idempotencyKey: 'appeal-elsewhere',
      reason: '侵权行为发生地在本市，证明已附',
    });
    decideAppeal(getProcesses(), { id: request.id, outcome: 'REVOKED', opinion: '确在本市' });
    await open(request);
    expect(screen.getByRole('region', { name: '申诉' })).toHaveTextContent('撤销不予受理，已受理');
    expect(offered()).toEqual(['撤回']);
  });
});

it('reads both calls anew after an action', async () => {
  const request = sent('SXSS');
  const portal = await open(request);
  const asked = async () =>
    (await callsSeen()).filter(({ path }) => /findWfApply|getFlowChart/.test(path)).length;
  const before = await asked();
  await portal.user.click(button('撤回'));
  await portal.user.click(await screen.findByRole('button', { name: '撤回申请' }));
  await screen.findByText('已撤回，不再办理。');
  await waitFor(async () => expect(await asked()).toBe(before + 2));
  expect(await screen.findByText('已撤回', { selector: '.flowTitle' })).toBeVisible();
});
