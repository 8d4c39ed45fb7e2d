import type { Citation } from '@/domain/law/findCitations';
import { askServices } from './askServices';
import type { CitationTarget } from './citationTarget';

/** More than a visit reads; then it begins anew. */
const MOST_KEPT = 5000;

interface Waiting {
  readonly citation: Citation;
  readonly asOf: string | undefined;
}

const kept = new Map<string, CitationTarget | null>();
let waiting = new Map<string, Waiting>();
let next: Promise<void> | undefined;
const underWay = new Map<string, Promise<void>>();

const keyOf = ({ key }: Citation, asOf: string | undefined) => `${asOf ?? ''}|${key}`;

/** What a citation is known to lead to; null where the portal has nothing, undefined if not asked. */
export function keptTarget(
  citation: Citation,
  asOf: string | undefined,
): CitationTarget | null | undefined {
  return kept.get(keyOf(citation, asOf));
}

async function askWaiting(): Promise<void> {
  const asked = [...waiting.values()];
  waiting = new Map();
  next = undefined;
  for (const asOf of new Set(asked.map((one) => one.asOf))) {
    const citations = asked.filter((one) => one.asOf === asOf).map(({ citation }) => citation);
    const targets = await askServices(citations, asOf);
    if (kept.size > MOST_KEPT) kept.clear();
    for (const citation of citations) {
      const target = targets.get(citation.key);
      if (target !== undefined) kept.set(keyOf(citation, asOf), target);
    }
  }
}

/**
 * Sees to it that `keptTarget` knows these. Whatever is asked for in one go, by however many texts
 * of a page, is one question; nothing is asked twice.
 */
export async function wantTargets(
  citations: readonly Citation[],
  asOf: string | undefined,
): Promise<void> {
  const answers = citations.flatMap((citation): Promise<void>[] => {
    const key = keyOf(citation, asOf);
    if (kept.has(key)) return [];
    const asked = underWay.get(key);
    if (asked) return [asked];
    waiting.set(key, { citation, asOf });
    next ??= new Promise((resolve) => setTimeout(resolve)).then(askWaiting);
    const answer = next;
    underWay.set(key, answer);
    const done = () => underWay.delete(key);
    answer.then(done, done);
    return [answer];
  });
  await Promise.all(new Set(answers));
}

/** Forgets everything, for tests. */
export function forgetTargets(): void {
  kept.clear();
}
