import { LAW_CATEGORIES } from '../../src/domain/law/labels';
import type { LawFacet, LawFacetName, LawQuery, LawRow } from '../contract';
import { keywordsOf, type LawMatch, matchLaw } from './match';
import { LAW_FACETS } from './query';
import type { LawStore } from './store';
import type { StoredLaw } from './storedLaw';

const FACET_SIZE = 10;
/** Of a level of law in the order of relevance; a place that has the words weighs 20. */
const LEVEL_WEIGHT = 60;
const CATEGORIES = Object.keys(LAW_CATEGORIES);

interface Found {
  law: StoredLaw;
  match: LawMatch;
  values: Readonly<Record<LawFacetName, readonly string[]>>;
}

const present = (value: string | null | undefined) => (value ? [value] : []);

function facetValues(law: StoredLaw, today: string): Found['values'] {
  const { category, topic, authority, region, promulgationDate, effectiveDate } = law.data;
  return {
    category: [category],
    topic,
    authority,
    region: present(region),
    timeliness: present(law.timeliness(today)),
    promulgationYear: present(promulgationDate?.slice(0, 4)),
    effectiveYear: present(effectiveDate?.slice(0, 4)),
  };
}

const within = (day: string | null, from: string | undefined, to: string | undefined) =>
  (from === undefined && to === undefined) ||
  (day !== null && (from === undefined || day >= from) && (to === undefined || day <= to));

function isMeant(law: StoredLaw, query: LawQuery): boolean {
  const { promulgationFrom, promulgationTo, effectiveFrom, effectiveTo, ids } = query;
  return (
    (ids === undefined || ids.includes(law.id)) &&
    within(law.promulgationDate, promulgationFrom, promulgationTo) &&
    within(law.effectiveDate, effectiveFrom, effectiveTo)
  );
}

/** It was in force on a day, or may have been. */
function isOfDay(law: StoredLaw, day: string, today: string): boolean {
  const { timeliness } = law.standing(today, day);
  return timeliness === null || timeliness === 'IN_FORCE';
}

/** A law that begins later than a day was there on it when its history begins before. */
const wasThere = ({ data }: StoredLaw, day: string): boolean =>
  data.revisions.some(({ date }) => date !== null && date <= day);

/** One version of each law that was there on a day of which none is among those found. */
function unheldOn(day: string, candidates: readonly Found[], found: readonly Found[]): StoredLaw[] {
  const held = new Set(found.map(({ law }) => law.data.law));
  const unheld = new Map<string, StoredLaw>();
  for (const { law } of candidates) {
    if (!held.has(law.data.law) && wasThere(law, day)) unheld.set(law.data.law, law);
  }
  return [...unheld.values()].filter(
    ({ versions }) =>
      !versions.some((one) => (one.effectiveDate ?? one.promulgationDate ?? '') <= day),
  );
}

const MOST_UNHELD = 20;

const listOf = (text: string | undefined) => (text === undefined ? [] : text.split(','));

/** Whether one of the values is listed; the empty value stands for having none. */
const hasListed = (values: readonly string[], listed: readonly string[]) =>
  values.length === 0 ? listed.includes('') : values.some((value) => listed.includes(value));

/** The filter of one facet; null when the query has none for it. */
function filterOf(query: LawQuery, name: LawFacetName): ((found: Found) => boolean) | null {
  const included = listOf(query[`$${name}_in`]);
  const excluded = listOf(query[`$${name}_notIn`]);
  if (included.length === 0 && excluded.length === 0) return null;
  return ({ values }) =>
    (included.length === 0 || hasListed(values[name], included)) &&
    !hasListed(values[name], excluded);
}

function orderValues(name: LawFacetName, values: LawFacet['values']): LawFacet['values'] {
  if (name.endsWith('Year')) return values.sort((a, b) => (a.value < b.value ? 1 : -1));
  if (name === 'category') {
    return values.sort((a, b) => CATEGORIES.indexOf(a.value) - CATEGORIES.indexOf(b.value));
  }
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function facetOf(name: LawFacetName, found: readonly Found[], size: number): LawFacet {
  const counts = new Map<string, number>();
  let missing = 0;
  for (const { values } of found) {
    if (values[name].length === 0) missing++;
    for (const value of values[name]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const all = orderValues(
    name,
    [...counts].map(([value, count]) => ({ value, count })),
  );
  const other = all.slice(size).reduce((sum, { count }) => sum + count, 0);
  return { name, values: all.slice(0, size), missing, other };
}

/** Newest first, those without a day last; equal days by level, then by title. */
function newestFirst({ law: a }: Found, { law: b }: Found): number {
  const [first, second] = [a.promulgationDate ?? '', b.promulgationDate ?? ''];
  if (first !== second) return first < second ? 1 : -1;
  const level = CATEGORIES.indexOf(a.data.category) - CATEGORIES.indexOf(b.data.category);
  return level || (a.data.title < b.data.title ? -1 : 1);
}

function order(found: Found[], { sort, keyword }: LawQuery, today: string): Found[] {
  const by = sort ?? (keyword?.trim() ? 'relevance' : '-promulgationDate');
  found.sort(newestFirst);
  if (by === 'relevance') {
    const rank = ({ law, match }: Found) =>
      match.score * 10 +
      (law.timeliness(today) === 'IN_FORCE' ? 100 : 0) +
      // Of laws about the same words the higher one is meant, such as the law and not its rules.
      (CATEGORIES.length - CATEGORIES.indexOf(law.data.category)) * LEVEL_WEIGHT;
    return found
      .map((one) => ({ one, score: rank(one) }))
      .sort((a, b) => b.score - a.score)
      .map(({ one }) => one);
  }
  const descending = by.startsWith('-');
  const field = by.endsWith('effectiveDate') ? 'effectiveDate' : 'promulgationDate';
  return found.sort((a, b) => {
    const [first, second] = [a.law[field], b.law[field]];
    if (first === second) return 0;
    if (first === null) return 1;
    if (second === null) return -1;
    return first < second === descending ? 1 : -1;
  });
}

function rowOf({ law, match }: Found, today: string, asOf?: string): LawRow {
  const { data } = law;
  return {
    id: law.id,
    title: data.title,
    category: data.category,
    topic: data.topic,
    authority: data.authority,
    region: data.region,
    docNumber: data.docNumber,
    promulgationDate: law.promulgationDate,
    effectiveDate: law.effectiveDate,
    invalidDate: law.invalidDate,
    ...law.standing(today),
    ...(asOf !== undefined && { onDay: law.standing(today, asOf) }),
    ...(data.note !== undefined && { note: data.note }),
    readableVersions: law.versions.filter((version) => version.data.hasText).length,
    versionCount: law.versions.length,
    hasText: data.hasText,
    titleRanges: match.titleRanges,
    hits: match.hits,
    hitCount: match.hitCount,
  };
}

/** A page of the laws that meet a query (contract: LawQuery, LawPage). */
export function searchLaws(
  store: LawStore,
  query: LawQuery,
  { number: page, size, today }: { number: number; size: number; today: string },
) {
  const words = keywordsOf(query);
  const matched = store.laws.flatMap((law): Found[] => {
    if (!isMeant(law, query)) return [];
    const match = matchLaw(law, query, words);
    return match ? [{ law, match, values: facetValues(law, today) }] : [];
  });
  const { asOf } = query;
  const ofDay = ({ law }: Found) => asOf === undefined || isOfDay(law, asOf, today);
  const filters = LAW_FACETS.flatMap((name) => {
    const passes = filterOf(query, name);
    return passes ? [{ name, passes }] : [];
  });
  const passing = (except?: LawFacetName) =>
    matched.filter((found) =>
      filters.every(({ name, passes }) => name === except || passes(found)),
    );
  const under = (except?: LawFacetName) => passing(except).filter(ofDay);
  const found = order(under(), query, today);
  const unheld = asOf === undefined ? [] : unheldOn(asOf, order(passing(), query, today), found);
  return {
    content: found.slice(page * size, (page + 1) * size).map((one) => rowOf(one, today, asOf)),
    totalElements: found.length,
    number: page,
    size,
    facets: (query.facets ?? []).map((name) =>
      facetOf(name, under(name), query.facetSize ?? FACET_SIZE),
    ),
    ...(asOf !== undefined && {
      unheld: unheld.slice(0, MOST_UNHELD).map(({ id, data, promulgationDate }) => ({
        id,
        title: data.title,
        promulgationDate,
      })),
      unheldCount: unheld.length,
    }),
  };
}
