import { type Amounts, awardSentence } from './amount';
import { PROCEDURES, type Procedure, RULING_RESULTS, type RulingResult } from './labels';

/** What became of the judgment that was appealed against (Civil Procedure Law, article 177). */
const APPEAL_RESULTS = {
  UPHELD: '维持原判',
  CHANGED: '改判',
  REMANDED: '撤销原判，发回重审',
} as const;

export type AppealResult = keyof typeof APPEAL_RESULTS;

/**
 * Reads it from the disposition of a second instance: 驳回上诉，维持原判; 撤销…判决；…赔偿…; 发回…重审. What is
 * partly upheld and partly set aside was changed.
 *
 * @returns undefined where the words do not tell
 */
export function readAppealResult(disposition: string): AppealResult | undefined {
  if (/发回.{0,30}重(?:新审理|审)/.test(disposition)) return 'REMANDED';
  if (/(?:撤销|变更).{0,40}(?:判决|裁定|判项)/.test(disposition)) return 'CHANGED';
  return /维持.{0,30}(?:原判|原裁定|判决|裁定)/.test(disposition) ? 'UPHELD' : undefined;
}

/**
 * The results by which lists are narrowed. A second instance that leaves or remands what was decided
 * says nothing on how the claims fared: it is neither 支持 nor 驳回.
 */
export const LISTED_RESULTS = {
  ...RULING_RESULTS,
  UPHELD: '二审维持原判',
  REMANDED: '二审发回重审',
} as const;

/** The result by which a decision is listed; null where it is not known. */
export function listedResult({
  procedure,
  result,
  appealResult,
}: Decided): keyof typeof LISTED_RESULTS | null {
  const left = appealResult === 'UPHELD' || appealResult === 'REMANDED';
  return procedure === 'SECOND' && left ? appealResult : (result ?? null);
}

/** What a decision tells of its result. */
export interface Decided {
  readonly procedure?: Procedure | null | undefined;
  readonly result?: RulingResult | null | undefined;
  readonly appealResult?: AppealResult | undefined;
  readonly caseNumber?: string | null | undefined;
}

/** Whether only an application for a retrial was decided on (民申), as far as its number tells. */
const isApplication = ({ procedure, caseNumber }: Decided): boolean =>
  procedure === 'RETRIAL' && /[民行刑]申/.test(caseNumber ?? '');

/** What became of an application for a retrial. */
const APPLICATION_RESULTS: Readonly<Partial<Record<RulingResult, string>>> = {
  REJECT: '驳回再审申请',
  WITHDRAW: '撤回再审申请',
  SUPPORT: '裁定再审',
};

/** The instance in words; '' where it is not known. To refuse a retrial is not to hold one. */
export function instanceInWords(decided: Decided): string {
  if (isApplication(decided)) return '再审审查';
  return decided.procedure ? PROCEDURES[decided.procedure] : '';
}

/** Shape and colour of each result: the claims stand, stand in part, fail, or nothing is said on them. */
const RESULT_TONES: Readonly<Record<keyof typeof LISTED_RESULTS, string>> = {
  SUPPORT: 'good',
  PARTIAL: 'soon',
  REJECT: 'ended',
  WITHDRAW: 'past',
  UPHELD: 'past',
  REMANDED: 'soon',
  OTHER: 'unknown',
};

/** A retrial that was held, as far as its number tells: 民再, before 2016 民提字. */
const HELD = /[民行刑][再提]/;

/** The `data-status` of a decision; of one that may not be on the claims, that nobody knows it. */
export function resultTone(decided: Decided): string {
  const { procedure, result, appealResult, caseNumber } = decided;
  // Refused or withdrawn, it leaves what was decided before.
  if (isApplication(decided)) {
    return result === 'REJECT' || result === 'WITHDRAW' ? 'past' : 'unknown';
  }
  const onWhat =
    (procedure === 'SECOND' && !appealResult) ||
    (procedure === 'RETRIAL' && !HELD.test(caseNumber ?? ''));
  return RESULT_TONES[result === 'REJECT' && onWhat ? 'OTHER' : (listedResult(decided) ?? 'OTHER')];
}

/**
 * The result in words; '' where it is not known. A second instance that dismisses an appeal leaves
 * what was decided before as it was: 驳回 alone would read as if the claims had failed; so would a
 * retrial that was refused. Without more, nobody knows which of the two was dismissed.
 */
export function resultInWords(decided: Decided): string {
  const { procedure, result, appealResult, caseNumber } = decided;
  const own = result ? RULING_RESULTS[result] : '';
  if (isApplication(decided) && result) return APPLICATION_RESULTS[result] ?? own;
  if (procedure === 'RETRIAL' && result === 'REJECT') {
    return HELD.test(caseNumber ?? '') ? own : `${own}（未载明是再审申请还是诉讼请求）`;
  }
  if (procedure !== 'SECOND') return own;
  if (appealResult === 'UPHELD') return `驳回上诉，${APPEAL_RESULTS.UPHELD}`;
  if (appealResult === 'REMANDED') return APPEAL_RESULTS.REMANDED;
  if (appealResult === 'CHANGED') return [APPEAL_RESULTS.CHANGED, own].filter(Boolean).join('，');
  return result === 'REJECT' ? `${own}（未载明是上诉还是诉讼请求）` : own;
}

type Awarded = Decided & {
  readonly awardAmount: number | null;
  readonly awardedBy?: Procedure | undefined;
};

/** Who awarded the sum of a second instance: `（一审判定，二审维持）`; '' of others and without a sum. */
export function awarderInWords({
  procedure,
  appealResult,
  awardedBy,
  awardAmount,
}: Awarded): string {
  if (!awardAmount || procedure !== 'SECOND') return '';
  if (awardedBy === 'SECOND') return '（二审改判）';
  if (awardedBy !== 'FIRST') return '（哪一审判定不详）';
  return `（一审判定${appealResult === 'UPHELD' ? '，二审维持' : ''}）`;
}

/** A sum with who awarded it: `判赔 50 万元（一审判定，二审维持）`; null when there is no sum. */
export function awardInWords(decided: Amounts & Awarded): string | null {
  const sentence = awardSentence(decided);
  return sentence === null ? null : sentence + awarderInWords(decided);
}
