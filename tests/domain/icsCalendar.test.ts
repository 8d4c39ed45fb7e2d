import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayEvent, icsCalendar } from '../../src/domain/icsCalendar';

const stampedAt = new Date('2026-11-20T01:02:03.456Z');

const event: DayEvent = {
  uid: 'fee-202119900001.9-6@ipr-front',
  day: '2026-01-04',
  summary: '第 6 年度年费',
  description: '1200 元（推算）',
};

/** The logical lines of a calendar file: folding undone as RFC 5545, 3.1 says. */
function unfold(file: string): string[] {
  return file.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
}

function propertyOf(file: string, property: string): string | undefined {
  return unfold(file)
    .find((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1);
}

function unescapeText(text: string): string {
  return text.replace(/\\([\\;,n])/g, (_, char: string) => (char === 'n' ? '\n' : char));
}

describe('icsCalendar', () => {
  it('writes an all-day event from its day to the next, exclusive', () => {
    const lines = unfold(icsCalendar('年费', [event], stampedAt));
    expect(lines).toContain('DTSTART;VALUE=DATE:20260104');
    expect(lines).toContain('DTEND;VALUE=DATE:20260105');
    expect(lines).toContain('DTSTAMP:20261120T010203Z');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    // Fees, matters and terms are written alike: the file names the portal, not one of them.
    expect(lines).toContain('PRODID:-//ipr-front//portal//ZH');
    expect(lines[lines.length - 1]).toBe('END:VCALENDAR');
  });

  it.each([
    ['2026-12-31', '20270101'],
    ['2028-02-28', '20280229'],
    ['2028-02-29', '20280301'],
    ['2026-04-30', '20260501'],
  ])('ends the event of %s on %s', (day, end) => {
    const file = icsCalendar('年费', [{ ...event, day }], stampedAt);
    expect(unfold(file)).toContain(`DTEND;VALUE=DATE:${end}`);
  });

  it('escapes the characters that have a meaning', () => {
    const file = icsCalendar('年费', [{ ...event, summary: 'a,b;c\\d\r\ne\u0007f' }], stampedAt);
    expect(propertyOf(file, 'SUMMARY')).toBe('a\\,b\\;c\\\\d\\nef');
  });

  it('reminds the given number of days before, and only when asked', () => {
    expect(icsCalendar('年费', [event], stampedAt)).not.toContain('VALARM');
    const file = icsCalendar('年费', [{ ...event, remindDaysBefore: 30 }], stampedAt);
    expect(unfold(file)).toContain('TRIGGER:-P30D');
  });

  it('leaves out an event on a day that does not exist', () => {
    expect(icsCalendar('年费', [{ ...event, day: '2026-02-30' }], stampedAt)).not.toContain(
      'VEVENT',
    );
  });

  it('folds every line at 75 octets without cutting a character, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const description = text.replace(/[\u0000-\u001f\u007f]/g, '');
        const file = icsCalendar('年费', [{ ...event, description }], stampedAt);
        expect(file.endsWith('\r\n')).toBe(true);
        expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\ud800-\udbff]$/);
        }
        expect(unescapeText(propertyOf(file, 'DESCRIPTION') ?? '')).toBe(description);
      }),
    );
  });
});
