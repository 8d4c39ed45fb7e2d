import { readIpc } from '../classification/ipc';
import { type Direction, namesOf, OPEN_LICENSE, type PriceMode } from './labels';
import { hasRoyalty, isEntryFee, type PriceSpan, priceInWords, priceSpan } from './price';
import { wordsInCommon } from './wordsInCommon';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The part of a listing on which matching depends; the names are those of the service. */
export interface MatchListing {
  readonly id: string;
  /** Undefined when it is not known: such a listing fits none and is like none. */
  readonly direction: Direction | undefined;
  readonly title: string;
  readonly summary: string;
  readonly technicalField?: string | null | undefined;
  readonly industryTypes: readonly Named[];
  readonly transactionTypes: readonly Named[];
  readonly ipcs: readonly string[];
  readonly priceMode: PriceMode | undefined;
  /** 万元, as the others. */
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly budgetMin?: number | undefined;
  readonly budgetMax?: number | undefined;
  readonly payMethods?: readonly string[] | null | undefined;
  readonly patents?: readonly {
    readonly title: string;
    readonly validity?: string | null | undefined;
  }[];
}

/** A reason why two listings belong together or do not, with what it weighs. */
export interface MatchReason {
  readonly kind: 'industry' | 'ipc' | 'type' | 'price' | 'words';
  /** A phrase without full stop. */
  readonly text: string;
  /** Less than 0 where it speaks against it; 0 where it only has to be known. */
  readonly points: number;
}

/** Whether a reason speaks for it; the others are to be minded. */
export const speaksFor = ({ points }: Pick<MatchReason, 'points'>): boolean => points > 0;

/** Whether an open licence, which everybody can have, is offered to who asks for what it excludes. */
export const isUnmet = (reasons: readonly MatchReason[]): boolean =>
  reasons.some((reason) => reason.kind === 'type' && !speaksFor(reason));

/** A listing that fits another. */
export interface Match<Listing> {
  readonly listing: Listing;
  /** 1 to 100. */
  readonly score: number;
  /** The weightiest first. */
  readonly reasons: readonly MatchReason[];
}

/** What each agreement weighs, 100 together, and what speaks against it (ours). */
const WEIGHTS = {
  industry: 25,
  mainGroup: 30,
  subclass: 22,
  class: 8,
  type: 10,
  /** A way of trading that the other cannot give. */
  excluded: 20,
  price: 15,
  /** A price above the budget. */
  dear: 10,
  word: 4,
  mostWords: 5,
} as const;

/** What does not count as an agreement on the way of trading. */
const ANY_TYPE = '99';

const inQuotes = (names: readonly string[]) => names.map((name) => `“${name}”`).join('、');

function shared(one: readonly Named[], other: readonly Named[]): Named[] {
  return one.filter(({ id }) => id && other.some((beside) => beside.id === id));
}

function industryReason(one: MatchListing, other: MatchListing): MatchReason | undefined {
  const both = namesOf(shared(one.industryTypes, other.industryTypes));
  if (both.length === 0) return undefined;
  return { kind: 'industry', text: `行业同为${inQuotes(both)}`, points: WEIGHTS.industry };
}

/** Class, subclass and main group of a symbol, as far as it goes: H01, H01M, H01M10. */
function levelsOf(text: string): readonly string[] {
  const [group = ''] = readIpc(text)?.symbol.split('/') ?? [];
  const levels = [group.slice(0, 3), group.slice(0, 4), group];
  return [...new Set(levels)].filter(({ length }) => length >= 3);
}

function ipcReason(one: MatchListing, other: MatchListing): MatchReason | undefined {
  const own = new Set(one.ipcs.flatMap(levelsOf));
  const both = [...new Set(other.ipcs.flatMap(levelsOf))].filter((level) => own.has(level));
  const [deepest] = both.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  if (deepest === undefined) return undefined;
  if (deepest.length === 3) {
    return { kind: 'ipc', text: `IPC 大类同为 ${deepest}`, points: WEIGHTS.class };
  }
  return deepest.length === 4
    ? { kind: 'ipc', text: `IPC 小类同为 ${deepest}`, points: WEIGHTS.subclass }
    : { kind: 'ipc', text: `IPC 大组同为 ${deepest}`, points: WEIGHTS.mainGroup };
}

/** An offer and a demand out of two listings; undefined when they are of one side. */
function sidesOf(one: MatchListing, other: MatchListing) {
  const [offer, demand] = one.direction === 'SUPPLY' ? [one, other] : [other, one];
  return offer.direction === 'SUPPLY' && demand.direction === 'DEMAND'
    ? { offer, demand }
    : undefined;
}

/** The licence that an open licence is: no other, and no transfer (Patent Law, Article 51). */
const ORDINARY_LICENSE = '3';

/** What nobody gets by an open licence: the right itself, or a licence that keeps others out. */
const BEYOND_OPEN_LICENSE: readonly string[] = ['1', '2', '4', '5', '7', '8', '9'];

/** What an offer of an open licence alone means for the ways that are asked for. */
function openReason(one: MatchListing, other: MatchListing): MatchReason | undefined {
  const sides = sidesOf(one, other);
  if (!sides?.offer.transactionTypes.length) return undefined;
  if (!sides.offer.transactionTypes.every(({ id }) => id === OPEN_LICENSE)) return undefined;
  const wanted = sides.demand.transactionTypes;
  const ordinary = namesOf(wanted.filter(({ id }) => id === ORDINARY_LICENSE));
  if (ordinary.length > 0) {
    const text = `求购方式含${inQuotes(ordinary)}，开放许可即普通许可`;
    return { kind: 'type', text, points: WEIGHTS.type };
  }
  const names = namesOf(wanted);
  if (names.length === 0 || !wanted.every(({ id }) => BEYOND_OPEN_LICENSE.includes(id))) {
    return undefined;
  }
  const text = `求购方式为${inQuotes(names)}，开放许可不能满足`;
  return { kind: 'type', text, points: -WEIGHTS.excluded };
}

function typeReason(one: MatchListing, other: MatchListing): MatchReason | undefined {
  const types = shared(one.transactionTypes, other.transactionTypes);
  const both = namesOf(types.filter(({ id }) => id !== ANY_TYPE));
  if (both.length === 0) return openReason(one, other);
  return { kind: 'type', text: `双方都接受${inQuotes(both)}`, points: WEIGHTS.type };
}

/** Whether an offer can cost what a demand can pay. */
function affordable(price: PriceSpan, budget: PriceSpan): boolean {
  const { min = 0 } = price;
  return budget.max === undefined || min <= budget.max;
}

/** Where an affordable price stands to a budget: within, below, or both in part. */
function againstBudget(price: PriceSpan, budget: PriceSpan, words: string): string {
  const { min = 0, max = Number.POSITIVE_INFINITY } = price;
  const { min: least = 0, max: most = Number.POSITIVE_INFINITY } = budget;
  // A budget with one end says itself what it asks for.
  if (budget.min === undefined || budget.max === undefined) return words;
  if (max < least) return `低于${words}`;
  return min < least || max > most ? `与${words}有重合` : `在${words}之内`;
}

function priceReason(one: MatchListing, other: MatchListing): MatchReason | undefined {
  const sides = sidesOf(one, other);
  if (!sides) return undefined;
  const { offer, demand } = sides;
  const price = priceSpan(offer);
  const budget = priceSpan(demand);
  if (!price || !budget) return undefined;
  const words = priceInWords(offer);
  if (offer.priceMode !== 'FREE' && hasRoyalty(offer)) {
    const text = isEntryFee(offer)
      ? `入门费 ${words}，另付提成，不与预算比较`
      : `价格 ${words}，可另有提成，不与预算比较`;
    return { kind: 'price', text, points: 0 };
  }
  const limit = priceInWords(demand);
  if (!affordable(price, budget)) {
    const over =
      demand.priceMode === 'FREE'
        ? '求购方只求免费许可'
        : `高于${limit.replace(/^预算(不超过.*)/, '预算（$1）')}`;
    return { kind: 'price', text: `价格 ${words}，${over}`, points: -WEIGHTS.dear };
  }
  return {
    kind: 'price',
    text:
      words === '免费许可'
        ? '供方免费许可'
        : `价格 ${words}，${againstBudget(price, budget, limit)}`,
    points: WEIGHTS.price,
  };
}

/** The short words of a listing, and all of its words. */
const keyText = ({ title, technicalField }: MatchListing) => `${title} ${technicalField ?? ''}`;
const allText = (listing: MatchListing) =>
  [keyText(listing), listing.summary, ...(listing.patents ?? []).map(({ title }) => title)].join(
    ' ',
  );

function wordReason(one: MatchListing, other: MatchListing): MatchReason | undefined {
  // From the same side whichever is asked for, so that both see the same reason.
  const [first, second] =
    one.direction === other.direction
      ? [one, other].sort((a, b) => (a.id < b.id ? -1 : 1))
      : [one, other].sort((a) => (a.direction === 'DEMAND' ? -1 : 1));
  if (!first || !second) return undefined;
  const words = wordsInCommon(keyText(first), allText(second), WEIGHTS.mostWords);
  if (words.length === 0) return undefined;
  return {
    kind: 'words',
    text: `都提到${inQuotes(words)}`,
    points: words.length * WEIGHTS.word,
  };
}

/** What the fitting of two listings rests on; the way of trading or the price alone is no reason. */
const SUBSTANCE: readonly MatchReason['kind'][] = ['industry', 'ipc', 'words'];

/**
 * The reasons for which two listings fit, the weightiest first, and behind them what is to be minded
 * or speaks against it; none when nothing of substance fits.
 */
export function matchReasons(one: MatchListing, other: MatchListing): MatchReason[] {
  const found = [
    industryReason(one, other),
    ipcReason(one, other),
    wordReason(one, other),
    typeReason(one, other),
    priceReason(one, other),
  ].filter((reason) => reason !== undefined);
  return found.some(({ kind }) => SUBSTANCE.includes(kind))
    ? found.sort((a, b) => b.points - a.points)
    : [];
}

/** An offer of which no patent is left in force is no goods. */
function isDead({ patents = [] }: MatchListing): boolean {
  return patents.length > 0 && patents.every(({ validity }) => validity === 'INVALID');
}

function ranked<Listing extends MatchListing>(
  one: MatchListing,
  others: readonly Listing[],
): Match<Listing>[] {
  return others
    .filter((other) => other.id !== one.id && !isDead(other))
    .map((listing) => {
      const reasons = matchReasons(one, listing);
      const score = Math.min(
        100,
        reasons.reduce((sum, { points }) => sum + points, 0),
      );
      return { listing, score, reasons };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.listing.id < b.listing.id ? -1 : 1));
}

/**
 * The listings of the other side that fit one, the best first, with the reasons in words (portal
 * features 4b.2). Both sides of a pair see the same score and reasons.
 */
export function matchListings<Listing extends MatchListing>(
  one: MatchListing,
  others: readonly Listing[],
): Match<Listing>[] {
  return ranked(
    one,
    others.filter(({ direction }) => direction && one.direction && direction !== one.direction),
  );
}

/** The listings of the same side that are like one, the likest first (domain reference 2.6). */
export function similarListings<Listing extends MatchListing>(
  one: MatchListing,
  others: readonly Listing[],
): Match<Listing>[] {
  return ranked(
    one,
    others.filter(({ direction }) => direction && direction === one.direction),
  );
}
