import { type Decided, instanceInWords, resultInWords } from './appeal';

/** A decision of a dispute and its day. */
interface DecidedOn extends Decided {
  /** `YYYY-MM-DD`. */
  readonly judgmentDate?: string | null | undefined;
  /** Of its document in the portal. */
  readonly docId?: string | null | undefined;
}

/** A decision that came later in the same dispute. */
interface LaterDecision {
  /** `二审（2025-08-05）驳回上诉，维持原判`. */
  readonly words: string;
  /** Its document; undefined where the portal does not have it. */
  readonly docId: string | undefined;
}

/**
 * What was decided in the same dispute after a judgment, the oldest first, so that a sum that was
 * changed later is not taken for the last word.
 *
 * @param chain other decisions of the dispute; what has no day may be earlier and is left out
 */
export function laterDecisions(
  { judgmentDate }: DecidedOn,
  chain: readonly DecidedOn[],
): LaterDecision[] {
  if (!judgmentDate) return [];
  return chain
    .filter((one) => one.judgmentDate && one.judgmentDate > judgmentDate)
    .sort((a, b) => (a.judgmentDate ?? '').localeCompare(b.judgmentDate ?? ''))
    .map((one) => {
      const name = instanceInWords(one) || '程序不详';
      const words = `${name}（${one.judgmentDate}）${resultInWords(one) || '结果不详'}`;
      return { words, docId: one.docId || undefined };
    });
}

/** The same in one sentence; '' where nothing later is known. */
export const laterInWords = (document: DecidedOn, chain: readonly DecidedOn[]): string =>
  laterDecisions(document, chain)
    .map(({ words }) => words)
    .join('；');
