import { knownCount } from '../../src/domain/statistics/coverage';
import { getPatentStore } from '../data/patentStore';
import { figureCoverage } from './coverage';
import {
  addressExpression,
  allOf,
  filedExpression,
  grantedExpression,
  type Kind,
  numbersExpression,
  type Span,
  VALID_INVENTIONS,
} from './expressions';
import { allFacts, type PatentFacts, statisticsDay } from './facts';
import { isReal } from './real';
import { addressTexts } from './regions';

/** A figure with the expression that finds what it counts; null where it is not known. */
export interface Figure {
  readonly value: number | null;
  readonly query: string | null;
}

export const UNKNOWN: Figure = { value: null, query: null };

/** Codes whose figures are counted from the patents of the mock. */
export const COUNTED = [
  'PAT_APPLY',
  'PAT_GRANT',
  'INV_VALID',
  'HV_INV',
  'TRANSFER',
  'LICENSE',
  'OPEN_LICENSE',
  'PLEDGE_CNT',
  'ENT_WITH_PATENT',
] as const;
export type CountedCode = (typeof COUNTED)[number];

const keptRegions = new WeakMap<object, Map<string, readonly PatentFacts[]>>();

/** The patents of a region; undefined where addresses cannot tell which they are. */
export function patentsOf(region: string): readonly PatentFacts[] | undefined {
  const texts = addressTexts(region, isReal());
  if (texts === undefined) return undefined;
  const all = allFacts(getPatentStore());
  const regions = keptRegions.get(all) ?? new Map<string, readonly PatentFacts[]>();
  keptRegions.set(all, regions);
  const known = regions.get(region);
  if (known) return known;
  const own =
    texts.length === 0
      ? all
      : all.filter(({ address }) => texts.some((text) => address.includes(text)));
  regions.set(region, own);
  return own;
}

/** First year of the indicator of high-value inventions, and of open licences. */
const SINCE: Partial<Record<CountedCode, number>> = { HV_INV: 2021, OPEN_LICENSE: 2021 };

const keptKinds = new WeakMap<PatentFacts, readonly string[]>();

/** The kinds of high value that an invention is of; only its whole record says, so it is kept. */
export function highValueKinds(fact: PatentFacts): readonly string[] {
  const kinds =
    keptKinds.get(fact) ?? getPatentStore().patents[fact.index]?.record().tags?.highValue ?? [];
  keptKinds.set(fact, kinds);
  return kinds;
}

const isInventionGrant = ({ kind, granted }: PatentFacts) =>
  kind === 'INVENTION' && granted !== undefined;

/** In force at the end of a year; of the year of the data, on its day. */
function inForce(fact: PatentFacts, year: number, thisYear: number): boolean {
  if (!isInventionGrant(fact) || (fact.granted ?? year + 1) > year) return false;
  return year >= thisYear ? fact.valid : fact.valid || (fact.ended ?? 0) > year;
}

const during = (span: Span) => (year: number | undefined) =>
  year !== undefined && year >= span.from && year <= span.to;

/** What is counted, with the expression that says the same, or by number where none does. */
export function selection(
  code: CountedCode,
  span: Span,
  kind: Kind | undefined,
): { readonly of: (fact: PatentFacts) => boolean; readonly expression: string | null } {
  const inSpan = during(span);
  const ofKind = (fact: PatentFacts) => kind === undefined || fact.kind === kind;
  const thisYear = Number(statisticsDay().slice(0, 4));
  switch (code) {
    case 'PAT_APPLY':
      return {
        of: (fact) => ofKind(fact) && inSpan(fact.filed),
        expression: filedExpression(span, kind),
      };
    case 'PAT_GRANT':
      return {
        of: (fact) => ofKind(fact) && inSpan(fact.granted),
        expression: grantedExpression(span, kind),
      };
    case 'INV_VALID':
      return {
        of: (fact) => inForce(fact, span.to, thisYear),
        expression: span.to >= thisYear ? VALID_INVENTIONS : null,
      };
    case 'HV_INV':
      return {
        of: (fact) => inForce(fact, span.to, thisYear) && highValueKinds(fact).length > 0,
        expression: null,
      };
    case 'TRANSFER':
      return { of: (fact) => fact.transferred.some(inSpan), expression: null };
    case 'LICENSE':
      return { of: (fact) => fact.licensed.some(inSpan), expression: null };
    case 'OPEN_LICENSE':
      return { of: (fact) => inSpan(fact.offered), expression: null };
    case 'PLEDGE_CNT':
      return { of: (fact) => fact.pledged.some(inSpan), expression: null };
    case 'ENT_WITH_PATENT':
      return {
        of: (fact) => fact.enterprises.length > 0 && (fact.filed ?? 9999) <= span.to,
        expression: null,
      };
  }
}

/** The expression behind the patents of a selection within a region. */
export function expressionOf(
  region: string,
  expression: string | null,
  found: readonly PatentFacts[],
): string | null {
  if (found.length === 0) return null;
  return expression === null
    ? numbersExpression(found)
    : allOf([addressExpression(addressTexts(region, isReal()) ?? undefined), expression]);
}

/** All patents of the set; the regions of one are parts of it. */
export const allPatents = (): readonly PatentFacts[] => allFacts(getPatentStore());

/** What is found where nothing is known is no zero. */
export function foundIn(
  code: CountedCode,
  patents: readonly PatentFacts[],
  found: number,
): number | null {
  const unknown = figureCoverage(code, patents).some((base) => knownCount(found, base) === null);
  return unknown ? null : found;
}

/** A counted figure of a region over years. */
export function count(
  code: CountedCode,
  region: string,
  span: Span,
  kind: Kind | undefined,
): Figure {
  const patents = patentsOf(region);
  if (patents === undefined || span.to < (SINCE[code] ?? 0)) return UNKNOWN;
  const { of, expression } = selection(code, span, kind);
  const found = patents.filter(of);
  if (code === 'ENT_WITH_PATENT') {
    const enterprises = new Set(found.flatMap(({ enterprises: own }) => own)).size;
    return { value: foundIn(code, patents, enterprises), query: null };
  }
  return {
    value: foundIn(code, patents, found.length),
    query: expressionOf(region, expression, found),
  };
}
