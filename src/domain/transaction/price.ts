import { parseIsoDay } from '../calendar';
import type { Direction, PayMethod, PriceMode } from './labels';

/** What a listing says of money, amounts in 万元 (domain reference 1.5); undefined is not known. */
export interface Priced {
  readonly direction: Direction | undefined;
  readonly priceMode: PriceMode | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly budgetMin?: number | undefined;
  readonly budgetMax?: number | undefined;
  /** Codes of the ways of paying. */
  readonly payMethods?: readonly string[] | null | undefined;
}

/** The least and the most that a listing can cost or pay, in 万元; an open end is absent. */
export interface PriceSpan {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Ways of paying by which the amount is not all that is paid. */
const WITH_ROYALTY: readonly string[] = ['ROYALTY', 'ENTRY_ROYALTY'] satisfies PayMethod[];

type Paid = Pick<Priced, 'payMethods'>;

/** Whether a royalty is, or may be, paid beside the amount that is named. */
export const hasRoyalty = ({ payMethods }: Paid): boolean =>
  Boolean(payMethods?.some((way) => WITH_ROYALTY.includes(way)));

/** Whether the amount that is named is what is paid at the entrance, and never all. */
export const isEntryFee = ({ payMethods }: Paid): boolean =>
  payMethods?.length === 1 && payMethods[0] === 'ENTRY_ROYALTY';

/** Digits in groups of three, at most two decimals: 1,234.5. */
export function tenThousands(amount: number): string {
  const [whole = '', cents] = String(Number(amount.toFixed(2))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return cents === undefined ? grouped : `${grouped}.${cents}`;
}

/** The span of the price of an offer or of the budget of a demand; undefined when none is named. */
export function priceSpan(listing: Priced): PriceSpan | undefined {
  const { direction, priceMode, priceMin, priceMax, budgetMin, budgetMax } = listing;
  if (priceMode === 'NEGOTIABLE') return undefined;
  if (priceMode === 'FREE') return { min: 0, max: 0 };
  if (direction === 'DEMAND') {
    return budgetMin === undefined && budgetMax === undefined
      ? undefined
      : { min: budgetMin, max: budgetMax };
  }
  if (priceMin === undefined) return undefined;
  return { min: priceMin, max: priceMode === 'FIXED' ? priceMin : priceMax };
}

/**
 * Price or budget in words: `30 万元`, `20～50 万元`, `面议`, `免费许可`, `预算不超过 50 万元`, `价格不详`
 * (domain reference 2.6).
 */
export function priceInWords(listing: Priced): string {
  const { direction, priceMode } = listing;
  if (priceMode === 'FREE') return '免费许可';
  const span = priceSpan(listing);
  const prefix = direction === 'DEMAND' ? '预算' : '';
  if (priceMode === 'NEGOTIABLE') return `${prefix}面议`;
  // Nobody has said that it is open to negotiation.
  if (!span) return `${prefix || '价格'}不详`;
  const { min, max } = span;
  const lead = prefix === '' ? '' : `${prefix} `;
  if (min !== undefined && max !== undefined) {
    return min === max
      ? `${lead}${tenThousands(min)} 万元`
      : `${lead}${tenThousands(min)}～${tenThousands(max)} 万元`;
  }
  return max === undefined
    ? `${prefix}不低于 ${tenThousands(min ?? 0)} 万元`
    : `${prefix}不超过 ${tenThousands(max)} 万元`;
}

const DAY = 86_400_000;

const timeOf = (day: string): number | undefined => {
  const parsed = parseIsoDay(day);
  return parsed ? Date.UTC(parsed.year, parsed.month - 1, parsed.day) : undefined;
};

/** Years from one day to another with fractions, 0 when the other has passed. */
function yearsBetween(from: string, to: string): number | undefined {
  const begin = timeOf(from);
  const end = timeOf(to);
  if (begin === undefined || end === undefined) return undefined;
  return Math.max(0, (end - begin) / DAY / 365.2425);
}

/** The remaining term in words: `14.1 年`, `不足 1 个月`, `已届满`. */
export function termLeftInWords(expiryDate: string, today: string): string | undefined {
  const years = yearsBetween(today, expiryDate);
  if (years === undefined) return undefined;
  if (expiryDate <= today) return '已届满';
  if (years >= 1) return `${Math.floor(years * 10) / 10} 年`;
  const months = Math.floor(years * 12);
  return months === 0 ? '不足 1 个月' : `${months} 个月`;
}

/**
 * What one remaining year of the shortest-lived patent costs, in 万元 with two decimals (portal
 * features 4b.5); undefined where price or term is not known, and when less than a month is left.
 *
 * @param expiryDate of the shortest-lived patent, `YYYY-MM-DD`
 */
export function pricePerYear(
  listing: Priced,
  expiryDate: string | null | undefined,
  today: string,
): PriceSpan | undefined {
  const span = listing.direction === 'SUPPLY' ? priceSpan(listing) : undefined;
  const years = expiryDate ? yearsBetween(today, expiryDate) : undefined;
  if (isEntryFee(listing)) return undefined;
  if (!span || years === undefined || years < 1 / 12) return undefined;
  const perYear = (amount: number | undefined) =>
    amount === undefined ? undefined : Math.round((amount / years) * 100) / 100;
  return { min: perYear(span.min), max: perYear(span.max) };
}

/** The price of a remaining year in words, `约 2.13 万元/年`; undefined where there is none. */
export function pricePerYearInWords(
  listing: Priced,
  expiryDate: string | null | undefined,
  today: string,
): string | undefined {
  const span = pricePerYear(listing, expiryDate, today);
  if (span?.min === undefined || span.max === undefined) return undefined;
  // What is free has no price of a year.
  if (span.max === 0 && listing.priceMode === 'FREE') return undefined;
  const { min, max } = span;
  return min === max
    ? `约 ${tenThousands(min)} 万元/年`
    : `约 ${tenThousands(min)}～${tenThousands(max)} 万元/年`;
}
