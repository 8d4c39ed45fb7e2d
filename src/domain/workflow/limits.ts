import type { ProcessKey } from './status';
import type { TimeLimit } from './workingDays';

const workingDays = (count: number): TimeLimit => ({ count, unit: 'workingDay' });
const days = (count: number): TimeLimit => ({ count, unit: 'day' });
const months = (count: number): TimeLimit => ({ count, unit: 'month' });

/** Way of a report or complaint, on which its limits depend (domain reference 2.3). */
export type ComplaintWay = 'ADJUDICATION' | 'COMPLAINT' | 'REPORT';

/** Time limits of a process. */
export interface ProcessLimits {
  /** From submission to the decision whether it is taken up. */
  readonly accept: TimeLimit;
  /** For the applicant's correction. */
  readonly supplement: TimeLimit;
  /** From acceptance to the end; absent where none is promised. */
  readonly finish?: TimeLimit;
  /** For the other side's answer. */
  readonly answer?: TimeLimit;
  /** For the applicant's appeal against a refusal. */
  readonly appeal?: TimeLimit;
}

/** Limits as found in domain reference 2.2–2.9; local rules may differ, so they stand here alone. */
const LIMITS: Readonly<Partial<Record<ProcessKey, ProcessLimits>>> = {
  PJSQ: { accept: workingDays(5), supplement: days(15), finish: months(2) },
  SXSS: { accept: workingDays(5), supplement: days(15), finish: workingDays(20) },
  WQYZ: { accept: workingDays(15), supplement: workingDays(7), appeal: workingDays(7) },
  ZLJY: { accept: workingDays(3), supplement: days(15) },
  SQQPG: { accept: workingDays(3), supplement: days(15) },
  WDXPJ: { accept: workingDays(3), supplement: days(15), finish: workingDays(10) },
};

/** Official fee of an evaluation report, in yuan, and until when it is paid (domain reference 2.2). */
export const EVALUATION_FEE = { amount: '2,400', limit: months(1) } as const;

/** From when the limit to the end is counted: the national office's report waits for its fee (2.2). */
export function finishFrom(process: ProcessKey): string {
  return process === 'PJSQ' ? '收到合格请求和费用后' : '受理后';
}

const COMPLAINT_LIMITS: Readonly<Record<ComplaintWay, ProcessLimits>> = {
  ADJUDICATION: {
    accept: workingDays(5),
    supplement: days(15),
    answer: days(15),
    finish: months(3),
  },
  COMPLAINT: { accept: workingDays(7), supplement: days(15), finish: workingDays(45) },
  REPORT: { accept: workingDays(15), supplement: days(15) },
};

const GENERAL: ProcessLimits = { accept: workingDays(5), supplement: days(15) };

/**
 * The limits of a process.
 *
 * @param way of a report or complaint; the ordinary complaint when absent
 */
export function limitsOf(process: ProcessKey, way: ComplaintWay = 'COMPLAINT'): ProcessLimits {
  return process === 'JBTS' ? COMPLAINT_LIMITS[way] : (LIMITS[process] ?? GENERAL);
}
