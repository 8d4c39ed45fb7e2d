import { askFor } from '@/components/watch/look';
import { recordLink } from '@/components/watch/recordLink';
import {
  noteAsked,
  readWatched,
  type WatchedRecord,
  watchedName,
} from '@/components/watch/watched';
import { graceEndOf, payableUntil } from '@/domain/annualFee';
import { monthsAfter } from '@/domain/calendar';
import { costText } from '@/domain/enterprise/healthFees';
import { changedOnly, changesOf, type Said } from '@/domain/watch/changes';
import { type KnownValue, WATCH_KINDS } from '@/domain/watch/facts';
import { watchedLink } from '@/links/landing';
import { patentDetailLink } from '@/links/patent';
import { AbortedError, isNotOffered } from '@/requests/errors';
import { HOLIDAYS } from '../../../../config/holidays';
import { isNotFound } from '../isNotFound';
import { FEE_RULE, type Matter, TERM_RULE } from './matter';
import { type Answered, NOTHING_TO_LOOK_AT } from './source';

/** Months before its day from which on a fee, or the end of a term, is told. */
const FEE_MONTHS = 3;
const TERM_MONTHS = 12;

const dayOf = (value: KnownValue | undefined) => (typeof value === 'string' ? value : '');

function feeOf(due: string, amount: KnownValue | undefined, today: string) {
  const last = payableUntil(due, HOLIDAYS);
  const late = last < today;
  const day = late ? (graceEndOf(due, HOLIDAYS) ?? '') : last;
  const sum = typeof amount === 'number' ? `，${costText({ fee: amount, surcharge: 0 })}` : '';
  const words =
    day < today
      ? `年费应于 ${due} 缴纳，补缴期已满，请核对权利状态`
      : late
        ? `年费已逾期，可补缴${sum && `${sum}，滞纳金按逾期月数另计`}`
        : `年费待缴${sum}`;
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
    const words = '期限届满';
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
const watchedDays = (watched: readonly WatchedRecord[], today: string): Matter[] =>
  watched.flatMap((one) => daysOf(one, today));

/** Records asked for on one visit of the landing page: each is a call. */
const MOST_ASKED = 10;

/** An answer counts for so long, in milliseconds. */
const FRESH = 6 * 60 * 60_000;

/** So many failures end the questions: the rest would fail as well. */
const MOST_FAILED = 3;

/** Records in rows of their own; more of them are one row. */
const MOST_ROWS = 3;

/** Changes named in one row. */
const MOST_NAMED = 2;

const lastLook = ({ seen, asked }: WatchedRecord) => asked?.at ?? seen.at;

interface Asked {
  failed: number;
  /** Why the last one failed. */
  error: unknown;
}

/** Asks one after the other, those first whose last answer is the oldest; keeps each answer. */
async function askOldest(
  owner: string,
  old: readonly WatchedRecord[],
  signal: AbortSignal,
): Promise<Asked> {
  const outcome: Asked = { failed: 0, error: undefined };
  for (const one of old) {
    try {
      const known = await askFor(one, signal);
      if (signal.aborted) throw new AbortedError();
      noteAsked(owner, one, { at: Date.now(), known });
    } catch (error) {
      if (signal.aborted || error instanceof AbortedError) throw error;
      if (isNotOffered(error) || isNotFound(error)) {
        // It does not stand before the others for ever; that it is gone is told where all are listed.
        noteAsked(owner, one, { at: Date.now(), known: {} });
        continue;
      }
      outcome.failed += 1;
      outcome.error = error;
      if (outcome.failed >= MOST_FAILED) break;
    }
  }
  return outcome;
}

interface Changed {
  readonly one: WatchedRecord;
  readonly said: readonly Said[];
}

/** Those that are known to have changed since their page was last opened. */
function changedOf(watched: readonly WatchedRecord[]): Changed[] {
  return watched.flatMap((one) => {
    const { kind, seen, asked } = one;
    const said = asked ? changedOnly(changesOf(kind, seen.known, asked.known)) : [];
    return said.length > 0 ? [{ one, said }] : [];
  });
}

const news = (matter: Pick<Matter, 'key' | 'title' | 'what' | 'to'>): Matter => ({
  ...matter,
  kind: '关注',
  urgent: false,
  weight: 'news',
  day: '',
  action: '查看变化',
});

function matterOf({ one, said }: Changed): Matter {
  const named = said.slice(0, MOST_NAMED).map(({ text }) => text);
  const more = said.length > MOST_NAMED ? `，共 ${said.length} 处变化` : '';
  return news({
    key: `watch ${watchedName(one)}`,
    title: one.title,
    what: `${WATCH_KINDS[one.kind]}，${named.join('；')}${more}`,
    to: recordLink(one),
  });
}

function mattersOf(changed: readonly Changed[]): Matter[] {
  if (changed.length <= MOST_ROWS) return changed.map(matterOf);
  const what = '自您上次查看以来有变化';
  return [news({ key: 'watch', title: `${changed.length} 项关注的内容`, what, to: watchedLink() })];
}

/**
 * What the user watches and what has changed since its page was last opened. Only some are asked for
 * on a visit; what was answered before still counts.
 */
export async function watchMatters(
  owner: string,
  today: string,
  signal: AbortSignal,
): Promise<Answered> {
  const watched = readWatched(owner);
  if (watched.length === 0) return NOTHING_TO_LOOK_AT;
  const now = Date.now();
  const old = watched
    .filter((one) => now - lastLook(one) > FRESH)
    .sort((a, b) => lastLook(a) - lastLook(b));
  const asked = old.slice(0, MOST_ASKED);
  const { failed, error } = await askOldest(owner, asked, signal);
  const known = readWatched(owner);
  const changed = changedOf(known);
  if (failed > 0 && failed >= Math.min(asked.length, MOST_FAILED) && changed.length === 0) {
    throw error;
  }
  const left = old.length - asked.length;
  return {
    matters: [...watchedDays(known, today), ...mattersOf(changed)],
    looked: '关注',
    note: [
      failed > 0 && '有的关注没有查到，有没有变化还不知道。',
      left > 0 && `关注的内容每次核对 ${MOST_ASKED} 项，有 ${left} 项留待以后核对。`,
    ]
      .filter(Boolean)
      .join(''),
  };
}
