import { type TodayOption, todayInChina } from './calendar';
import { toHalfWidth } from './check';
import { grouped } from './grouped';
import type { NumberKind } from './numbers/anyNumber';
import { type Finding, findNumbers } from './numbers/findNumbers';
import type { FieldCode } from './search/fields';
import { parseExpression } from './search/parser';

/** How many numbers stand in an address; a longer list is kept on the device. Ours. */
export const NUMBERS_IN_ADDRESS = 50;

/** Where something stands in the pasted text. */
export interface ListPlace {
  /** Line of the text, counted from 1. */
  line: number;
  /** Half-open, in UTF-16 units, counted from 0. */
  from: number;
  to: number;
}

/** A number found in the text, at its first place. */
export interface NumberEntry extends ListPlace {
  kind: NumberKind;
  /** In its one normal spelling, see `PatentNumber`. */
  number: string;
}

/** A further place of a number. */
export interface DuplicateNumber extends ListPlace {
  number: string;
  /** Line of its first place. */
  firstLine: number;
}

/** What looks like a number and is none. */
export interface BadNumber extends ListPlace {
  /** As typed, cut when very long. */
  typed: string;
  /** Why, in Chinese. */
  reason: string;
  /** What was probably meant, in its normal spelling. */
  correction?: string;
}

/** A line without anything that looks like a number. */
export interface IgnoredLine extends ListPlace {
  /** What it says, cut when very long. */
  typed: string;
}

/** What a pasted text holds. */
export interface NumberList {
  /** In the order of the text. */
  entries: NumberEntry[];
  duplicates: DuplicateNumber[];
  bad: BadNumber[];
  /** Lines that are not blank. */
  lines: number;
  /** Those of them without anything that looks like a number. */
  ignored: IgnoredLine[];
}

const LINE_BREAK = /[\r\n\u0085\u2028\u2029]/;

/** Half width, one sign for each kind of dot and hyphen; all keep their places. */
function fold(line: string): string {
  return toHalfWidth(line)
    .replace(/[。｡·•・‧∙]/g, '.')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/×/g, 'X');
}

/** Longer texts are not shown whole. */
const MOST_SHOWN = 60;

/** Lines read in one step, some milliseconds of work. */
const LINES_PER_STEP = 100;

/**
 * Reads one text over and over while it is being changed: lines that it has read before are not
 * looked through again.
 */
export class NumberListReader {
  private known = new Map<string, readonly Finding[]>();

  /** @param today see `TodayOption` */
  constructor(private readonly today: string = todayInChina()) {}

  private findingsIn(line: string): readonly Finding[] {
    const known = this.known.get(line);
    if (known) return known;
    const findings = findNumbers(fold(line), this.today);
    this.known.set(line, findings);
    return findings;
  }

  /**
   * Finds the numbers of patent documents in anything that was pasted: a column or rows of a
   * spreadsheet, a letter, a chat. Chinese application numbers (with or without CN, ZL and check
   * digit) and publication numbers (with or without kind code), PCT and WO numbers, in full or half
   * width, with spaces inside, however separated. A number counts once: with or without its check
   * digit it is the same, application and publication are not.
   *
   * Dates, telephone numbers, amounts and prose are passed over; what looks like a number and is
   * none comes with the reason. Takes time in proportion to the text; never throws.
   *
   * @returns steps of some milliseconds, between which the caller may let others work or give up;
   *   the last one returns what was found
   */
  *read(text: string): Generator<void, NumberList> {
    const list: NumberList = { entries: [], duplicates: [], bad: [], lines: 0, ignored: [] };
    const firstLines = new Map<string, number>();
    const lines = text.replace(/\r\n/g, ' \n').split(LINE_BREAK);
    let start = 0;
    for (const [index, content] of lines.entries()) {
      const findings = this.findingsIn(content);
      const words = content.trim();
      if (words !== '') list.lines++;
      if (words !== '' && findings.length === 0) {
        const from = start + content.indexOf(words);
        const typed = words.slice(0, MOST_SHOWN);
        list.ignored.push({ line: index + 1, from, to: from + words.length, typed });
      }
      for (const finding of findings) {
        const from = start + finding.from;
        const to = start + finding.to;
        const place = { line: index + 1, from, to };
        if ('reason' in finding) {
          const typed = text.slice(from, Math.min(to, from + MOST_SHOWN));
          list.bad.push({ ...finding, ...place, typed });
          continue;
        }
        const { kind, number } = finding;
        const firstLine = firstLines.get(number);
        if (firstLine === undefined) list.entries.push({ kind, number, ...place });
        else list.duplicates.push({ number, firstLine, ...place });
        firstLines.set(number, firstLine ?? place.line);
      }
      start += content.length + 1;
      if (index % LINES_PER_STEP === LINES_PER_STEP - 1) yield;
    }
    const present = new Set(lines);
    for (const line of this.known.keys()) if (!present.has(line)) this.known.delete(line);
    return list;
  }

  /** Reads a text in one go. */
  readAll(text: string): NumberList {
    const steps = this.read(text);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }
}

/** Finds the numbers in a text, see `NumberListReader`. */
export function readNumberList(text: string, { today }: TodayOption = {}): NumberList {
  return new NumberListReader(today).readAll(text);
}

/** Lines that are named; the rest is counted. */
const MOST_NAMED = 5;

/** `第 1、3 行`, which lines hold no number; '' when all do. */
export function ignoredInWords(ignored: readonly IgnoredLine[]): string {
  if (ignored.length === 0) return '';
  const named = ignored.slice(0, MOST_NAMED).map(({ line }) => line);
  const more = ignored.length > named.length ? `等 ${grouped(ignored.length)} 行` : '';
  return `第 ${named.join('、')} 行${more}`;
}

/** The text with wrong numbers replaced by what was probably meant, for those that have it. */
export function correctNumbers(text: string, bad: readonly BadNumber[]): string {
  let corrected = '';
  let end = 0;
  for (const { from, to, correction } of [...bad].sort((a, b) => a.from - b.from)) {
    if (correction === undefined) continue;
    corrected += text.slice(end, from) + correction;
    end = to;
  }
  return corrected + text.slice(end);
}

const FIELDS: Readonly<Record<NumberKind, FieldCode>> = {
  application: 'AN',
  publication: 'PN',
  internationalApplication: 'IAN',
  internationalPublication: 'IPN',
};

/**
 * The query that finds any of the numbers, `AN=(… OR …) OR PN=(…)`, in its normal spelling.
 *
 * @returns undefined when there are none, or more than one query can hold; `NUMBERS_IN_ADDRESS`
 *   always fit
 */
export function numberListExpression(
  entries: readonly Pick<NumberEntry, 'kind' | 'number'>[],
): string | undefined {
  const clauses = (Object.keys(FIELDS) as NumberKind[]).flatMap((kind) => {
    const numbers = entries.filter((entry) => entry.kind === kind).map(({ number }) => number);
    return numbers.length > 0 ? [`${FIELDS[kind]}=(${numbers.join(' OR ')})`] : [];
  });
  const parsed = parseExpression(clauses.join(' OR '));
  return parsed.ok ? parsed.canonical : undefined;
}
