import { parseExpression } from '../search/parser';
import { foldEnterpriseName, shownEnterpriseName } from './name';

/** A name in the basket of an enterprise. */
export interface BasketEntry {
  readonly name: string;
  readonly origin: 'SELF' | 'FORMER' | 'AFFILIATE' | 'ADDED';
  /** Whether its patents are counted. */
  readonly inside: boolean;
}

/** The names whose patents make up a portfolio; the enterprise itself is the first. */
export type Basket = readonly [BasketEntry, ...BasketEntry[]];

/** What an address says about a basket besides the name of the enterprise. */
export interface BasketChoice {
  /** Names taken in that are outside by default, or not known. */
  readonly taken: readonly string[];
  /** Names left out that are inside by default. */
  readonly left: readonly string[];
}

/** Names that one analysis may have (contract: AnalysisQuery.names). */
export const MOST_NAMES = 50;

const has = (names: readonly string[], name: string): boolean =>
  names.some((one) => foldEnterpriseName(one) === foldEnterpriseName(name));

/**
 * The basket of an enterprise: its own name and the former ones are inside by default, affiliates
 * outside. A name that comes twice stays where it comes first; the enterprise's own cannot leave.
 */
export function makeBasket(
  known: {
    readonly enterpriseName: string;
    readonly formerNames: readonly string[];
    readonly affiliates: readonly { readonly name: string }[];
  },
  { taken, left }: BasketChoice = { taken: [], left: [] },
): Basket {
  const self: BasketEntry = {
    name: shownEnterpriseName(known.enterpriseName),
    origin: 'SELF',
    inside: true,
  };
  const others: BasketEntry[] = [];
  const add = (names: readonly string[], origin: BasketEntry['origin'], inside: boolean) => {
    for (const name of names.map(shownEnterpriseName)) {
      if (
        name === '' ||
        has(
          [self, ...others].map((one) => one.name),
          name,
        )
      )
        continue;
      const chosen = has(taken, name) || (inside && !has(left, name));
      others.push({ name, origin, inside: chosen });
    }
  };
  add(known.formerNames, 'FORMER', true);
  add(
    known.affiliates.map(({ name }) => name),
    'AFFILIATE',
    false,
  );
  add(taken, 'ADDED', true);
  return [self, ...others];
}

/** The basket with one name taken in or left out; the enterprise's own stays in. */
export function toggleEntry(basket: Basket, name: string): Basket {
  const [self, ...others] = basket;
  const toggled = others.map((entry) =>
    foldEnterpriseName(entry.name) === foldEnterpriseName(name)
      ? { ...entry, inside: !entry.inside }
      : entry,
  );
  return [self, ...toggled];
}

/** What an address has to say for a basket: nothing for the one made by default. */
export function basketChoice(basket: Basket): BasketChoice {
  const names = (wanted: (entry: BasketEntry) => boolean) =>
    basket.filter(wanted).map(({ name }) => name);
  return {
    taken: names(({ origin, inside }) => inside && (origin === 'AFFILIATE' || origin === 'ADDED')),
    left: names(({ origin, inside }) => !inside && origin === 'FORMER'),
  };
}

/** The names that count. */
export function basketNames(basket: Basket): string[] {
  return basket.filter(({ inside }) => inside).map(({ name }) => name);
}

/** The basket in a chart's title: `示例有限公司等 3 个名称`. */
export function basketTitle(basket: Basket): string {
  const names = basketNames(basket);
  return names.length === 1 ? (names[0] ?? '') : `${names[0]}等 ${names.length} 个名称`;
}

/** A quote cannot be quoted; around one a name is looked for in pieces. */
const QUOTES = /["“”„‟＂]/;

const quoted = (text: string): string => `"${text}"`;

function clause(name: string): string {
  const pieces = name
    .split(QUOTES)
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces.length === 1 ? quoted(pieces[0] ?? '') : `(${pieces.map(quoted).join(' AND ')})`;
}

/**
 * The query that finds the patents of applicants, each once: `PA=("甲公司" OR "乙公司")`. A name in
 * quotes is the whole name of an applicant, whatever its brackets.
 *
 * @returns undefined for no names, or more than the search language can hold
 */
export function applicantsQuery(names: readonly string[]): string | undefined {
  const clauses = names.filter((name) => name.replace(QUOTES, '').trim() !== '').map(clause);
  if (clauses.length === 0) return undefined;
  const parsed = parseExpression(`PA=(${clauses.join(' OR ')})`);
  return parsed.ok ? parsed.canonical : undefined;
}
