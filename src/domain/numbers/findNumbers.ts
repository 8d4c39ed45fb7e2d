import { type NumberKind, readPatentNumber } from './anyNumber';
import { FEWEST_LABELLED, FEWEST_MARKED, numberProblem } from './numberProblem';

/** A run of letters and digits in a line, with the dot of a check digit. */
interface Piece {
  from: number;
  to: number;
  /** Without what cannot be seen. */
  text: string;
  digits: number;
}

/** What was made out in a line; nothing said of what does not look like a number. */
export type Finding = Pick<Piece, 'from' | 'to'> &
  ({ kind: NumberKind; number: string } | { reason: string; correction?: string });

const INVISIBLE = '\\u200b-\\u200f\\u202a-\\u202e\\u2060\\ufeff';

/** 2.0212E+11, then what would otherwise look like numbers: 0512-68012345, 1200.50. */
const PIECE = new RegExp(
  '\\d(?:\\.\\d+)?E\\+\\d+' +
    '|(?:0\\d{2,3}|[48]00)-\\d{3,8}(?:-\\d{4})?(?![A-Z\\d])' +
    '|\\d{1,8}\\.\\d{2,6}(?![A-Z\\d])' +
    `|[A-Z\\d${INVISIBLE}]+(?:\\.[\\dX][ABSUY]?(?![A-Z\\d]))?`,
  'gi',
);

const UNSEEN = new RegExp(`[${INVISIBLE}]+`, 'g');

/** What may stand within a number; a tab stands between cells. */
const WITHIN = /^(?:[^\S\t]|[-/.()]){1,4}$/;

/** Most pieces of one number, such as ZL 2021 1 990 0001 . 9 or PCT / CN 2020 / 0999 99. */
const MOST_PIECES = 6;

/** Digits of the shortest number, without and with letters in front: 1990001A, WO98/1. */
const SHORTEST = 7;
const SHORTEST_LABELLED = 3;

/** Characters of the longest in pieces, with what is within. */
const LONGEST = 40;

/** What a number begins with, alone or before its first digits. */
const LABELLED = /^(?:CN|ZL|PCT|WO)/i;
const LABEL = /^(?:CN|ZL|PCT|WO|US|EP|JP|KR|DE|GB|FR|TW|HK|RU|CA|AU)$/i;

/** Application numbers as they are printed: year, type, serial. */
const PRINTED = /^\d{4}\s+[12389]\s+\d{7}(?:\.[\dX])?$/i;

/** Digits that look like a number in a line of their own, and amid other text. */
const FEWEST_ALONE = 4;
const FEWEST_AMID = 8;

/** Pieces of a line that could be one number together. */
interface Run {
  readonly line: string;
  readonly pieces: readonly Piece[];
  readonly today: string;
}

function digitsIn(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 48 && unit <= 57) count++;
  }
  return count;
}

function runsOf(line: string, today: string): Run[] {
  const runs: { line: string; pieces: Piece[]; today: string }[] = [];
  let end = 0;
  for (const { 0: typed, index: from = 0 } of line.matchAll(PIECE)) {
    const text = typed.replace(UNSEEN, '');
    const piece = { from, to: from + typed.length, text, digits: digitsIn(text) };
    const run = runs[runs.length - 1];
    if (run && (end === from || WITHIN.test(line.slice(end, from)))) run.pieces.push(piece);
    else runs.push({ line, pieces: [piece], today });
    end = piece.to;
  }
  return runs;
}

function placeOf({ pieces }: Run, at: number, count: number): { from: number; to: number } {
  return { from: pieces[at]?.from ?? 0, to: pieces[at + count - 1]?.to ?? 0 };
}

/** Several pieces as typed, without brackets. */
function textOf(run: Run, at: number, count: number): string {
  if (count === 1) return run.pieces[at]?.text ?? '';
  const { from, to } = placeOf(run, at, count);
  return run.line.slice(from, to).replace(/[()]/g, '').replace(UNSEEN, '');
}

/** Whether no other letters or digits stand in the line. */
function isAlone({ line, pieces }: Run): boolean {
  const [first] = pieces;
  if (!first || pieces.length > 1) return false;
  return !/[\p{L}\p{N}]/u.test(line.slice(0, first.from) + line.slice(first.to));
}

/** How many pieces from there on could be one number, by their digits and length alone. */
function countRange({ pieces }: Run, at: number, fewestDigits: number): [number, number] {
  const start = pieces[at]?.from ?? 0;
  let digits = 0;
  let fewest = 1;
  let most = 0;
  while (most < MOST_PIECES) {
    const piece = pieces[at + most];
    if (!piece || (most > 0 && piece.to - start > LONGEST)) break;
    digits += piece.digits;
    most++;
    if (digits < fewestDigits) fewest = most + 1;
  }
  return [fewest, most];
}

/** Whether the pieces are all there is, or stand as application numbers are printed. */
function standApart(run: Run, at: number, count: number): boolean {
  return (at === 0 && count === run.pieces.length) || PRINTED.test(textOf(run, at, count));
}

/** The longest row of pieces that is a number; without a label something else must tell. */
function numberAt(run: Run, at: number): Finding | null {
  const labelled = LABELLED.test(textOf(run, at, 1));
  const [fewest, most] = countRange(run, at, labelled ? SHORTEST_LABELLED : SHORTEST);
  for (let count = most; count >= fewest; count--) {
    const found = readPatentNumber(textOf(run, at, count), run);
    if (!found) continue;
    const { kind, number, proven } = found;
    const told = count === 1 || proven || labelled || kind !== 'application';
    if (told || standApart(run, at, count)) return { kind, number, ...placeOf(run, at, count) };
  }
  return null;
}

/** How many pieces from there on stand before one that is a number by itself. */
function countBeforeNumber(run: Run, at: number, most: number): number {
  for (let count = 1; count < most; count++) {
    const next = run.pieces[at + count];
    if (next && next.digits >= SHORTEST && readPatentNumber(next.text, run)) return count;
  }
  return most;
}

/** What looks like a number there, and why it is none. */
function problemAt(run: Run, at: number): Finding | null {
  const first = textOf(run, at, 1);
  const labelled = /^[A-Z]/i.test(first);
  const foreign = labelled && !LABELLED.test(first);
  const fewestDigits = isAlone(run) ? FEWEST_ALONE : FEWEST_AMID;
  const digits = labelled ? FEWEST_LABELLED : Math.min(fewestDigits, FEWEST_MARKED);
  const [fewest, most] = countRange(run, at, first.includes('+') ? 1 : digits);
  const last = foreign ? most : countBeforeNumber(run, at, most);
  let finding: Finding | null = null;
  for (let count = fewest; count <= last; count++) {
    if (count > 1 && !labelled && !standApart(run, at, count)) continue;
    const problem = numberProblem(textOf(run, at, count), { today: run.today, fewestDigits });
    if (!problem) continue;
    const { reason, correction, close } = problem;
    finding = { reason, ...(correction && { correction }), ...placeOf(run, at, count) };
    if (close) break;
  }
  return finding;
}

function findingsIn(run: Run): Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < run.pieces.length; ) {
    const begins = run.pieces[at]?.digits || LABEL.test(textOf(run, at, 1));
    const finding = begins ? (numberAt(run, at) ?? problemAt(run, at)) : null;
    if (finding) findings.push(finding);
    const end = finding?.to ?? 0;
    do at++;
    while ((run.pieces[at]?.from ?? end) < end);
  }
  return findings;
}

/**
 * Finds the numbers of patent documents in one line, and what looks like one and is none.
 *
 * @param line in half width, with `.` and `-` for every kind of dot and hyphen
 * @param today as `YYYY-MM-DD`
 */
export function findNumbers(line: string, today: string): Finding[] {
  return /\d/.test(line) ? runsOf(line, today).flatMap(findingsIn) : [];
}
