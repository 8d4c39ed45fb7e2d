import {
  addMonths,
  type CalendarDay,
  daysInMonth,
  isoDay,
  makeDay,
  parseIsoDay,
  type TodayOption,
  todayInChina,
} from './calendar';
import { tidy } from './check';
import type { PatentKind } from './patentLabels';

/** A span of days, both ends included, as `YYYY-MM-DD`. */
export interface DateSpan {
  from: string;
  to: string;
  /** What was typed: a year, a month, a day, or a range between two of them. */
  precision: 'year' | 'month' | 'day' | 'range';
}

const COMPACT = /^(\d{4})(?:(\d{2})(\d{2})?)?$/;
const SEPARATED = /^(\d{4})([-./])(\d{1,2})(?:\2(\d{1,2}))?$/;
const CHINESE = /^(\d{4})年(?:(\d{1,2})月(?:(\d{1,2})[日号])?)?$/;
const RANGE_WORDS = /^(.+?)(?:TO|至|到|~|:|[\u2010-\u2015]+)(.+)$/;

/** Patents are younger than that, and later years are no dates of documents but other numbers. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

/** No spelling of a range is longer; pasted pages of text are not worth a look. */
const LONGEST = 40;

function readSingle(text: string): DateSpan | null {
  const compact = COMPACT.exec(text) ?? CHINESE.exec(text);
  const separated = compact ? null : SEPARATED.exec(text);
  const year = Number(compact?.[1] ?? separated?.[1]);
  const month = compact?.[2] ?? separated?.[3];
  const day = compact?.[3] ?? separated?.[4];
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return null;
  const first = makeDay(year, Number(month ?? 1), Number(day ?? 1));
  if (!first) return null;
  if (day) return { from: isoDay(first), to: isoDay(first), precision: 'day' };
  const lastMonth = month ? first.month : 12;
  const last = { year, month: lastMonth, day: daysInMonth(year, lastMonth) };
  return { from: isoDay(first), to: isoDay(last), precision: month ? 'month' : 'year' };
}

function join(start: string, end: string): DateSpan | null {
  const first = readSingle(start);
  const last = readSingle(end);
  if (!first || !last || first.from > last.to) return null;
  return { from: first.from, to: last.to, precision: 'range' };
}

/** A hyphen may belong to a date or stand between two, so every one is tried. */
function readHyphenRange(text: string): DateSpan | null {
  for (let at = text.indexOf('-'); at !== -1; at = text.indexOf('-', at + 1)) {
    const span = join(text.slice(0, at), text.slice(at + 1));
    if (span) return span;
  }
  return null;
}

/**
 * Reads a date as typed into a search box: year, month or day (`2016`, `201608`, `20160809`,
 * `2016-08-09`, `2016.8.9`, `2016/8/9`, `2016年8月9日`), or a range of two (`2019-2021`,
 * `20191203 to 20191206`, `2019至2021`, `20200101:20201231`), also in brackets and full width.
 * Null when it is none, does not exist in the calendar, lies outside 1900–2099, or the range runs
 * backwards.
 */
export function readDate(input: string): DateSpan | null {
  const text = tidy(input)
    .toUpperCase()
    .replace(/^\((.*)\)$/, '$1');
  if (text.length > LONGEST) return null;
  const [, start, end] = RANGE_WORDS.exec(text) ?? [];
  if (start && end) return join(start, end);
  return readSingle(text) ?? readHyphenRange(text);
}

/** Reads a date given to the day in any spelling of `readDate`, as `YYYY-MM-DD`; otherwise null. */
export function readDay(input: string): string | null {
  const span = readSingle(tidy(input));
  return span?.precision === 'day' ? span.from : null;
}

/** The dates of one patent as typed; empty and absent mean not given. */
export interface PatentDatesInput {
  type: PatentKind;
  priority?: string | null | undefined;
  filing?: string | null | undefined;
  publication?: string | null | undefined;
  grant?: string | null | undefined;
}

type DateField = 'filing' | 'priority' | 'publication' | 'grant';

/** The dates as `YYYY-MM-DD`, at most one warning beside them, or the first failure. */
export type PatentDatesResult =
  | {
      ok: true;
      dates: Partial<Record<DateField, string>>;
      warning?: { code: string; message: string };
    }
  | { ok: false; code: string; message: string };

const LABELS: readonly (readonly [DateField, string])[] = [
  ['filing', '申请日'],
  ['priority', '优先权日'],
  ['publication', '公开（公告）日'],
  ['grant', '授权公告日'],
];

const MESSAGES = {
  'REQUIRED:filing': '请填写申请日',
  BEFORE_1985: '申请日不能早于 1985-04-01',
  PRIORITY_AFTER_FILING: '优先权日不能晚于申请日',
  PRIORITY_TOO_OLD: '申请日超出优先权期限（发明、实用新型 12 个月，外观设计 6 个月）',
  'WARN:PRIORITY_RESTORED': '申请日超出优先权期限，仅在优先权恢复时成立，请核对',
  PUB_BEFORE_FILING: '公开（公告）日不能早于申请日',
  GRANT_BEFORE_FILING: '授权公告日不能早于申请日',
  GRANT_BEFORE_PUB: '授权公告日不能早于公开日',
  UM_DESIGN_PUB_NE_GRANT: '实用新型、外观设计的公告日应与授权公告日相同',
} as const;

type OrderCode = keyof typeof MESSAGES;

/** The Patent Law took effect on that day. */
const FIRST_FILING_DAY = '1985-04-01';

/** Patent Law Articles 29 and 30; restoration Implementing Regulations (2023) Rule 36. */
function checkPriority(type: PatentKind, priority: CalendarDay, filing: string): OrderCode | null {
  const months = type === 'DESIGN' ? 6 : 12;
  if (isoDay(priority) > filing) return 'PRIORITY_AFTER_FILING';
  if (filing <= isoDay(addMonths(priority, months))) return null;
  const restorable = type !== 'DESIGN' && filing <= isoDay(addMonths(priority, months + 2));
  return restorable ? 'WARN:PRIORITY_RESTORED' : 'PRIORITY_TOO_OLD';
}

function checkOrder(
  type: PatentKind,
  { filing, publication, grant }: Partial<Record<DateField, string>>,
): OrderCode | null {
  if (!filing) return null;
  if (publication && publication < filing) return 'PUB_BEFORE_FILING';
  if (grant && grant < filing) return 'GRANT_BEFORE_FILING';
  if (!publication || !grant) return null;
  if (grant < publication) return 'GRANT_BEFORE_PUB';
  return type !== 'INVENTION' && publication !== grant ? 'UM_DESIGN_PUB_NE_GRANT' : null;
}

/**
 * Form check of the dates of a patent against one another and today. Failures in order: each date
 * exists (`INVALID_DATE:field`) and is not in the future (`FUTURE_DATE:field`), filing given and
 * not before 1985-04-01, priority before filing and in time, publication, grant. A priority late
 * by up to two months is a warning (`WARN:PRIORITY_RESTORED`) that never hides a later failure.
 */
export function checkPatentDates(
  input: PatentDatesInput,
  { today = todayInChina() }: TodayOption = {},
): PatentDatesResult {
  const dates: Partial<Record<DateField, string>> = {};
  for (const [field, label] of LABELS) {
    const typed = tidy(input[field] ?? '');
    if (typed === '') continue;
    const day = readDay(typed);
    if (!day) {
      return { ok: false, code: `INVALID_DATE:${field}`, message: `${label}不是有效日期` };
    }
    if (day > today) {
      return { ok: false, code: `FUTURE_DATE:${field}`, message: `${label}不能晚于今天` };
    }
    dates[field] = day;
  }
  const refuse = (code: OrderCode): PatentDatesResult => ({
    ok: false,
    code,
    message: MESSAGES[code],
  });
  if (!dates.filing) return refuse('REQUIRED:filing');
  if (dates.filing < FIRST_FILING_DAY) return refuse('BEFORE_1985');
  const priority = dates.priority ? parseIsoDay(dates.priority) : null;
  const priorityCode = priority && checkPriority(input.type, priority, dates.filing);
  if (priorityCode && priorityCode !== 'WARN:PRIORITY_RESTORED') return refuse(priorityCode);
  const orderCode = checkOrder(input.type, dates);
  if (orderCode) return refuse(orderCode);
  return priorityCode
    ? { ok: true, dates, warning: { code: priorityCode, message: MESSAGES[priorityCode] } }
    : { ok: true, dates };
}
