import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import type { ComplaintWay } from '../../../src/domain/workflow/limits';
import {
  APPLICANT,
  byUrgency,
  nextStep,
  type RequestDetail,
  requestState,
} from '../../../src/domain/workflow/nextStep';
import {
  type ProcessKey,
  STATUSES,
  type Status,
  statusesOf,
} from '../../../src/domain/workflow/status';
import { stepWords } from '../../../src/domain/workflow/stepWords';

const today = '2026-11-20';

const request = (given: Partial<RequestDetail> = {}): RequestDetail => ({
  id: '1',
  applyNo: 'PJSQ-20261119-000001',
  processKey: 'PJSQ',
  title: '专利权评价报告申请：一种折叠椅',
  status: 'SUBMITTED',
  submitTime: '2026-11-19 09:00:00',
  ...given,
});

const stepOf = (given: Partial<RequestDetail>) => nextStep(request(given), today, HOLIDAYS);

describe('the state', () => {
  it.each<[Partial<RequestDetail>, string]>([
    [{ status: 'PROCESSING' }, '办理中'],
    [{ status: 'PROCESSING', currentAssignee: APPLICANT }, '待补充材料'],
    [{ status: 'PROCESSING', materialAsked: { request: '请补充证明' } }, '待补充材料'],
    // Of what is over nothing is waited for, whatever was asked before.
    [{ status: 'FINISHED', materialAsked: { request: '请补充证明' } }, '已办结'],
    [{ status: 'CONFIRM', currentAssignee: APPLICANT }, '待申请人确认'],
    [{ status: undefined }, '状态不详'],
  ])('of %o is %s, as the next step has it', (given, label) => {
    expect(requestState(request(given)).label).toBe(label);
    expect(stepOf(given).text === '请补充材料').toBe(label === '待补充材料');
  });
});

describe('the next step', () => {
  it('is not known where the state is not, and computes no day from a day that is not known', () => {
    const step = { actor: 'unknown', text: '办理状态不详，请向受理部门询问' };
    expect(stepOf({ status: undefined })).toEqual(step);
    expect(stepOf({ status: undefined, processKey: undefined, submitTime: '' })).toEqual(step);
    expect(stepOf({ submitTime: '' }).due).toBeUndefined();
    expect(stepOf({ processKey: undefined }).due).toBeUndefined();
    expect(stepOf({ status: 'TRANSFERRED' }).text).toBe('已移送其他部门继续办理');
  });

  it('waits for the office until the day it has named', () => {
    expect(stepOf({ currentAssignee: '受理科', deadline: '2026-12-04' })).toEqual({
      actor: 'office',
      text: '等待受理科受理',
      due: { day: '2026-12-04', left: 10, overdue: false, urgent: false, estimated: false },
      remark: '核对请求人资格和材料后决定受理、要求补正或不予受理',
    });
  });

  it('computes the day from the limits where the office has named none, and says so', () => {
    expect(stepOf({}).due).toMatchObject({ day: '2026-11-26', estimated: true });
    expect(stepOf({ status: 'PROCESSING', acceptTime: '2026-11-02 10:00:00' }).due).toMatchObject({
      day: '2027-01-04',
      estimated: true,
    });
  });

  it('accuses nobody of a delay it has computed itself', () => {
    expect(stepOf({ submitTime: '2026-10-09 09:00:00' }).due).toBeUndefined();
  });

  it('computes no day for a report or complaint whose way is not known', () => {
    expect(stepOf({ processKey: 'JBTS' }).due).toBeUndefined();
    expect(stepOf({ processKey: 'JBTS', way: 'REPORT' }).due?.day).toBe('2026-12-10');
  });

  it('tells of a delay of the office', () => {
    expect(stepOf({ deadline: '2026-11-18' })).toMatchObject({
      due: { overdue: true },
      remark: '已超过承诺时限，可联系受理部门询问',
    });
  });

  it.each<[Partial<RequestDetail>, string, string]>([
    [{ status: 'DRAFT' }, 'applicant', '请继续填写并提交'],
    [{ status: 'SUPPLEMENT', deadline: '2026-11-24' }, 'applicant', '请补正并重新提交'],
    [{ status: 'SUPPLEMENT', deadline: '2026-11-19' }, 'none', '补正期限已过'],
    [{ status: 'ACCEPTED', currentAssignee: '专利服务科' }, 'office', '已受理，等待专利服务科办理'],
    [
      { status: 'PROCESSING', currentAssignee: '专利服务科', currentNode: '核查' },
      'office',
      '专利服务科正在办理：核查',
    ],
    [
      { status: 'PROCESSING', materialAsked: { request: '请补充缴费凭证' } },
      'applicant',
      '请补充材料',
    ],
    [{ status: 'PROCESSING', currentAssignee: '申请人' }, 'applicant', '请补充材料'],
    [{ status: 'CONFIRM', currentNode: '方案确认' }, 'applicant', '请办理：方案确认'],
    [
      { status: 'TRANSFERRED', transferredTo: '公安机关' },
      'office',
      '已移送公安机关，由其继续办理',
    ],
    [{ status: 'FINISHED', finishTime: '2026-11-10 16:00:00' }, 'none', '2026-11-10 已办结'],
    [{ status: 'REJECTED' }, 'none', '不予受理'],
    [{ status: 'REJECTED', appealUntil: '2026-11-25' }, 'applicant', '不予受理，如有异议可以申诉'],
    [{ status: 'REJECTED', appealUntil: '2026-11-19' }, 'none', '不予受理'],
    [{ status: 'WITHDRAWN' }, 'none', '已撤回'],
  ])('%o', (given, actor, text) => {
    expect(stepOf(given)).toMatchObject({ actor, text });
  });

  it.each<[Partial<RequestDetail>, string]>([
    [{ processKey: 'SXSS', status: 'SUBMITTED' }, '2026-11-26'],
    [{ processKey: 'SXSS', status: 'ACCEPTED' }, '2026-12-17'],
    [{ processKey: 'JBTS', way: 'ADJUDICATION', status: 'SUBMITTED' }, '2026-11-26'],
    [{ processKey: 'JBTS', way: 'COMPLAINT', status: 'SUBMITTED' }, '2026-11-30'],
    [{ processKey: 'JBTS', way: 'REPORT', status: 'SUBMITTED' }, '2026-12-10'],
    [{ processKey: 'WQYZ', status: 'SUBMITTED' }, '2026-12-10'],
  ])('promises no more than the limits of the process: %o', (given, day) => {
    expect(stepOf({ acceptTime: '2026-11-19 10:00:00', ...given }).due?.day).toBe(day);
  });

  it("presses the applicant for the applicant's days alone", () => {
    const deadline = '2026-11-23';
    expect(stepOf({ status: 'SUPPLEMENT', deadline }).due?.urgent).toBe(true);
    expect(stepOf({ status: 'ACCEPTED', deadline }).due?.urgent).toBe(false);
  });

  it('prefers the day in the notice of correction', () => {
    const { due } = stepOf({
      status: 'SUPPLEMENT',
      deadline: '2026-11-30',
      supplement: { dueTime: '2026-12-01' },
    });
    expect(due?.day).toBe('2026-12-01');
  });
});

describe('what the next step means in a service', () => {
  it.each<[ProcessKey, ComplaintWay | undefined]>([
    ['PJSQ', undefined],
    ['SXSS', undefined],
    ['WQYZ', undefined],
    ['JBTS', 'ADJUDICATION'],
    ['JBTS', 'COMPLAINT'],
    ['JBTS', 'REPORT'],
  ])('%s %s: is told in the states in which the office or the service differs', (process, way) => {
    for (const status of statusesOf(process)) {
      const { remark } = stepOf({ processKey: process, status, ...(way && { way }) });
      const silent = ['DRAFT', 'TRANSFERRED'].includes(status);
      const known = way === 'REPORT' && status === 'PROCESSING';
      if (!silent && !known) expect(`${status} ${remark}`).not.toContain('undefined');
    }
  });

  it('names the limits of the process', () => {
    expect(stepWords('PJSQ', 'PROCESSING')).toContain('收到合格请求和费用后 2 个月内出具报告');
    expect(stepWords('JBTS', 'PROCESSING', { way: 'ADJUDICATION' })).toContain(
      '受理后 3 个月内裁决',
    );
    expect(stepWords('JBTS', 'PROCESSING', { way: 'COMPLAINT' })).toContain('受理后 45 个工作日内');
    expect(stepWords('SXSS', 'PROCESSING')).toContain('受理后 20 个工作日内作出决定');
  });

  it('is not guessed where the way of a report or complaint is not known', () => {
    expect(stepWords('JBTS', 'SUBMITTED')).toBeUndefined();
    // A design has no claims to be compared.
    const evaluated = (patentKind: string) =>
      stepWords('WDXPJ', 'FINISHED', { formData: { patentKind } });
    expect(evaluated('INVENTION')).toBe('可以查看评价结果和权利要求对照表');
    expect(evaluated('DESIGN')).toBe('可以查看评价结果');
    expect(stepWords('JBTS', 'REJECTED')).toBe('条件具备后可以复制为新申请');
  });

  it('gives way to what is urgent', () => {
    expect(stepOf({ status: 'SUPPLEMENT', deadline: '2026-12-01' }).remark).toBe(
      '逾期未补正的，视为撤回',
    );
  });
});

describe('the order of requests', () => {
  const ids = (requests: RequestDetail[]) =>
    byUrgency(requests, today, HOLIDAYS).map(({ id }) => id);

  it("puts one's own turn first, the nearest day before the later, what has ended last", () => {
    expect(
      ids([
        request({ id: 'old', status: 'FINISHED', finishTime: '2026-01-05 09:00:00' }),
        request({ id: 'office', deadline: '2026-11-20' }),
        request({ id: 'new', status: 'FINISHED', finishTime: '2026-11-05 09:00:00' }),
        request({ id: 'open', status: 'CONFIRM' }),
        request({ id: 'later', status: 'SUPPLEMENT', deadline: '2026-12-04' }),
        request({ id: 'soon', status: 'SUPPLEMENT', deadline: '2026-11-23' }),
        request({ id: 'gone', status: 'SUPPLEMENT', deadline: '2026-11-10' }),
      ]),
    ).toEqual(['soon', 'later', 'open', 'office', 'gone', 'new', 'old']);
  });

  it('loses and doubles none, whatever comes', () => {
    const statuses = Object.keys(STATUSES) as Status[];
    const day = fc.option(fc.constantFrom('2026-11-01', '2026-11-20', '2026-12-30'));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...statuses), day)), (given) => {
        const requests = given.map(([status, deadline], index) =>
          request({ id: `${index}`, status, ...(deadline && { deadline }) }),
        );
        const sorted = ids(requests);
        expect([...sorted].sort()).toEqual(requests.map(({ id }) => id).sort());
        expect(ids(byUrgency(requests, today, HOLIDAYS))).toEqual(sorted);
      }),
    );
  });
});
