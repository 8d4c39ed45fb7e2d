import type { WatchedRecord } from '@/components/watch/watched';
import { costText, monthsAfter } from '@/domain/enterprise/healthFees';
import type { KnownValue } from '@/domain/watch/facts';
import { dayInWords } from '@/domain/workflow/dueDay';
import { patentDetailLink } from '@/links/patent';
import { FEE_RULE, type Matter, TERM_RULE } from './matter';

/** Months before its day from which on a fee, or the end of a term, is told. */
const FEE_MONTHS = 3;
const TERM_MONTHS = 12;

/** A fee may be paid late for so long (Implementing Regulations, Rule 115). */
const GRACE_MONTHS = 6;

const dayOf = (value: KnownValue | undefined) => (typeof value === 'string' ? value : '');

function feeOf(due: string, amount: KnownValue | undefined, today: string) {
  const late = due < today;
  const day = late ? (monthsAfter(due, GRACE_MONTHS) ?? '') : due;
  const sum = typeof amount === 'number' && !late ? costText({ fee: amount, surcharge: 0 }) : '';
  const words =
    day < today
      ? `年费应于 ${due} 缴纳，补缴期已满，请核对权利状态`
      : late
        ? `年费已逾期，可补缴到 ${dayInWords(day, today)}`
        : `年费最迟 ${dayInWords(day, today)} 缴${sum && `，${sum}`}`;
  return { day, words };
}

/** The fees and the end of the term of a watched patent, as far as its last answer tells. */
function daysOf({ kind, id, title, seen, asked }: WatchedRecord, today: string): Matter[] {
  if (kind !== 'patent') return [];
  const { feeDue, feeAmount, termEnd } = asked?.known ?? seen.known;
  const within = (day: string, months: number) =>
    day !== '' && day <= (monthsAfter(today, months) ?? '');
  const common = { title, urgent: false, weight: 'later', patent: id } as const;
  const due = dayOf(feeDue);
  const end = dayOf(termEnd);
  const matters: Matter[] = [];
  if (within(due, FEE_MONTHS)) {
    const { day, words } = feeOf(due, feeAmount, today);
    matters.push({
      ...common,
      key: `watched fee ${id}`,
      kind: '关注的专利',
      what: words,
      note: words,
      day,
      to: `${patentDetailLink(id)}#fees`,
      action: '查看年费',
      rule: FEE_RULE,
    });
  }
  if (end >= today && within(end, TERM_MONTHS)) {
    const words = `${end} 期限届满`;
    matters.push({
      ...common,
      key: `watched term ${id}`,
      kind: '关注的专利',
      what: words,
      note: words,
      day: end,
      to: patentDetailLink(id),
      action: '查看专利',
      rule: TERM_RULE,
    });
  }
  return matters;
}

/** What days the watched patents have: fees within three months, terms that end within a year. */
export const watchedDays = (watched: readonly WatchedRecord[], today: string): Matter[] =>
  watched.flatMap((one) => daysOf(one, today));
