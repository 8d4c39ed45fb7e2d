import { foldText } from '../../src/domain/search/fold';
import type { AdjudicationStore } from './store';
import type { Adjudication, AdjudicationQuery, AdjudicationResult, Hit } from './types';

/** Rows that can be paged through, as the contract states it with every answer. */
export const RESULT_CAP = 200;

const FACET_SIZE = 10;

interface Found {
  index: number;
  count: number;
  hits: Hit[];
  /** All words stand in the title. */
  titled: boolean;
}

const between = (value: string | number | null, from?: string | number, to?: string | number) =>
  (from === undefined && to === undefined) ||
  (value !== null && (from === undefined || value >= from) && (to === undefined || value <= to));

const sameName = (a: string, b: string) => foldText(a.trim()) === foldText(b.trim());

/** Number of a right without what its spellings differ in. */
const foldRight = (number: string) => foldText(number).replace(/[\s.]|^(?:zl|cn)/g, '');

/** Conditions that are no words and no facets. */
function suits(document: Adjudication, query: AdjudicationQuery): boolean {
  const { patentId, rightNumber, party, ids } = query;
  const { relatedRights } = document;
  return (
    between(document.judgmentDate, query.from, query.to) &&
    between(document.awardAmount, query.amountFrom, query.amountTo) &&
    (ids === undefined || ids.includes(document.id)) &&
    (patentId === undefined || relatedRights.some((right) => right.patentId === patentId)) &&
    (rightNumber === undefined ||
      relatedRights.some(({ number }) => foldRight(number) === foldRight(rightNumber))) &&
    (party === undefined || document.parties.some(({ name }) => sameName(name, party)))
  );
}

function findWords(store: AdjudicationStore, query: AdjudicationQuery): Found[] {
  const words = (query.q ?? '').split(/\s+/).filter(Boolean);
  const part = query.part ?? 'ALL';
  return store.documents.flatMap((document, index): Found[] => {
    if (!suits(document, query)) return [];
    const text = store.texts[index];
    const met = text?.find(words, part);
    if (!text || !met) return [];
    return [{ index, ...met, titled: words.length > 0 && text.inTitle(words) }];
  });
}

/** Puts values that are not known last, in either direction. */
function compareValues<T extends string | number>(a: T | null, b: T | null, descending: boolean) {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b === descending ? 1 : -1;
}

const LEADING = { GUIDING: 0, TYPICAL: 1 } as const;
const leadingRank = ({ leading }: Adjudication) => (leading === null ? 2 : LEADING[leading]);

function order(store: AdjudicationStore, found: Found[], query: AdjudicationQuery): Found[] {
  const { sort = 'relevance', leadingFirst = false } = query;
  const documentOf = ({ index }: Found) => store.documents[index];
  return [...found].sort((one, other) => {
    const [a, b] = [documentOf(one), documentOf(other)];
    if (!a || !b) return 0;
    const leading = leadingFirst ? leadingRank(a) - leadingRank(b) : 0;
    if (leading !== 0) return leading;
    const newest = compareValues(a.judgmentDate, b.judgmentDate, true);
    if (sort === 'relevance') {
      return Number(other.titled) - Number(one.titled) || other.count - one.count || newest;
    }
    const descending = sort.startsWith('-');
    return sort.endsWith('awardAmount')
      ? compareValues(a.awardAmount, b.awardAmount, descending) || newest
      : compareValues(a.judgmentDate, b.judgmentDate, descending);
  });
}

/** Runs a query over the documents (contract: AdjudicationQuery, AdjudicationResult). */
export function searchAdjudications(
  store: AdjudicationStore,
  query: AdjudicationQuery,
  page: number,
  size: number,
): AdjudicationResult {
  const found = findWords(store, query);
  const { filters = {}, facets: wanted = [], facetSize = FACET_SIZE } = query;
  const { rows, facets } = store.facets.narrow(
    found.map(({ index }) => index),
    filters,
    wanted,
    facetSize,
  );
  const kept = new Set(rows);
  const ordered = order(
    store,
    found.filter(({ index }) => kept.has(index)),
    query,
  );
  const shown = ordered.slice(0, RESULT_CAP).slice(page * size, (page + 1) * size);
  return {
    content: shown.flatMap(({ index, count, hits }) => {
      const document = store.documents[index];
      return document === undefined ? [] : [{ ...rowOf(document), hits, hitCount: count }];
    }),
    totalElements: ordered.length,
    number: page,
    size,
    facets,
    cap: RESULT_CAP,
  };
}

/** What a row shows of a document. */
function rowOf({
  judges: _judges,
  relatedRights: _rights,
  keywords: _keywords,
  citedLaws: _laws,
  chain: _chain,
  sections: _sections,
  ...row
}: Adjudication) {
  return row;
}
