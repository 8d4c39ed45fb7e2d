import type { NearNode, Node, PhraseNode, Span, TermNode } from './ast';
import { compileFind, type Prose } from './find';
import { countUnits } from './fold';

/** Where a word stands in a text. */
export interface Hit extends Span {
  readonly leaf: TermNode | PhraseNode;
}

/** A place where a part of a query is met, with the words it is met by. */
export interface Match extends Span {
  readonly hits: readonly Hit[];
}

/** Looks for words, alternatives and proximity in folded texts; prepared once for many texts. */
export interface Matcher {
  has(text: string): boolean;
  /** All places from left to right. */
  matches(text: string): readonly Match[];
}

const byPlace = (a: Span, b: Span): number => a.from - b.from || a.to - b.to;

function leafMatcher(leaf: TermNode | PhraseNode, prose: Prose): Matcher {
  const find = compileFind(leaf, prose);
  return {
    has: (text) => find(text, 0) !== undefined,
    matches(text) {
      const found: Match[] = [];
      for (let place = find(text, 0); place; place = find(text, place.to)) {
        found.push({ ...place, hits: [{ ...place, leaf }] });
      }
      return found;
    },
  };
}

function orMatcher(items: readonly Matcher[]): Matcher {
  return {
    has: (text) => items.some((item) => item.has(text)),
    matches: (text) => items.flatMap((item) => [...item.matches(text)]).sort(byPlace),
  };
}

/** Pieces of a text that S, P and F keep their operands in. */
function segments(text: string, operator: 'S' | 'P' | 'F'): Span[] {
  const end = { S: /[。!?\n]+|\.(?=\s|$)/g, P: /\n+/g, F: /$/g }[operator];
  const found: Span[] = [];
  let from = 0;
  for (let stop = end.exec(text); stop && from < text.length; stop = end.exec(text)) {
    found.push({ from, to: stop.index });
    from = stop.index + stop[0].length;
    if (stop[0] === '') break;
  }
  if (from < text.length) found.push({ from, to: text.length });
  return found;
}

/** One match for each sentence, paragraph or text that holds both operands. */
function together(
  text: string,
  operator: 'S' | 'P' | 'F',
  left: readonly Match[],
  right: readonly Match[],
): Match[] {
  return segments(text, operator).flatMap(({ from, to }) => {
    const inside = (match: Match) => match.from >= from && match.to <= to;
    const sides = [left.filter(inside), right.filter(inside)];
    if (sides.some((side) => side.length === 0)) return [];
    const all = sides.flat().sort(byPlace);
    const end = Math.max(...all.map((match) => match.to));
    return [{ from: all[0]?.from ?? from, to: end, hits: all.flatMap((match) => [...match.hits]) }];
  });
}

/** Pairs with at most `distance` characters or words between them. */
function close(
  text: string,
  { operator, distance }: NearNode,
  left: readonly Match[],
  right: readonly Match[],
): Match[] {
  const counts = countUnits(text);
  const found = new Map<string, Match>();
  const pair = (firsts: readonly Match[], seconds: readonly Match[]) => {
    for (const first of firsts) {
      for (const second of seconds) {
        if (second.from < first.to) continue;
        if ((counts[second.from] ?? 0) - (counts[first.to] ?? 0) > distance) break;
        const key = `${first.from} ${second.to}`;
        // One match for each place keeps chains of operators from multiplying.
        if (found.has(key)) continue;
        found.set(key, { from: first.from, to: second.to, hits: [...first.hits, ...second.hits] });
      }
    }
  };
  pair(left, right);
  if (operator === 'D') pair(right, left);
  return [...found.values()].sort(byPlace);
}

function nearMatcher(node: NearNode, prose: Prose): Matcher {
  const left = compileMatcher(node.left, prose);
  const right = compileMatcher(node.right, prose);
  const matches = (text: string): readonly Match[] => {
    if (!left.has(text) || !right.has(text)) return [];
    const { operator } = node;
    return operator === 'W' || operator === 'D'
      ? close(text, node, left.matches(text), right.matches(text))
      : together(text, operator, left.matches(text), right.matches(text));
  };
  return { has: (text) => matches(text).length > 0, matches };
}

/**
 * Prepares words, alternatives and proximity for many texts. A text is what its field holds in one
 * piece: a title, an abstract, one claim, one paragraph of the description, one name.
 * Anything else (AND, clauses, ranges) is found nowhere: it is not decided inside one text.
 */
export function compileMatcher(node: Node, prose: Prose): Matcher {
  switch (node.kind) {
    case 'term':
    case 'phrase':
      return leafMatcher(node, prose);
    case 'or':
      return orMatcher(node.items.map((item) => compileMatcher(item, prose)));
    case 'near':
      return nearMatcher(node, prose);
    default:
      return orMatcher([]);
  }
}
