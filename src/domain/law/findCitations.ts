import { todayInChina } from '../calendar';
import { toHalfWidth } from '../check';
import type { NumberKind } from '../numbers/anyNumber';
import { findNumbers } from '../numbers/findNumbers';
import { placeAddress } from './articleKey';
import { findLawMentions, type LawCitationOptions, type LawMention } from './lawCitations';

/** A range of a text that names something the portal may have. */
export type Citation =
  | (LawMention & {
      readonly kind: 'law';
      /** `law:专利法#65.2`; equal for equal targets. */
      readonly key: string;
    })
  | {
      readonly kind: 'case';
      readonly from: number;
      readonly to: number;
      /** `case:(2024)苏05民初123号`. */
      readonly key: string;
      /** With half-width brackets, as case numbers are stored. */
      readonly number: string;
    }
  | {
      readonly kind: 'patent';
      readonly from: number;
      readonly to: number;
      /** `patent:202119900001.9`. */
      readonly key: string;
      readonly number: string;
      readonly numberKind: NumberKind;
    };

export interface CitationOptions extends LawCitationOptions {
  /** `YYYY-MM-DD`: no patent number has a later year. */
  readonly today?: string;
}

const CASE =
  /[（(]((?:19|20)\d{2})[）)]\s?((?:[\u4e00-\u9fa5]{1,8}\d{0,4})?[\u4e00-\u9fa5]{1,10}?第?\d{1,8}(?:[-—]\d{1,3})?号(?:之[一二三四五六七八九十]{1,2})?)/g;

/** Certificates of notaries are numbered alike: (2017)浙杭证内字第493号. */
const NOTARIAL = /证[\u4e00-\u9fa5]{0,3}字第?\d/;

/** Old and new case numbers: （2024）苏05民初123号, (2013)民提字第15号. */
function findCases(text: string): Citation[] {
  return [...text.matchAll(CASE)].flatMap((match): Citation[] => {
    const number = `(${match[1]})${match[2]}`;
    if (NOTARIAL.test(number)) return [];
    const from = match.index;
    return [{ kind: 'case', from, to: from + match[0].length, number, key: `case:${number}` }];
  });
}

const LINE = /[^\r\n]+/g;
/** A line of digits without end is no text; the finder of numbers is not made for it. */
const LONGEST_LINE = 20_000;
const SAYS_PATENT =
  /(?:专利|申请|公开|公告|授权)(?:号|公告号|公布号)(?:码)?(?:分别)?[为是:：\s（(“"]{0,4}(?:第)?$/;

/** Same length as the text, so that places stay. */
function plainLine(line: string): string {
  return toHalfWidth(line)
    .replace(/[。．·•]/g, '.')
    .replace(/[‐‑–—－]/g, '-');
}

/**
 * Numbers that say of themselves that they are a patent's, by letters or a right check digit, and
 * such that the words before them say it of.
 */
function findPatents(text: string, today: string): Citation[] {
  return [...text.matchAll(LINE)].flatMap(({ 0: line, index }): Citation[] => {
    if (line.length > LONGEST_LINE || !/\d{5}/.test(line)) return [];
    const plain = plainLine(line);
    return findNumbers(plain, today).flatMap((finding): Citation[] => {
      if (!('kind' in finding)) return [];
      const { from, to, kind, number } = finding;
      const printed = plain.slice(from, to);
      const told =
        /^(?:CN|ZL|PCT|WO)/i.test(printed) ||
        /\d\.[\dX]$/i.test(printed) ||
        SAYS_PATENT.test(plain.slice(Math.max(0, from - 20), from));
      if (!told) return [];
      const place = { from: index + from, to: index + to };
      return [{ kind: 'patent', ...place, number, numberKind: kind, key: `patent:${number}` }];
    });
  });
}

/**
 * What a text cites: laws with article, paragraph and item, court cases, patents. Ranges stand in
 * order and do not overlap. Whether the portal has what is named is for a service to say. Never
 * throws, whatever the text.
 */
export function findCitations(text: string, options: CitationOptions = {}): Citation[] {
  const { today = todayInChina(), ...lawOptions } = options;
  const laws = findLawMentions(text, lawOptions).map((mention): Citation => {
    const address = mention.place ? `#${placeAddress(mention.place)}` : '';
    const edition = mention.edition === undefined ? '' : `@${mention.edition}`;
    return { ...mention, kind: 'law', key: `law:${mention.name}${edition}${address}` };
  });
  const all = [...laws, ...findCases(text), ...findPatents(text, today)];
  all.sort((a, b) => a.from - b.from || b.to - a.to);
  let end = 0;
  return all.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

/** A stretch of a text, with what it cites if anything; the stretches joined are the text. */
export interface CitedRun {
  readonly text: string;
  readonly citation?: Citation;
}

/** Splits a text at its citations. */
export function citedRuns(text: string, citations: readonly Citation[]): CitedRun[] {
  const runs: CitedRun[] = [];
  let at = 0;
  for (const citation of citations) {
    if (citation.from > at) runs.push({ text: text.slice(at, citation.from) });
    runs.push({ text: text.slice(citation.from, citation.to), citation });
    at = citation.to;
  }
  if (at < text.length) runs.push({ text: text.slice(at) });
  return runs;
}
