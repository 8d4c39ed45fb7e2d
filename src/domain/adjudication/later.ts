import { type Decided, resultInWords } from './appeal';
import { PROCEDURES } from './labels';

/** A decision of a dispute and its day. */
interface DecidedOn extends Decided {
  /** `YYYY-MM-DD`. */
  readonly judgmentDate?: string | null | undefined;
}

/**
 * What was decided in the same dispute after a judgment, so that a sum that was changed later is not
 * taken for the last word: `二审（2025-08-05）驳回上诉，维持原判；再审（2026-05-08）驳回`. '' where nothing
 * later is known.
 *
 * @param chain other decisions of the dispute; what has no day may be earlier and is left out
 */
export function laterInWords({ judgmentDate }: DecidedOn, chain: readonly DecidedOn[]): string {
  if (!judgmentDate) return '';
  return chain
    .filter((one) => one.judgmentDate && one.judgmentDate > judgmentDate)
    .sort((a, b) => (a.judgmentDate ?? '').localeCompare(b.judgmentDate ?? ''))
    .map((one) => {
      const name = one.procedure ? PROCEDURES[one.procedure] : '程序不详';
      return `${name}（${one.judgmentDate}）${resultInWords(one) || '结果不详'}`;
    })
    .join('；');
}
