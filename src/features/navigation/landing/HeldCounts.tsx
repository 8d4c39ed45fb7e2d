import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { todayInChina } from '@/domain/calendar';
import type { CallOptions } from '@/requests/serviceClient';
import { searchPatents } from '@/services/cnipr';
import { findAdjudications } from '@/services/data/adjudication';
import { findEnterprises } from '@/services/data/enterprise';
import { findLaws } from '@/services/data/law';
import { findListings } from '@/services/data/transaction';
import { HeldRow } from './HeldRow';
import { type Counts, keepCounts, keptCounts } from './keptCounts';

interface Answer {
  readonly totalElements: number;
  readonly counted: boolean;
  readonly content: readonly object[];
}

const FIRST = { page: 0, size: 1 };

/** How each holding is counted, in the order of `HELD`: as its list counts all that it has. */
const ASK: readonly ((options: CallOptions) => Promise<Answer>)[] = [
  (options) => searchPatents({ expression: '', filters: {}, ...FIRST }, options),
  (options) => findLaws(FIRST, options),
  (options) => findAdjudications(FIRST, options),
  (options) => findEnterprises(FIRST, options),
  (options) => findListings(FIRST, options),
];

const isInvented = (row: object) => 'sample' in row && row.sample === true;

/** A holding that does not answer, or not with a number, keeps what it had last, if that is known here; with its day. */
async function countAll(today: string, signal: AbortSignal): Promise<Counts> {
  const answers = await Promise.allSettled(
    ASK.map((ask) => ask({ signal, skipErrorHandler: true })),
  );
  const kept = keptCounts();
  const counts = answers.map((answer, index) => {
    if (answer.status === 'rejected') return kept[index];
    const { totalElements: total, content, counted } = answer.value;
    if (!counted) return kept[index];
    return { total, invented: content.some(isInvented), day: today };
  });
  if (!signal.aborted) keepCounts(counts);
  return counts;
}

/** The holdings with their counts, as they are today. */
export function HeldCounts() {
  const today = todayInChina();
  const { data } = useLatestAnswer(today, (signal) => countAll(today, signal));
  return data ? <HeldRow counts={data} instead="没有查到" /> : <HeldRow counts={keptCounts()} />;
}
