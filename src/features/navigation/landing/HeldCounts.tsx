import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { todayInChina } from '@/domain/calendar';
import type { CallOptions } from '@/requests/serviceClient';
import { searchPatents } from '@/services/cnipr';
import { findAdjudications } from '@/services/data/adjudication';
import { findEnterprises } from '@/services/data/enterprise';
import { findLaws } from '@/services/data/law';
import { findListings } from '@/services/data/transaction';
import { type Count, HeldRow } from './HeldRow';

interface Answer {
  readonly totalElements: number;
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

/** A holding that does not answer is not known; the others are. */
async function countAll(signal: AbortSignal): Promise<(Count | undefined)[]> {
  const answers = await Promise.allSettled(
    ASK.map((ask) => ask({ signal, skipErrorHandler: true })),
  );
  return answers.map((answer) => {
    if (answer.status === 'rejected') return undefined;
    const { totalElements: total, content } = answer.value;
    return { total, invented: content.some(isInvented) };
  });
}

/** The holdings with their counts, as they are today. */
export function HeldCounts() {
  const today = todayInChina();
  const { data } = useLatestAnswer(today, countAll);
  if (!data) return <HeldRow />;
  return <HeldRow counts={data} day={data.some(Boolean) ? today : ''} instead="没有查到" />;
}
