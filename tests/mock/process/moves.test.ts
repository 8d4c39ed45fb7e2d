import { beforeEach, describe, expect, it } from 'vitest';
import { CONCLUSIONS } from '../../../mock/process/conclusions';
import { type CreatedProcess, HANDLED_PROCESSES } from '../../../mock/process/types';
import { resetState } from '../../../mock/state';
import {
  applicantActions,
  OPINION_NEEDED,
  STAFF_ROLES,
  STALE_STATUS,
  STATUSES,
  type StaffRole,
  type Status,
  staffMoves,
  statusesOf,
} from '../../../src/domain/workflow/status';
import { sessionCookie } from '../client';
import { act, apply, chartOf, formOf, goForward, office, seen, setTime } from './requests';

beforeEach(resetState);

const ROLES = Object.keys(STAFF_ROLES) as StaffRole[];
const ALL = Object.keys(STATUSES) as Status[];

/** States that lead from the submission to a state. */
const WAYS: Partial<Record<Status, readonly Status[]>> = {
  SUBMITTED: [],
  SUPPLEMENT: ['SUPPLEMENT'],
  ACCEPTED: ['ACCEPTED'],
  PROCESSING: ['ACCEPTED', 'PROCESSING'],
  CONFIRM: ['ACCEPTED', 'PROCESSING', 'CONFIRM'],
  TRANSFERRED: ['ACCEPTED', 'TRANSFERRED'],
  FINISHED: ['ACCEPTED', 'PROCESSING', 'FINISHED'],
  REJECTED: ['REJECTED'],
  TERMINATED: ['ACCEPTED', 'PROCESSING', 'TERMINATED'],
};

const FIELDS: Readonly<Record<CreatedProcess, string>> = {
  PJSQ: 'reportCase',
  JBTS: 'facts',
  SXSS: 'reason',
  WQYZ: 'facts',
  SQQPG: 'market',
  WDXPJ: 'purpose',
  JZPJ: 'scene',
};

/** A complete move of the role that may make it. */
function moveTo(process: CreatedProcess, id: string, from: Status, to: Status, role?: StaffRole) {
  const able = ROLES.find((one) => staffMoves(process, from, one).includes(to));
  return {
    id,
    to,
    role: role ?? able ?? 'REVIEWER',
    opinion: '经审查作出本决定。',
    supplement: { items: [{ field: FIELDS[process], requirement: '请核对。' }] },
    result: { conclusion: Object.keys(CONCLUSIONS[process])[0] },
  };
}

/** A request of the process in a state. */
async function inState(process: CreatedProcess, status: Status) {
  const cookie = await sessionCookie('person');
  const { id } = await apply(process, cookie);
  let from: Status = 'SUBMITTED';
  for (const to of WAYS[status] ?? []) {
    const { code, msg } = await office('move', moveTo(process, id, from, to));
    if (code !== 0) throw new Error(`${from} → ${to}: ${msg}`);
    from = to;
  }
  if (status === 'WITHDRAWN') await act(cookie, 'withdraw', id);
  return { cookie, id };
}

/** The three assessments have the same states and stages; one of them stands for all. */
const PLAYED = HANDLED_PROCESSES.filter((process) => process !== 'WDXPJ' && process !== 'JZPJ');

const STATES = PLAYED.flatMap((process) =>
  statusesOf(process)
    .filter((status) => status !== 'DRAFT')
    .map((status) => [process, status] as const),
);

describe.each(STATES)('%s in %s', (process, status) => {
  it('goes nowhere but where the staff may move it', async () => {
    const allowed = staffMoves(process, status);
    const { cookie, id } = await inState(process, status);
    for (const to of ALL.filter((one) => !allowed.includes(one))) {
      const answer = await office('move', moveTo(process, id, status, to));
      expect(answer).toMatchObject({ code: 40902, msg: STALE_STATUS });
    }
    expect((await seen(cookie, id)).status).toBe(status);
  });

  const moves = staffMoves(process, status).filter((to) => to !== 'WITHDRAWN');
  it.each(moves)('goes to %s', async (to) => {
    const { cookie, id } = await inState(process, status);
    const answer = await office('move', moveTo(process, id, status, to));
    expect(answer).toMatchObject({ code: 0, data: { status: to } });
    expect((await seen(cookie, id)).log.at(-1)).toMatchObject({
      status: to,
      opinion: '经审查作出本决定。',
    });
  });

  it('is moved by nobody whose role does not allow it', async () => {
    const { id } = await inState(process, status);
    for (const to of staffMoves(process, status)) {
      for (const role of ROLES.filter((one) => !staffMoves(process, status, one).includes(to))) {
        const { msg } = await office('move', moveTo(process, id, status, to, role));
        expect(msg).toBe(`${STAFF_ROLES[role]}不能将办件办至“${STATUSES[to].label}”`);
      }
    }
  });

  it('offers the applicant what the table allows and refuses the rest', async () => {
    const { cookie, id } = await inState(process, status);
    const { appealUntil, supplement } = await seen(cookie, id);
    const allowed = applicantActions(
      {
        process,
        status,
        ...(appealUntil !== undefined && { appealUntil }),
        ...(supplement && { supplementUntil: supplement.dueTime }),
      },
      new Date().toISOString().slice(0, 10),
    );
    const called = ['resubmit', 'withdraw', 'confirm', 'object', 'addMaterial', 'rate', 'appeal'];
    for (const action of called.filter((one) => !allowed.some((able) => able === one))) {
      expect(await act(cookie, action, id)).toMatchObject({ code: 40902, msg: STALE_STATUS });
    }
    expect((await seen(cookie, id)).status).toBe(status);
  });
});

describe('a move', () => {
  it('from a correction to its end waits for the last day', async () => {
    const { id } = await inState('WQYZ', 'SUPPLEMENT');
    const answer = await office('move', moveTo('WQYZ', id, 'SUPPLEMENT', 'WITHDRAWN'));
    expect(answer.msg).toMatch(/^补正期限至 \d{4}-\d{2}-\d{2}，期满前不能视为撤回$/);
  });

  // The other two are states of listings alone, which are sent by a call of their own.
  const opinions = OPINION_NEEDED.filter((to) => to !== 'RETURNED' && to !== 'BLOCKED');
  it.each(opinions)('to %s needs an opinion', async (to) => {
    const process = to === 'TRANSFERRED' ? 'JBTS' : 'WQYZ';
    const from =
      to === 'TERMINATED' ? 'PROCESSING' : to === 'TRANSFERRED' ? 'ACCEPTED' : 'SUBMITTED';
    const { id } = await inState(process, from);
    const answer = await office('move', { ...moveTo(process, id, from, to), opinion: ' ' });
    expect(answer.msg).toBe('请填写意见');
  });

  it('for correction says what is wanted, of fields the form has', async () => {
    const { id } = await inState('PJSQ', 'SUBMITTED');
    const move = moveTo('PJSQ', id, 'SUBMITTED', 'SUPPLEMENT');
    expect((await office('move', { ...move, supplement: { items: [] } })).msg).toBe(
      '请指明需要补正的内容',
    );
    const supplement = { items: [{ field: 'colour', requirement: '？' }] };
    expect((await office('move', { ...move, supplement })).msg).toBe('表单中没有 colour 这一项');
  });

  it('to the end names one of the outcomes', async () => {
    const { id } = await inState('SXSS', 'PROCESSING');
    const move = { ...moveTo('SXSS', id, 'PROCESSING', 'FINISHED'), result: { conclusion: 'NO' } };
    expect((await office('move', move)).msg).toBe('请选择办理结论');
  });
});

describe('the whole life of a request', () => {
  it('of PJSQ: correction, expert, objection, confirmation, report, rating', async () => {
    await setTime('2026-11-20T10:00:00+08:00');
    const { cookie, id } = await inState('PJSQ', 'SUPPLEMENT');
    const { supplement, formData, attachments } = await seen(cookie, id);
    expect(supplement).toMatchObject({ round: 1, dueTime: '2026-12-07' });
    const again = { round: 1, formData: { ...formData, reportCase: '7' }, attachments };
    const sent = await act(cookie, 'resubmit', id, {
      ...again,
      attachments: attachments.map((file) => ({ id: file.id, category: file.category })),
    });
    expect(sent.data).toMatchObject({ status: 'SUBMITTED', formData: { reportCase: '7' } });
    const step = (from: Status, to: Status) => office('move', moveTo('PJSQ', id, from, to));
    await step('SUBMITTED', 'ACCEPTED');
    await step('ACCEPTED', 'PROCESSING');
    await office('expert', { id, opinion: '内部意见，不外传。' });
    await step('PROCESSING', 'CONFIRM');
    await act(cookie, 'object', id, { opinion: '第二页的名称有误。' });
    await step('PROCESSING', 'CONFIRM');
    await act(cookie, 'confirm', id);
    const waiting = await seen(cookie, id);
    expect(waiting).toMatchObject({ status: 'PROCESSING', currentNode: '等待出具报告' });
    expect(waiting.official).toMatchObject({ date: '2026-11-20', feePaid: false });
    await step('PROCESSING', 'FINISHED');
    expect((await act(cookie, 'rate', id, { score: 5, comment: '很快' })).code).toBe(0);
    expect((await act(cookie, 'rate', id, { score: 1 })).msg).toBe(STALE_STATUS);
    const { nodes, edges } = await chartOf(cookie, id);
    expect(nodes.map(({ name, state, round = 1 }) => `${name} ${state} ${round}`)).toEqual([
      '提交申请 DONE 1',
      '受理审查 REJECTED 1',
      '补正 DONE 1',
      '受理审查 DONE 2',
      '专家咨询 DONE 1',
      '核查 DONE 1',
      '提交国家局前确认 REJECTED 1',
      '核查 DONE 2',
      '提交国家局前确认 DONE 2',
      '等待出具报告 DONE 1',
      '已办结 DONE 1',
    ]);
    expect(edges.every(({ passed }) => passed)).toBe(true);
    expect(JSON.stringify(await chartOf(cookie, id))).not.toContain('内部意见');
    expect(JSON.stringify(await seen(cookie, id))).not.toContain('内部意见');
  });

  it('of WQYZ: refused, appealed, taken up, served', async () => {
    await setTime('2026-11-20T10:00:00+08:00');
    const { cookie, id } = await inState('WQYZ', 'REJECTED');
    expect((await seen(cookie, id)).appealUntil).toBe('2026-12-01');
    const short = await act(cookie, 'appeal', id, { reason: '不服' });
    expect(short).toMatchObject({ code: 10004, msg: '申诉理由至少 10 个字，现有 2 个字' });
    await act(cookie, 'appeal', id, { reason: '营业地就在本市，已经附上租赁合同。' });
    expect((await act(cookie, 'appeal', id, { reason: '再次申诉，再次申诉。' })).msg).toBe(
      STALE_STATUS,
    );
    await office('appeal', { id, outcome: 'REVOKED', opinion: '申诉成立。' });
    expect(await seen(cookie, id)).toMatchObject({
      status: 'ACCEPTED',
      appeal: { outcome: 'REVOKED', opinion: '申诉成立。' },
    });
    const { nodes } = await chartOf(cookie, id);
    expect(nodes.map(({ name, type, state }) => `${name} ${type} ${state}`)).toEqual([
      '提交申请 START DONE',
      '受理审查 TASK REJECTED',
      '不予受理 TASK REJECTED',
      '指派机构 TASK ACTIVE',
      '方案确认 TASK PENDING',
      '提供援助 TASK PENDING',
      '办结 END PENDING',
    ]);
    await office('move', moveTo('WQYZ', id, 'ACCEPTED', 'PROCESSING'));
    await office('ask', { id, request: '请补充合同。' });
    expect((await seen(cookie, id)).materialAsked?.request).toBe('请补充合同。');
    await office('move', moveTo('WQYZ', id, 'PROCESSING', 'FINISHED'));
    const { serviceLog, result, materialAsked } = await seen(cookie, id);
    expect(serviceLog?.map(({ text }) => text)).toHaveLength(2);
    expect(result?.conclusionLabel).toBe('咨询意见');
    expect(materialAsked).toBeUndefined();
  });

  it('that is withdrawn passes by the steps that were left', async () => {
    const { cookie, id } = await inState('SXSS', 'SUBMITTED');
    await act(cookie, 'withdraw', id, { reason: '材料有误' });
    const { nodes, edges } = await chartOf(cookie, id);
    expect(nodes.map(({ name, state }) => `${name} ${state}`)).toEqual([
      '提交申请 DONE',
      '受理审查 DONE',
      '核查 SKIPPED',
      '已撤回 DONE',
    ]);
    expect(edges).toEqual([
      { from: 'n1', to: 'n2', label: '提交', passed: true },
      { from: 'n2', to: 'n3', label: '撤回', passed: true },
      { from: 'n2', to: 'work', passed: false },
      { from: 'work', to: 'n3', passed: false },
    ]);
  });

  it('for adjudication goes by the answer of the other side, with its fifteen days', async () => {
    await setTime('2026-11-20T10:00:00+08:00');
    const cookie = await sessionCookie('person');
    const right = {
      number: '202029900001.X',
      name: '一种示例夹具',
      owner: '李某',
      status: 'VALID',
    };
    const { id, way } = await apply('JBTS', cookie, {
      formData: formOf('JBTS', {
        kind: 'COMPLAINT',
        matter: 'PATENT_INFRINGEMENT',
        complainantRole: 'OWNER',
        rights: [right],
        requests: ['STOP'],
        comparison: '涉案产品具备权利要求 1 的全部技术特征。',
        litigation: 'NO',
      }),
    });
    expect(way).toBe('ADJUDICATION');
    await office('move', moveTo('JBTS', id, 'SUBMITTED', 'ACCEPTED'));
    expect(await seen(cookie, id)).toMatchObject({
      currentNode: '送达答辩',
      deadline: '2026-12-07',
    });
    await office('move', moveTo('JBTS', id, 'ACCEPTED', 'PROCESSING'));
    expect(await seen(cookie, id)).toMatchObject({
      currentNode: '口审与调查',
      deadline: '2027-02-22',
    });
  });
});

describe('time', () => {
  it('takes a correction that does not come for withdrawn', async () => {
    await setTime('2026-11-20T10:00:00+08:00');
    const { cookie, id } = await inState('WQYZ', 'SUPPLEMENT');
    expect((await seen(cookie, id)).supplement?.dueTime).toBe('2026-12-01');
    await setTime('2026-12-01T23:59:00+08:00');
    expect((await seen(cookie, id)).status).toBe('SUPPLEMENT');
    await setTime('2026-12-02T00:00:30+08:00');
    expect(await seen(cookie, id)).toMatchObject({
      status: 'WITHDRAWN',
      finishTime: '2026-12-02 00:00:00',
    });
    expect((await act(cookie, 'resubmit', id)).msg).toBe(STALE_STATUS);
  });

  it('closes the appeal against a refusal after seven working days', async () => {
    const { cookie, id } = await inState('WQYZ', 'REJECTED');
    await goForward(20);
    expect((await seen(cookie, id)).appealUntil).toBeUndefined();
    const late = await act(cookie, 'appeal', id, { reason: '营业地就在本市，请复核。' });
    expect(late.msg).toBe(STALE_STATUS);
  });

  it('counts the deadlines in working days, holidays left out', async () => {
    await setTime('2026-09-24T10:00:00+08:00');
    const cookie = await sessionCookie('person');
    const { id, deadline } = await apply('PJSQ', cookie);
    // 25–27 September and 1–7 October are off.
    expect(deadline).toBe('2026-10-09');
    await office('move', moveTo('PJSQ', id, 'SUBMITTED', 'ACCEPTED'));
    expect((await seen(cookie, id)).deadline).toBe('2026-11-24');
    const report = await apply('JBTS', cookie);
    expect(report).toMatchObject({ way: 'REPORT', deadline: '2026-10-22' });
  });

  it('lets a request be returned three times and no more', async () => {
    const { cookie, id } = await inState('WQYZ', 'SUBMITTED');
    for (const round of [1, 2, 3]) {
      await office('move', moveTo('WQYZ', id, 'SUBMITTED', 'SUPPLEMENT'));
      const { formData, attachments: files } = await seen(cookie, id);
      const attachments = files.map((file) => ({ id: file.id, category: file.category }));
      const sent = await act(cookie, 'resubmit', id, { round, formData, attachments });
      expect(sent).toMatchObject({ code: 0, data: { status: 'SUBMITTED' } });
    }
    const fourth = await office('move', moveTo('WQYZ', id, 'SUBMITTED', 'SUPPLEMENT'));
    expect(fourth.msg).toBe('补正已达 3 次，不能再次退回补正');
  });
});
