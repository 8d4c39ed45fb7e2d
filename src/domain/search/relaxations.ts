import { type AndItem, andNode, type Node } from './ast';
import { printExpression } from './print';

/** Places of the conditions that are kept, ascending; the others are dropped. */
export type Trial = readonly number[];

/** What trials found, by `trialKey`; undefined for one that cannot be asked. */
export type Totals = ReadonlyMap<string, number | undefined>;

/** Ways out of a query that finds nothing. */
export interface Relaxations {
  /** Conditions that are dropped together, as few as will do, and what is found then; most first. */
  readonly ways: readonly { readonly dropped: Trial; readonly total: number }[];
  /** Conditions that find nothing even on their own. */
  readonly hopeless: readonly number[];
  /** Pairs of which each finds something, and no record meets both. */
  readonly conflicts: readonly (readonly [number, number])[];
}

/** Conditions that are dropped one by one; a longer query is not taken apart any further. */
const MOST_DROPPED = 8;

/** Conditions up to which pairs are tried: six questions for four of them. */
const MOST_PAIRED = 4;

/** Ways that are offered; more would not be read. */
const MOST_WAYS = 6;

export function trialKey(kept: Trial): string {
  return kept.join();
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

const complement = (count: number, some: Trial) =>
  upTo(count).filter((place) => !some.includes(place));

function pairsOf(places: Trial): [number, number][] {
  return places.flatMap((first, i) =>
    places.slice(i + 1).map((second): [number, number] => [first, second]),
  );
}

/**
 * What to ask next about a query that finds nothing: first without each of its conditions; then
 * those alone whose absence helps, or each of them when none does; then without all of them that
 * find nothing alone, and, of a few conditions, the pairs.
 *
 * @param count conditions of the query
 * @param totals what is known so far
 * @returns trials that have not been asked; none when there is nothing more to learn
 */
export function nextTrials(count: number, totals: Totals): Trial[] {
  if (count < 2) return [];
  const unknown = (trials: Trial[]) => trials.filter((kept) => !totals.has(trialKey(kept)));
  const places = upTo(Math.min(count, MOST_DROPPED));
  const without = (place: number) => complement(count, [place]);
  const first = unknown(places.map(without));
  if (first.length > 0) return first;

  const helps = places.filter((place) => (totals.get(trialKey(without(place))) ?? 0) > 0);
  const alone = unknown((helps.length > 0 ? helps : places).map((place) => [place]));
  if (alone.length > 0) return alone;

  if (helps.length > 0) return [];
  const hopeless = places.filter((place) => totals.get(trialKey([place])) === 0);
  const rest = complement(count, hopeless);
  const left = hopeless.length > 0 && rest.length > 0 ? [rest] : [];
  const pairs = count > MOST_PAIRED ? [] : pairsOf(rest);
  const trials = new Map([...left, ...pairs].map((kept) => [trialKey(kept), kept]));
  return unknown([...trials.values()]);
}

/** What the trials say about a query of so many conditions that finds nothing. */
export function relaxationsOf(count: number, totals: Totals): Relaxations {
  const total = (kept: Trial) => (kept.length === count ? 0 : totals.get(trialKey(kept)));
  const found = [...totals].flatMap(([key, found = 0]) => {
    const kept = key === '' ? [] : key.split(',').map(Number);
    return found > 0 && kept.length > 0 ? [{ dropped: complement(count, kept), total: found }] : [];
  });
  const fewest = Math.min(...found.map(({ dropped }) => dropped.length));
  const ways = found
    .filter(({ dropped }) => dropped.length === fewest)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST_WAYS);
  const places = upTo(count);
  return {
    ways,
    hopeless: places.filter((place) => total([place]) === 0),
    conflicts: pairsOf(places).filter(
      (pair) => total(pair) === 0 && pair.every((place) => (total([place]) ?? 0) > 0),
    ),
  };
}

/** A condition of an expression: an operand of its topmost AND or NOT, or of one in a field. */
interface Operand extends AndItem {
  /** Place of the operand that it stands in. */
  readonly whole: number;
}

function wholes(ast: Node): readonly AndItem[] {
  return ast.kind === 'and' ? ast.items : [{ negated: false, node: ast }];
}

/** `TI=(A AND B)` has two conditions, of which each can be dropped. */
function operandsOf(ast: Node): Operand[] {
  return wholes(ast).flatMap(({ negated, node }, whole): Operand[] => {
    if (negated || node.kind !== 'clause' || node.comparison !== '=' || node.value.kind !== 'and') {
      return [{ negated, node, whole }];
    }
    return node.value.items.map((item) => ({
      negated: item.negated,
      node: { ...node, value: item.node },
      whole,
    }));
  });
}

/** Joins operands by AND and NOT; undefined when there is none that is not negated. */
function joined(items: readonly AndItem[]): Node | undefined {
  const first = items.find(({ negated }) => !negated);
  return (
    first &&
    andNode(
      first.node,
      items.filter((item) => item !== first),
    )
  );
}

/** The conditions that every hit of an expression meets, each in canonical spelling. */
export function conditionsOf(ast: Node): string[] {
  return operandsOf(ast).map(
    ({ negated, node }) => `${negated ? 'NOT ' : ''}${printExpression(node)}`,
  );
}

/**
 * An expression with some of its conditions only.
 *
 * @param kept places in `conditionsOf`
 * @returns canonical spelling; '' when none is kept; undefined when only NOT would be left, which
 *   the language cannot say
 */
export function keepConditions(ast: Node, kept: Trial): string | undefined {
  if (kept.length === 0) return '';
  const operands = operandsOf(ast);
  const items = wholes(ast).flatMap(({ negated, node }, whole): (AndItem | undefined)[] => {
    const all = operands.filter((operand) => operand.whole === whole);
    const left = all.filter((operand) => kept.includes(operands.indexOf(operand)));
    if (left.length === 0) return [];
    if (left.length === all.length) return [{ negated, node }];
    if (node.kind !== 'clause' || node.value.kind !== 'and') return [];
    const values = left.map(({ negated, node }) => ({
      negated,
      node: node.kind === 'clause' ? node.value : node,
    }));
    const value = joined(values);
    return [value && { negated, node: { ...node, value } }];
  });
  if (items.includes(undefined)) return undefined;
  const rest = joined(items.filter((item) => item !== undefined));
  return rest && printExpression(rest);
}
