import { addMonths, type CalendarDay, daysInMonth, isoDay, parseIsoDay } from './calendar';

/** An event that lasts one whole day. */
export interface DayEvent {
  /** Stays the same over repeated downloads, so that a calendar updates instead of doubling. */
  uid: string;
  /** `YYYY-MM-DD`. */
  day: string;
  summary: string;
  description: string;
  /** Days before the event on which the calendar reminds; no reminder when absent. */
  remindDaysBefore?: number;
}

/** RFC 5545, 3.1: a line holds at most 75 octets without its line break. */
const LINE_OCTETS = 75;

const octets = (char: string): number => new TextEncoder().encode(char).length;

/** Breaks a content line between characters; continuation lines begin with one space, which counts. */
function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const char of line) {
    const size = octets(char);
    if (used + size > LINE_OCTETS) {
      folded += '\r\n ';
      used = 1;
    }
    folded += char;
    used += size;
  }
  return folded;
}

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line break are escaped; other controls dropped. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

const compactDay = (day: CalendarDay): string => isoDay(day).replace(/-/g, '');

function nextDay({ year, month, day }: CalendarDay): CalendarDay {
  return day < daysInMonth(year, month)
    ? { year, month, day: day + 1 }
    : addMonths({ year, month, day: 1 }, 1);
}

function eventLines(event: DayEvent, stamp: string): string[] {
  const day = parseIsoDay(event.day);
  if (!day) return [];
  const reminder =
    event.remindDaysBefore === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(event.summary)}`,
          `TRIGGER:-P${event.remindDaysBefore}D`,
          'END:VALARM',
        ];
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compactDay(day)}`,
    `DTEND;VALUE=DATE:${compactDay(nextDay(day))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'TRANSP:TRANSPARENT',
    ...reminder,
    'END:VEVENT',
  ];
}

/**
 * A calendar file (`text/calendar`, RFC 5545) of all-day events, in UTF-8 with CRLF line breaks,
 * lines folded at 75 octets. Events on a day that is not in the calendar are left out.
 *
 * @param name shown by calendar programs
 * @param stampedAt when the file was made
 */
export function icsCalendar(name: string, events: readonly DayEvent[], stampedAt: Date): string {
  const stamp = `${stampedAt.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ipr-front//portal//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
