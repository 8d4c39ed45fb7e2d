import { type DueDay, dueDay } from './dueDay';
import {
  type ComplaintWay,
  EVALUATION_FEE,
  finishFrom,
  limitsOf,
  type ProcessLimits,
} from './limits';
import type { ProcessKey, Status } from './status';
import { deadlineOf, type HolidayCalendar, limitInWords } from './workingDays';

/** One of the things that follow a submission. */
export interface ComingStep {
  readonly text: string;
  /** Last day, where one can be told. */
  readonly due?: DueDay;
}

/** The national office counts the month from the request, not from its acceptance. */
function feeStep(from: string | undefined, today: string, calendar: HolidayCalendar): ComingStep {
  const { amount, limit } = EVALUATION_FEE;
  const due = dueDay(from && deadlineOf(from, limit, calendar).day, today, calendar, true);
  const text = `请在提出请求之日起 ${limitInWords(limit)}内缴纳官方费用 ${amount} 元`;
  return { text, ...(due && { due }) };
}

function endInWords(process: ProcessKey, finish: ProcessLimits['finish'], result: string): string {
  if (!finish) return `办结后${result}`;
  const limit = limitInWords(finish);
  const from = finishFrom(process);
  return process === 'PJSQ'
    ? `报告在${from} ${limit}内作出，届时${result}`
    : `${from} ${limit}内办结，届时${result}`;
}

/** A listing is reviewed, then shown until its day; the contact alone is changed at once (2.6). */
function listingSteps(status: Status | undefined, due: DueDay | undefined): ComingStep[] {
  if (status === 'PUBLISHED') return [{ text: '修改已经生效，信息继续公开展示' }];
  const accept = limitInWords(limitsOf('ZLJY').accept);
  return [
    { text: `${accept}内审核`, ...(due && { due }) },
    { text: '审核通过的公开展示；退回的逐项写明原因，修改后可以重新提交' },
    { text: '展示到信息有效期届满，期间可以修改、下架或登记成交' },
  ];
}

/**
 * What follows once a request has been sent, for the receipt (portal features 5a: what happens
 * next, and when).
 *
 * @param submitTime `YYYY-MM-DD HH:mm:ss`; without one no day is computed
 * @param deadline last day of acceptance as the office named it; computed when absent
 */
export function whatComesNext(
  {
    processKey,
    submitTime,
    deadline,
    way,
    queryCode,
    status,
  }: {
    readonly processKey: ProcessKey;
    readonly submitTime?: string | undefined;
    readonly deadline?: string | undefined;
    readonly way?: ComplaintWay | undefined;
    /** Of an anonymous report, whose sender the office cannot reach. */
    readonly queryCode?: string | undefined;
    /** State after it was sent, where that makes a difference. */
    readonly status?: Status | undefined;
  },
  today: string,
  calendar: HolidayCalendar,
): ComingStep[] {
  const { accept, supplement, finish, answer } = limitsOf(processKey, way);
  const from = submitTime?.slice(0, 10) || undefined;
  const due =
    dueDay(deadline, today, calendar) ??
    dueDay(from && deadlineOf(from, accept, calendar).day, today, calendar, true);
  if (processKey === 'ZLJY') return listingSteps(status, due);
  // What only the system assesses is finished when it is sent (domain reference 2.9).
  if (status === 'FINISHED') return [{ text: '机器评价已经完成，可以查看结果，仅供参考' }];
  const result = queryCode ? '可以凭办件编号和查询码查看结果' : '可以查看结果和文书';
  return [
    { text: `${limitInWords(accept)}内决定是否受理`, ...(due && { due }) },
    ...(queryCode
      ? []
      : [{ text: `材料不齐的，一次告知需要补正的内容，请在 ${limitInWords(supplement)}内补正` }]),
    ...(processKey === 'PJSQ' ? [feeStep(from, today, calendar)] : []),
    ...(answer ? [{ text: `受理后送达对方，对方在 ${limitInWords(answer)}内答辩` }] : []),
    { text: endInWords(processKey, finish, result) },
  ];
}
