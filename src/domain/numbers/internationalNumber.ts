import { type TodayOption, todayInChina } from '../calendar';
import { tidy } from '../check';

/** An international (PCT) application number. */
export interface InternationalApplication {
  /** `PCT/CN2020/099999`: four-digit year, six-digit serial, whatever was typed. */
  number: string;
  /** Two letters of the receiving office, `IB` for the International Bureau. */
  office: string;
  year: number;
}

/** An international (WO) publication number. */
export interface InternationalPublication {
  /** `WO2021/123456`: four-digit year, six-digit serial, whatever was typed. */
  number: string;
  /** Kind code such as `A1`; absent when none was typed. */
  kind?: string;
  year: number;
}

/** Two-digit years were in use from the first filings in 1978 to the end of 2003. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year >= 78 ? 1900 + year : 2000 + year;
}

function plausible(digits: string, today: string): boolean {
  const year = fullYear(digits);
  return year >= 1978 && year <= (digits.length === 2 ? 2003 : Number(today.slice(0, 4)));
}

/**
 * Year and serial of a number whose year has four digits or, in the old style, two. Without a
 * separator the serial must be complete, or the border between the two could not be seen.
 */
function split(
  text: string,
  today: string,
): { year: number; serial: string; kind?: string } | null {
  const match =
    /^(\d{4}|\d{2})[/-](\d{1,6})([A-C]\d)?$/.exec(text) ??
    /^(\d{4})(\d{6})([A-C]\d)?$/.exec(text) ??
    /^(\d{2})(\d{5,6})([A-C]\d)?$/.exec(text);
  const [, year, serial, kind] = match ?? [];
  if (!year || !serial || Number(serial) === 0 || !plausible(year, today)) return null;
  const padded = { year: fullYear(year), serial: serial.padStart(6, '0') };
  return kind ? { ...padded, kind } : padded;
}

/**
 * Reads an international application number in the spellings `PCT/CN2020/099999`,
 * `PCTCN2020099999`, `PCT-CN2020-99999` and the two-digit years before 2004 (`PCT/CN98/00123`).
 * Null when the text is not one. Source: PCT Administrative Instructions, section 307.
 */
export function readInternationalApplication(
  input: string,
  { today = todayInChina() }: TodayOption = {},
): InternationalApplication | null {
  const [, office, rest] = /^PCT[/-]?([A-Z]{2})[/-]?(.+)$/.exec(tidy(input).toUpperCase()) ?? [];
  const parts = office && rest ? split(rest, today) : null;
  if (!office || !parts || parts.kind) return null;
  return { number: `PCT/${office}${parts.year}/${parts.serial}`, office, year: parts.year };
}

/**
 * Reads an international publication number in the spellings `WO2021/123456`, `WO 2021123456 A1`,
 * `WO-2021123456-A1` and the two-digit years before 2004 (`WO 98/12345`). Null when the text is
 * not one. Source: PCT Administrative Instructions, section 404; kinds WIPO ST.16.
 */
export function readInternationalPublication(
  input: string,
  { today = todayInChina() }: TodayOption = {},
): InternationalPublication | null {
  const text = tidy(input).toUpperCase();
  const [, rest] = /^WO[/-]?(.+)$/.exec(text.replace(/[-(]?([A-C]\d)\)?$/, '$1')) ?? [];
  const parts = rest ? split(rest, today) : null;
  if (!parts) return null;
  const found = { number: `WO${parts.year}/${parts.serial}`, year: parts.year };
  return parts.kind ? { ...found, kind: parts.kind } : found;
}
