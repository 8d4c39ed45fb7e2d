import { allHold } from '../answeredFilter';
import { type Priced, priceSpan } from './price';

/** What a row of the list tells of itself; what is not known is null, empty or absent. */
interface Row extends Priced {
  readonly industryTypes: readonly { readonly id: string }[];
  readonly transactionTypes: readonly { readonly id: string }[];
  readonly patents: readonly {
    readonly patentType: string | null | undefined;
    readonly validity: string | null | undefined;
  }[];
  readonly publisher:
    | { readonly region: string | null; readonly kind: string | undefined }
    | undefined;
  readonly publishTime?: string | null | undefined;
}

/** What was asked for; see the contract's ListingQuery. */
interface Question {
  readonly direction?: string | undefined;
  readonly negotiable?: boolean | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly publishFrom?: string | undefined;
  readonly publishTo?: string | undefined;
}

/** The values of a row in each filter, as far as it tells them. */
const VALUES: Readonly<Record<string, (row: Row) => readonly (string | null | undefined)[]>> = {
  industry: ({ industryTypes }) => industryTypes.map(({ id }) => id),
  type: ({ transactionTypes }) => transactionTypes.map(({ id }) => id),
  priceMode: ({ priceMode }) => [priceMode],
  patentType: ({ patents }) => patents.map(({ patentType }) => patentType),
  validity: ({ patents }) => patents.map(({ validity }) => validity),
  region: ({ publisher }) => [publisher?.region],
  holderKind: ({ publisher }) => [publisher?.kind],
};

function meetsFilters(row: Row, question: object): (boolean | undefined)[] {
  return Object.entries(question).map(([name, chosen]) => {
    const [, filter = '', operator] = /^\$(\w+)_(in|notIn)$/.exec(name) ?? [];
    const valuesOf = VALUES[filter];
    if (!valuesOf) return true;
    const values = valuesOf(row).filter(Boolean);
    const wanted = String(chosen).split(',');
    if (values.length === 0) return undefined;
    const has = values.some((value) => wanted.includes(String(value)));
    return operator === 'in' ? has : !has;
  });
}

/** Whether the price of a row is within the limits asked for. */
function meetsPrice(row: Row, { priceMin, priceMax }: Question): boolean | undefined {
  if (priceMin === undefined && priceMax === undefined) return true;
  if (row.priceMode === 'NEGOTIABLE') return false;
  const span = priceSpan(row);
  if (!span) return undefined;
  const { min = 0, max = Number.POSITIVE_INFINITY } = span;
  return max >= (priceMin ?? 0) && min <= (priceMax ?? max);
}

/**
 * Whether a listing answers a question: of the call nothing but its path is known (specification 7),
 * and a back end that does not know a filter answers as if it were not there. Words are not
 * compared, for they are looked for in more than a row shows.
 *
 * @returns undefined where the listing does not tell
 */
export function answersListing(row: Row, question: Question): boolean | undefined {
  const { direction, negotiable, publishFrom, publishTo } = question;
  const day = row.publishTime?.slice(0, 10);
  const same = (told: string | null | undefined, wanted: string) =>
    told ? told === wanted : undefined;
  return allHold([
    !direction || same(row.direction, direction),
    !negotiable || same(row.priceMode, 'NEGOTIABLE'),
    meetsPrice(row, question),
    !publishFrom || (day ? day >= publishFrom : undefined),
    !publishTo || (day ? day <= publishTo : undefined),
    ...meetsFilters(row, question),
  ]);
}
