import { tidy } from '../check';
import { readApplicationNumber } from './applicationNumber';
import { readInternationalApplication, readInternationalPublication } from './internationalNumber';
import { readPublicationNumber } from './publicationNumber';

/** What a number is one of: a Chinese application or publication, or one under the PCT. */
export type NumberKind =
  | 'application'
  | 'publication'
  | 'internationalApplication'
  | 'internationalPublication';

/** A number in its one normal spelling. */
export interface PatentNumber {
  kind: NumberKind;
  /**
   * `202119900001.9`, with the check digit even if none was typed; `CN199000001A`, the kind code
   * only if one was typed; `PCT/CN2020/099999`; `WO2021/123456`.
   */
  number: string;
  /** Whether a check digit was typed and is right, which few other rows of digits would have. */
  proven: boolean;
}

/** What reading depends on. */
export interface ReadingOption {
  /** Today as `YYYY-MM-DD`: no number has a later year. */
  today: string;
}

/** Some services write a kind code behind application numbers: CN202119900001.9A. */
const APPLICATION_KIND = /^((?:CN|ZL)?(?:\d{12}\.?[\dX]?|\d{8}\.[\dX]))[ABSUY]$/;

/** Upper case and half width without spaces, and without the kind code of an application. */
export function tidyNumber(text: string): string {
  return tidy(text).toUpperCase().replace(APPLICATION_KIND, '$1');
}

/**
 * Reads a number of any kind in the spellings of a search box; null when the text is none or its
 * check digit is wrong. Eight digits after CN are an application number: publications of 1985 to
 * 1988 bear the digits of their application, which finds them too.
 */
export function readPatentNumber(text: string, option: ReadingOption): PatentNumber | null {
  const typed = tidyNumber(text);
  if (typed.startsWith('PCT')) {
    const found = readInternationalApplication(typed, option);
    return found && { kind: 'internationalApplication', number: found.number, proven: false };
  }
  if (typed.startsWith('WO')) {
    const found = readInternationalPublication(typed, option);
    return found && { kind: 'internationalPublication', number: found.number, proven: false };
  }
  const application = readApplicationNumber(typed, option);
  if (application) {
    const { body, checkOk, expectedCheck } = application;
    if (checkOk === false) return null;
    const number = `${body}.${expectedCheck}`;
    return { kind: 'application', number, proven: checkOk === true };
  }
  const found = readPublicationNumber(typed);
  const number = found && `${found.number}${found.kind ?? ''}`;
  return number ? { kind: 'publication', number, proven: false } : null;
}
