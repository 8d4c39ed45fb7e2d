import { applicationNumberCheckDigit } from '../../../src/domain/numbers/applicationNumber';
import type { Kind } from './blueprint';

const TYPE_DIGIT: Record<Kind, string> = { INVENTION: '1', UTILITY: '2', DESIGN: '3' };

/** Twelve digits since that day, eight before (domain 3.1). */
const LONG_NUMBERS_FROM = '2003-10-01';
/** Kinds U, S and B with nine digits since that day; the years before had other series. */
const CURRENT_KINDS_FROM = '2010-04-07';
const NINE_DIGITS_FROM = '2007-08-01';

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * Gives out numbers in the real formats that no real patent has: the serial part starts with 99,
 * far above what the office ever reached in a year.
 */
export class NumberIssuer {
  private readonly counters = new Map<string, number>();

  private next(series: string): number {
    const value = (this.counters.get(series) ?? 0) + 1;
    this.counters.set(series, value);
    return value;
  }

  /** `202119900001.9`; the type digit is 8 for an invention that came through the PCT. */
  application(kind: Kind, filing: string, throughPct: boolean): string {
    const type = throughPct ? '8' : TYPE_DIGIT[kind];
    const year = filing.slice(0, 4);
    const serial = this.next(`a${year}${type}`);
    const body =
      filing >= LONG_NUMBERS_FROM
        ? `${year}${type}99${digits(serial, 5)}`
        : `${year.slice(2)}${type}${90_000 + serial}`;
    return `${body}.${applicationNumberCheckDigit(body)}`;
  }

  /** Publication number of a day, and the digits that an invention keeps for its grant. */
  publication(kind: Kind, day: string): string {
    const first = TYPE_DIGIT[kind];
    if (day >= CURRENT_KINDS_FROM) {
      const letter = kind === 'INVENTION' ? 'A' : kind === 'UTILITY' ? 'U' : 'S';
      return `CN${first}99${digits(this.next(`p9${first}`), 6)}${letter}`;
    }
    const letter = kind === 'INVENTION' ? 'A' : kind === 'UTILITY' ? 'Y' : 'D';
    return day >= NINE_DIGITS_FROM
      ? `CN${first}0199${digits(this.next(`p8${first}`), 4)}${letter}`
      : `CN${first}99${digits(this.next(`p7${first}`), 4)}${letter}`;
  }

  /**
   * Number of the granted invention: kind B keeps the digits of a nine-digit publication, kind C
   * had a series of its own.
   */
  grant(publication: string, day: string): string {
    if (day >= CURRENT_KINDS_FROM) {
      return publication.length === 'CN199000001A'.length
        ? publication.replace(/A$/, 'B')
        : `CN10199${digits(this.next('p81'), 4)}B`;
    }
    return day >= NINE_DIGITS_FROM
      ? `CN10099${digits(this.next('c9'), 4)}C`
      : `CN10${90_000 + this.next('c7')}C`;
  }
}
