import { askHolding, countText } from '@/components/search/holdings/askHolding';
import type { Hit, Holding } from '@/components/search/holdings/holding';
import { HOLDINGS } from '@/components/search/holdings/holdings';
import { simplifierFor } from '@/components/search/simplified';
import type { HoldingOutcome } from './holdingOutcome';

/** What is said of a record behind its title: whether it is in force, or its number or day. */
function factsOf({ status, sample, facts }: Hit): string {
  const [, known] = facts.find(([, value]) => value) ?? [];
  return [sample && '示例数据', status?.words, known].filter(Boolean).join(' · ');
}

async function outcomeOf(
  holding: Holding,
  q: string,
  signal: AbortSignal,
): Promise<HoldingOutcome> {
  const { name, unit } = holding;
  const without = (note: string): HoldingOutcome => ({ name, note, hits: [] });
  if (holding.needsTable) await simplifierFor(q);
  if (holding.read(q).problem !== undefined) return without('没有查');
  try {
    // What fails is said beside the name of the holding.
    const answer = await askHolding(holding, q, { signal, skipErrorHandler: true });
    if (!answer) return without('数量不详');
    if (answer.total === 0 && answer.hits.length === 0) return without('没有找到');
    const hits = answer.hits.flatMap((hit) =>
      hit.to ? { key: hit.key, title: hit.title, to: hit.to, note: factsOf(hit) } : [],
    );
    return { name, note: countText(answer, unit), hits };
  } catch {
    return without('没有查成');
  }
}

/**
 * Asks all holdings for a text at the same time; each is told as soon as it has answered.
 *
 * @param onOutcome is not called any more once the signal has aborted
 */
export function askHoldings(
  q: string,
  signal: AbortSignal,
  onOutcome: (outcome: HoldingOutcome) => void,
): void {
  for (const holding of HOLDINGS) {
    void outcomeOf(holding, q, signal).then((outcome) => {
      if (!signal.aborted) onOutcome(outcome);
    });
  }
}
