import type { NearNode, Node, PhraseNode, Span, TermNode } from './ast';
import { compileFind, type Prose } from './find';
import { beginsUnit } from './fold';

/** Where a word stands in a text. */
export interface Hit extends Span {
  readonly leaf: TermNode | PhraseNode;
}

/** A place where a part of a query is met, with the words it is met by. */
interface Match extends Span {
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
        const { from, to } = place;
        found.push({ from, to, hits: [{ from, to, leaf }] });
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

/** What ends the pieces of a text that S and P keep their operands in; F keeps them in all of it. */
const SEGMENT_END = { S: /[。!?\n]|\.(?=\s|$)/g, P: /\n/g, F: /$/g } as const;

/** The sentence, paragraph or text that begins at a place. */
function segmentAt(text: string, operator: keyof typeof SEGMENT_END, from: number): string {
  const end = SEGMENT_END[operator];
  end.lastIndex = from;
  return text.slice(from, end.exec(text)?.index);
}

function moved<Place extends Span>(place: Place, by: number): Place {
  return { ...place, from: place.from + by, to: place.to + by };
}

/** S, P and F: one match for each sentence, paragraph or text that holds both operands. */
function togetherMatcher(operator: 'S' | 'P' | 'F', left: Matcher, right: Matcher): Matcher {
  const inSegments = (text: string, visit: (segment: string, from: number) => boolean): boolean => {
    for (let from = 0; from < text.length; ) {
      const segment = segmentAt(text, operator, from);
      if (left.has(segment) && right.has(segment) && visit(segment, from)) return true;
      from += segment.length + 1;
    }
    return false;
  };
  return {
    has: (text) => left.has(text) && right.has(text) && inSegments(text, () => true),
    matches(text) {
      const found: Match[] = [];
      inSegments(text, (segment, from) => {
        const inside = [...left.matches(segment), ...right.matches(segment)].sort(byPlace);
        const to = Math.max(...inside.map((match) => match.to));
        const hits = inside.flatMap((match) => match.hits.map((hit) => moved(hit, from)));
        found.push({ from: from + (inside[0]?.from ?? 0), to: from + to, hits });
        return false;
      });
      return found;
    },
  };
}

/** W and D: pairs with at most `distance` characters or words between them. */
function closeMatcher({ operator, distance }: NearNode, left: Matcher, right: Matcher): Matcher {
  const inPairs = (text: string, visit: (first: Match, second: Match) => boolean): boolean => {
    if (!left.has(text) || !right.has(text)) return false;
    const pair = (firsts: readonly Match[], seconds: readonly Match[]): boolean => {
      let begin = 0;
      for (const first of firsts) {
        // The firsts come in the order of their begins, so what one has passed the next has too.
        while ((seconds[begin]?.from ?? text.length) < first.from) begin++;
        let units = 0;
        let at = first.to;
        for (let i = begin, second = seconds[i]; second; second = seconds[++i]) {
          if (second.from < first.to) continue;
          for (; at < second.from && units <= distance; at++) if (beginsUnit(text, at)) units++;
          if (units > distance) break;
          if (visit(first, second)) return true;
        }
      }
      return false;
    };
    const [a, b] = [left.matches(text), right.matches(text)];
    return pair(a, b) || (operator === 'D' && pair(b, a));
  };
  return {
    has: (text) => inPairs(text, () => true),
    matches(text) {
      const found = new Map<number, Match>();
      inPairs(text, (first, second) => {
        const { from } = first;
        const { to } = second;
        // One match for each place keeps chains of operators from multiplying.
        const key = from * (text.length + 1) + to;
        if (!found.has(key)) found.set(key, { from, to, hits: [...first.hits, ...second.hits] });
        return false;
      });
      return [...found.values()].sort(byPlace);
    },
  };
}

function nearMatcher(node: NearNode, prose: Prose): Matcher {
  const left = compileMatcher(node.left, prose);
  const right = compileMatcher(node.right, prose);
  const { operator } = node;
  return operator === 'W' || operator === 'D'
    ? closeMatcher(node, left, right)
    : togetherMatcher(operator, left, right);
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
