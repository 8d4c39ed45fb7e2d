import { addDays } from '@/domain/calendar';
import type { DayEvent } from '@/domain/icsCalendar';
import { inOrder, type Matter } from './matter';
import { ruleText } from './rule';

/** Matters whose last days lie together. */
export interface MatterGroup {
  readonly name: string;
  readonly matters: readonly Matter[];
}

/** Days before which a calendar reminds of a matter. */
const REMIND = 3;

/**
 * The matters by their last day, soonest first, each day's most urgent first; those without a day
 * come last. Groups without matters are left out.
 *
 * @param today `YYYY-MM-DD`
 */
export function byDay(matters: readonly Matter[], today: string): MatterGroup[] {
  const week = addDays(today, 7);
  const month = addDays(today, 30);
  const groupOf = ({ day }: Matter) => {
    if (day === '') return '没有期限或期限不详';
    if (day < today) return '期限已过';
    if (day <= week) return '7 天内';
    return day <= month ? '30 天内' : '30 天以后';
  };
  const names = ['期限已过', '7 天内', '30 天内', '30 天以后', '没有期限或期限不详'];
  const sorted = inOrder(matters).sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  return names.flatMap((name) => {
    const own = sorted.filter((one) => groupOf(one) === name);
    return own.length > 0 ? [{ name, matters: own }] : [];
  });
}

/**
 * The matters whose day is still to come, as events of a calendar.
 *
 * @param addressOf the absolute address of one of the portal's
 */
export function matterEvents(
  matters: readonly Matter[],
  today: string,
  addressOf: (to: string) => string,
): DayEvent[] {
  return matters
    .filter(({ day }) => day >= today)
    .map(({ key, day, kind, title, action, rule, note, to }) => ({
      uid: `matter-${encodeURIComponent(key)}@ipr-front`,
      day,
      summary: `${kind}：${title}`,
      description: [
        `最后一天：${day}`,
        note,
        rule && `依据：${ruleText(rule)}`,
        action,
        to && addressOf(to),
      ]
        .filter(Boolean)
        .join('\n'),
      remindDaysBefore: REMIND,
    }));
}
