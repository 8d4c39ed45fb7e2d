import { type MatchedRun, matchSequences } from './sequenceMatch';

/** A stretch of two compared texts. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * What is never cut: numbers with their decimals and unit, Latin and Greek words, formulas such as
 * LiFePO4, runs of space. Everything else goes by character.
 */
const ATOM =
  /[0-9A-Za-z\u00c0-\u03ff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+(?:\.[0-9]+[A-Za-z\u00b5\u03bc]*)*|\s+|./gsu;

const CLAUSE = /[^。；;，,：:！!？?\n]*[。；;，,：:！!？?\n]+|[^。；;，,：:！!？?\n]+/g;

/** Shorter clauses occur by chance and would tie together what does not belong together. */
const SHORTEST_ANCHOR = 4;

/** Pieces missing or new until texts count as different: about 50 ms. */
const MOST_EDITS = 800;

/** The same between two equal clauses, of which there may be many. */
const MOST_BETWEEN_CLAUSES = 300;

/** Most characters by which a change is widened to the ends of words. */
const LONGEST_WORD = 6;

const HAN = /[\u3400-\u9fff\uf900-\ufaff]/;

/** Pieces of two texts as numbers, equal ones alike, with the place of each in its text. */
function numberPieces(texts: readonly [string, string], pattern: RegExp) {
  const numbers = new Map<string, number>();
  return texts.map((text) => {
    const starts: number[] = [];
    const ids: number[] = [];
    let at = 0;
    for (const piece of text.match(pattern) ?? []) {
      const id = numbers.get(piece) ?? numbers.size;
      numbers.set(piece, id);
      starts.push(at);
      ids.push(id);
      at += piece.length;
    }
    starts.push(at);
    return { starts, ids };
  });
}

/** Equal stretches of two texts, in UTF-16 units; undefined when they differ in too much. */
function matchPieces(
  texts: readonly [string, string],
  pattern: RegExp,
  mostEdits: number,
): MatchedRun[] | undefined {
  const [a, b] = numberPieces(texts, pattern);
  if (!a || !b) return [];
  return matchSequences(a.ids, b.ids, mostEdits)?.map(({ from, into, length }) => {
    const start = a.starts[from] ?? 0;
    return {
      from: start,
      into: b.starts[into] ?? 0,
      length: (a.starts[from + length] ?? 0) - start,
    };
  });
}

/** A change: what stands between equal stretches. */
interface Gap {
  from: number;
  into: number;
  removed: string;
  added: string;
}

/** The changes before, between and behind the stretches; one more than these, empty ones included. */
function gapsBetween(runs: readonly MatchedRun[], a: string, b: string): Gap[] {
  let from = 0;
  let into = 0;
  return [...runs, { from: a.length, into: b.length, length: 0 }].map((run) => {
    const gap = { from, into, removed: a.slice(from, run.from), added: b.slice(into, run.into) };
    from = run.from + run.length;
    into = run.into + run.length;
    return gap;
  });
}

/** Joins stretches that follow one another in both texts. */
function joinRuns(runs: readonly MatchedRun[]): MatchedRun[] {
  const joined: MatchedRun[] = [];
  for (const run of runs) {
    const last = joined[joined.length - 1];
    const follows =
      last && last.from + last.length === run.from && last.into + last.length === run.into;
    if (follows) last.length += run.length;
    else joined.push({ ...run });
  }
  return joined;
}

/** By whole clauses first, then between the equal ones. */
function matchByClauses(a: string, b: string): MatchedRun[] {
  const clauses = matchPieces([a, b], CLAUSE, MOST_EDITS) ?? [];
  const anchors = clauses.filter(({ length }) => length >= SHORTEST_ANCHOR);
  const within = gapsBetween(anchors, a, b).flatMap(({ from, into, removed, added }) =>
    (matchPieces([removed, added], ATOM, MOST_BETWEEN_CLAUSES) ?? []).map((run) => ({
      from: run.from + from,
      into: run.into + into,
      length: run.length,
    })),
  );
  return joinRuns([...anchors, ...within].sort((x, y) => x.from - y.from));
}

/** Tells whether a word of a text ends before a place; always, where the browser cannot tell. */
function wordBorders(text: string): (at: number) => boolean {
  if (!('Segmenter' in Intl)) return () => true;
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  return (at) => {
    const amidHan = HAN.test(text.charAt(at - 1)) && HAN.test(text.charAt(at));
    return !amidHan || words.containing(at)?.index === at;
  };
}

/** Shortens equal stretches so that a change takes in the whole of the words it touches. */
function widenToWords(runs: readonly MatchedRun[], a: string, b: string): MatchedRun[] {
  const inA = wordBorders(a);
  const inB = wordBorders(b);
  /**
   * How far from a place, forwards or backwards, both texts have the border of a word. A short
   * stretch without one lies inside of words that differ, as 国 in 中国 and 国家: nothing of it is left.
   */
  const distance = (from: number, into: number, step: 1 | -1, most: number) => {
    for (let moved = 0; moved <= Math.min(most, LONGEST_WORD); moved++) {
      if (inA(from + moved * step) && inB(into + moved * step)) return moved;
    }
    return most <= LONGEST_WORD ? most : 0;
  };
  return runs.flatMap(({ from, into, length }) => {
    const head = distance(from, into, 1, length);
    const tail = distance(from + length, into + length, -1, length - head);
    const left = length - head - tail;
    return left > 0 ? [{ from: from + head, into: into + head, length: left }] : [];
  });
}

/** A single Chinese character between two replacements belongs to them: 锂的电池 → 钠的极片. */
function dropIslands(runs: readonly MatchedRun[], a: string, b: string): MatchedRun[] {
  const gaps = gapsBetween(runs, a, b);
  const replaces = (gap: Gap | undefined, at: number) =>
    gap !== undefined && HAN.test(gap.removed.slice(at).charAt(0)) && gap.added !== '';
  return runs.filter(({ from, length }, i) => {
    const island = length === 1 && HAN.test(a.charAt(from));
    return !(island && replaces(gaps[i], -1) && replaces(gaps[i + 1], 0));
  });
}

/**
 * The difference of two texts in Chinese, by words: a changed number, Latin word or word of Chinese
 * is one change. What is `same` or `removed` makes up the first text, `same` or `added` the second;
 * of a replacement the removed part comes first. Texts of many thousands of characters that differ
 * in most of them are compared by clauses, so that it ends soon.
 */
export function wordDiff(a: string, b: string): DiffPart[] {
  const matched = matchPieces([a, b], ATOM, MOST_EDITS) ?? matchByClauses(a, b);
  const runs = dropIslands(widenToWords(matched, a, b), a, b);
  const gaps = gapsBetween(runs, a, b);
  return gaps
    .flatMap(({ removed, added }, i): DiffPart[] => {
      const run = runs[i];
      const text = run ? a.slice(run.from, run.from + run.length) : '';
      return [
        { kind: 'removed', text: removed },
        { kind: 'added', text: added },
        { kind: 'same', text },
      ];
    })
    .filter(({ text }) => text !== '');
}
