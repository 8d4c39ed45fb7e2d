import { toHalfWidth } from '../../src/domain/check';
import type { Account } from '../accounts';
import { plusMonths } from '../data/days';
import { dayOf } from '../process/moment';
import { FacetTable } from '../search/facetTable';
import { filtersOf } from './query';
import { rowOf } from './shown';
import { allListings, marksOf } from './store';
import type {
  ListingFacetName,
  ListingQuery,
  ListingResult,
  ListingRow,
  StoredListing,
} from './types';

const FACET_SIZE = 50;

/** A listing with its row; facts of patents are looked up once a call. */
interface Candidate {
  readonly listing: StoredListing;
  readonly row: ListingRow;
}

const fold = (text: string) => toHalfWidth(text).toLowerCase();

/** Everything a word may occur in. */
function textOf({ listing: { formData }, row }: Candidate): string {
  const texts = ['advantages', 'applications', 'problem', 'targets', 'technicalField']
    .map((key) => formData[key])
    .filter((text) => typeof text === 'string');
  const patents = Array.isArray(formData.patents) ? (formData.patents as object[]) : [];
  const named = patents.flatMap((patent) => Object.values(patent));
  return fold(
    [
      row.title,
      row.summary,
      row.publisher.name ?? '',
      row.transactionNo,
      ...texts,
      ...row.ipcs,
      ...named,
    ].join('\n'),
  );
}

/** `ZL 2021 1 9900001.9` and `202119900001.9` are the same number. */
const wordsOf = (q: string): string[] =>
  fold(q)
    .replace(/\b(?:zl|cn)\s*(?=\d)/g, '')
    .split(/\s+/)
    .filter(Boolean);

/** What it can cost, in 万元; null without a price. */
function priceOf({ row }: Candidate): readonly [number, number] | null {
  if (row.priceMode === 'FREE') return [0, 0];
  const low = row.priceMin ?? row.budgetMin ?? row.budgetMax;
  const high = row.priceMax ?? row.budgetMax ?? row.priceMin;
  return row.priceMode === 'NEGOTIABLE' || low === undefined || high === undefined
    ? null
    : [low, high];
}

function meets(candidate: Candidate, query: ListingQuery, today: string): boolean {
  const { q = '', negotiable, priceMin, priceMax, termLeft, publishFrom, publishTo } = query;
  const { row } = candidate;
  const words = wordsOf(q);
  if (words.length > 0) {
    const text = textOf(candidate);
    if (!words.every((word) => text.includes(word))) return false;
  }
  if (negotiable && row.priceMode !== 'NEGOTIABLE') return false;
  if (priceMin !== undefined || priceMax !== undefined) {
    const price = priceOf(candidate);
    if (!price || price[1] < (priceMin ?? 0) || price[0] > (priceMax ?? Infinity)) return false;
  }
  if (termLeft !== undefined) {
    if (row.expiryDate === null || row.expiryDate < plusMonths(today, 12 * termLeft)) return false;
  }
  const day = row.publishTime?.slice(0, 10) ?? '';
  return day >= (publishFrom ?? '') && day <= (publishTo ?? '9999-12-31');
}

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const known = (value: string | null) => (value === null ? [] : [value]);

/** The values of a listing in each facet. */
const FACETS: Readonly<Record<ListingFacetName, readonly [(one: Candidate) => readonly string[]]>> =
  {
    direction: [({ row }) => [row.direction]],
    industry: [({ row }) => ids(row.industryTypes)],
    type: [({ row }) => ids(row.transactionTypes)],
    priceMode: [({ row }) => [row.priceMode]],
    patentType: [({ row }) => row.patents.flatMap(({ patentType }) => known(patentType))],
    validity: [({ row }) => row.patents.flatMap(({ validity }) => known(validity))],
    region: [({ row }) => known(row.publisher.region)],
    holderKind: [({ row }) => [row.publisher.kind]],
  };

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const newestFirst = (a: Candidate, b: Candidate) =>
  byText(b.row.publishTime ?? '', a.row.publishTime ?? '') || byText(a.row.id, b.row.id);

/** Listings without a price come last either way. */
function byPrice(a: Candidate, b: Candidate, ascending: boolean): number {
  const [one, other] = [priceOf(a), priceOf(b)];
  if (!one || !other) return one ? -1 : other ? 1 : 0;
  return ascending ? one[0] - other[0] : other[1] - one[1];
}

/** A contact weighs as much as twenty looks. */
const heatOf = ({ row }: Candidate) => row.viewCount + 20 * row.contactCount;

function ordered(candidates: Candidate[], sort: ListingQuery['sort']): Candidate[] {
  return candidates.sort((a, b) => {
    if (sort === '-heat') return heatOf(b) - heatOf(a) || newestFirst(a, b);
    if (sort === 'price' || sort === '-price') {
      return byPrice(a, b, sort === 'price') || newestFirst(a, b);
    }
    return newestFirst(a, b);
  });
}

/** Whether a user may look at a listing in its state. */
export function visibleTo({ status, ownerId }: StoredListing, account: Account | undefined) {
  if (ownerId !== null && ownerId === account?.user.id) return true;
  return ['PUBLISHED', 'OFFLINE', 'EXPIRED', 'DEALT'].includes(status);
}

/** Runs a query over the listings (contract: ListingQuery, ListingResult). */
export function searchListings(
  query: ListingQuery,
  account: Account | undefined,
  page: number,
  size: number,
): ListingResult {
  const today = dayOf();
  const wanted = query.$id_in?.split(',');
  const candidates = allListings()
    .filter((listing) =>
      wanted
        ? wanted.includes(listing.id) && visibleTo(listing, account)
        : listing.status === 'PUBLISHED',
    )
    .map((listing): Candidate => ({ listing, row: rowOf(listing, marksOf(listing.id), account) }))
    .filter((candidate) => meets(candidate, query, today));
  const table = new FacetTable<ListingFacetName, Candidate>(FACETS, candidates);
  const { rows, facets } = table.narrow(
    candidates.map((_, index) => index),
    // The direction counts as the filter of its facet, which does not narrow its own counts.
    { ...filtersOf(query), ...(query.direction && { direction: { include: [query.direction] } }) },
    query.facets ?? [],
    query.facetSize ?? FACET_SIZE,
  );
  const kept = ordered(
    rows.flatMap((index) => candidates[index] ?? []),
    query.sort,
  );
  return {
    content: kept.slice(page * size, (page + 1) * size).map(({ row }) => row),
    totalElements: kept.length,
    number: page,
    size,
    facets,
  };
}
