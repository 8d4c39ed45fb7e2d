import { type Filters, NO_FILTERS, readNamedFilters, writeNamedFilters } from './filters';
import { type ListPlace, readFrom, readListPlace, writeFrom, writeListPlace } from './list';
import { links } from './paths';
import { finish, oddDays, oneOf, readDay, readDays } from './query';

/** Facets of laws, under these names in addresses. */
export const LAW_FACETS = [
  'timeliness',
  'category',
  'topic',
  'authority',
  'region',
  'promulgationYear',
  'effectiveYear',
] as const;

/** Where the words are looked for: in titles and document numbers, or in the texts as well. */
export const LAW_SCOPES = ['title', 'full'] as const;
type LawScope = (typeof LAW_SCOPES)[number];

/** Whether all the words are meant in any order, or the words as they stand. */
export const LAW_MATCHES = ['fuzzy', 'exact'] as const;
type LawMatch = (typeof LAW_MATCHES)[number];

export const LAW_SORTS = [
  'relevance',
  '-promulgationDate',
  'promulgationDate',
  '-effectiveDate',
  'effectiveDate',
] as const;
export type LawSortKey = (typeof LAW_SORTS)[number];

/** The days that limit a search, `YYYY-MM-DD`; '' where one is not set. */
export interface LawDays {
  /** Promulgated from, to; both days included. */
  pFrom: string;
  pTo: string;
  /** In force from, to; both days included. */
  eFrom: string;
  eTo: string;
  /** Only versions in force on this day. */
  asOf: string;
}

/** A search for laws, as the search page and the list have it. */
export interface LawSearchState extends Filters, LawDays {
  q: string;
  scope: LawScope;
  match: LawMatch;
  /** A text that names an article, 专利法 71, is looked for as words all the same. */
  words: boolean;
}

/** Everything a user can set on the list of laws; all of it stands in the address. */
export interface LawListState extends LawSearchState, ListPlace<LawSortKey, 'list'> {}

/** Nothing narrows the words of a search. */
export const NO_LAW_SCOPE: Filters & LawDays = {
  ...NO_FILTERS,
  pFrom: '',
  pTo: '',
  eFrom: '',
  eTo: '',
  asOf: '',
};

/** A search for everything. */
export const ALL_LAWS: LawSearchState = {
  q: '',
  scope: 'title',
  match: 'fuzzy',
  words: false,
  ...NO_LAW_SCOPE,
};

const DAYS = ['pFrom', 'pTo', 'eFrom', 'eTo', 'asOf'] as const satisfies (keyof LawDays)[];
const CHOICES = { sorts: LAW_SORTS, views: ['list'] } as const;

function writeSearch(query: URLSearchParams, state: Partial<LawSearchState>): void {
  if (state.q) query.set('q', state.q);
  if (state.scope && state.scope !== LAW_SCOPES[0]) query.set('scope', state.scope);
  if (state.match && state.match !== LAW_MATCHES[0]) query.set('match', state.match);
  if (state.words) query.set('words', '1');
  writeNamedFilters(query, LAW_FACETS, state);
  for (const name of DAYS) {
    const day = state[name];
    if (day) query.set(name, day);
  }
}

function readSearch(query: URLSearchParams): LawSearchState {
  return {
    q: query.get('q') ?? '',
    scope: oneOf(LAW_SCOPES, query.get('scope'), LAW_SCOPES[0]),
    match: oneOf(LAW_MATCHES, query.get('match'), LAW_MATCHES[0]),
    words: query.get('words') === '1',
    ...readNamedFilters(query, LAW_FACETS),
    ...readDays(query, 'pFrom', 'pTo'),
    ...readDays(query, 'eFrom', 'eTo'),
    asOf: readDay(query, 'asOf'),
  };
}

/** The search page of laws, with a search to go on with. */
export function lawSearchLink(state: Partial<LawSearchState> = {}): string {
  const query = new URLSearchParams();
  writeSearch(query, state);
  return finish(links.lawSearch, query);
}

/** Reads the address of the search page; what cannot be read has its default. */
export function readLawSearch(search: string): LawSearchState {
  return readSearch(new URLSearchParams(search));
}

/** The list of laws; what is left out has its default. */
export function lawListLink(state: Partial<LawListState> = {}): string {
  const query = new URLSearchParams();
  writeSearch(query, state);
  writeListPlace(query, state, CHOICES);
  return finish(links.lawList, query);
}

/** Reads the address of the list; what cannot be read has its default. */
export function readLawList(search: string): LawListState {
  const query = new URLSearchParams(search);
  return { ...readSearch(query), ...readListPlace(query, CHOICES) };
}

/**
 * The list as it was left.
 *
 * @param from its query string
 */
export function lawReturnLink(from: string): string {
  return finish(links.lawList, new URLSearchParams(from));
}

/** One law as it is read. */
export interface LawDetailState {
  /** Id of a version. */
  id: string;
  /** The place read, as `placeAddress` writes it: `66`, `66-1.2`; '' for the beginning. */
  at: string;
  /** The day whose version is meant, `YYYY-MM-DD`; '' for the version itself. */
  asOf: string;
  /** Id of the version it is compared with; '' for none. */
  compare: string;
  /** Whether only the articles that differ from the other version are shown. */
  differing: boolean;
  /** Key of the article whose judgments, rules and history are shown: `71`; '' for none. */
  uses: string;
  /** Query string of the list it was opened from, for previous and next; undefined for none. */
  from: string | undefined;
}

/** One version of a law; what is left out has its default. */
export function lawDetailLink({
  id,
  at,
  asOf,
  compare,
  differing,
  uses,
  from,
}: Partial<LawDetailState> & Pick<LawDetailState, 'id'>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ id, at, asOf, compare, uses })) {
    if (value) query.set(name, value);
  }
  if (differing) query.set('differing', '1');
  writeFrom(query, from);
  return finish(links.lawDetail, query);
}

/** Reads the address of a law; what cannot be read has its default. */
export function readLawDetail(search: string): LawDetailState {
  const query = new URLSearchParams(search);
  return {
    id: query.get('id') ?? '',
    at: query.get('at') ?? '',
    asOf: readDay(query, 'asOf'),
    compare: query.get('compare') ?? '',
    differing: query.get('differing') === '1',
    uses: query.get('uses') ?? '',
    from: readFrom(query),
  };
}

/** What the address of a list or of a law says in place of days. */
export const oddLawDays = (search: string) => oddDays(search, DAYS);
