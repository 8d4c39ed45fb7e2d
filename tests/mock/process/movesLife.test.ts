import { beforeEach, describe, expect, it } from 'vitest';
import { flowChartOf } from '../../../mock/process/flowChart';
import { getProcesses } from '../../../mock/process/store';
import { resetState } from '../../../mock/state';
import { STALE_STATUS, type Status } from '../../../src/domain/workflow/status';
import { sessionCookie } from '../client';
import { inState, moveTo } from './movesSupport';
import { act, apply, chartOf, formOf, goForward, office, seen, setTime } from './requests';

beforeEach(resetState);

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
      '拟定方案 TASK PENDING',
      '方案确认 TASK PENDING',
      '提供援助 TASK PENDING',
      '办结 END PENDING',
    ]);
    await office('move', moveTo('WQYZ', id, 'ACCEPTED', 'PROCESSING'));
    await office('ask', { id, request: '请补充合同。' });
    const { nodes: asked } = await chartOf(cookie, id);
    expect(
      asked.slice(3).map(({ name, assignee, state }) => `${name} ${assignee} ${state}`),
    ).toEqual([
      '指派机构 维权援助中心 DONE',
      '拟定方案 维权援助中心 DONE',
      '补充材料 申请人 ACTIVE',
      '拟定方案 维权援助中心 PENDING',
      '方案确认 申请人 PENDING',
      '提供援助 维权援助中心 PENDING',
      '办结 维权援助中心 PENDING',
    ]);
    // The office's last day is none of the applicant's.
    expect(asked[5]?.deadline).toBeUndefined();
    expect(await seen(cookie, id)).toMatchObject({
      currentNode: '补充材料',
      currentAssignee: '申请人',
    });
    expect((await seen(cookie, id)).materialAsked?.request).toBe('请补充合同。');
    await office('move', moveTo('WQYZ', id, 'PROCESSING', 'FINISHED'));
    const { serviceLog, result, materialAsked } = await seen(cookie, id);
    expect(serviceLog?.map(({ text }) => text)).toHaveLength(2);
    expect(result?.conclusionLabel).toBe('咨询意见');
    expect(materialAsked).toBeUndefined();
  });

  it('begins and ends its steps when the log says so', () => {
    const { applications } = getProcesses();
    const demos = [...applications.values()].filter(
      ({ sample, automatic }) => sample && !automatic,
    );
    expect(demos.length).toBeGreaterThan(5);
    for (const demo of demos) {
      const times = new Map(demo.log.map(({ time, action }) => [`${time} ${action}`, time]));
      for (const { name, type, startTime, endTime, action } of flowChartOf(demo).nodes) {
        if (!startTime || name === '专家咨询' || demo.processKey === 'ZLJY') continue;
        const at = `${demo.id} ${name}`;
        expect([at, [...times.values()].includes(startTime)]).toEqual([at, true]);
        if (endTime && type !== 'END')
          expect([at, times.has(`${endTime} ${action}`)]).toEqual([at, true]);
      }
      // A step of the office that has begun began on the day of 开始办理, not on that of 受理.
      const begun = demo.log.find(({ action }) => action === '开始办理')?.time;
      const work = flowChartOf(demo).nodes.find(({ name }) =>
        /^(?:调查与调解|核查|拟定方案)$/.test(name),
      );
      if (begun && work) expect([demo.id, work.startTime]).toEqual([demo.id, begun]);
    }
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
