import { CITY_PREFIX, LANDING_PATH } from '../config/portal';

/**
 * Every address inside the portal: builders and readers of path and query. Nothing else writes
 * an in-app address as text. Paths are the specification's; query strings are ours.
 */

type QueryValue = string | number | undefined;

/** Appends the given values to a path; empty and undefined ones are left out. */
export function withQuery(path: string, values: Record<string, QueryValue>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

export const links = {
  landing: LANDING_PATH,
  login: `${CITY_PREFIX}/user/login`,
  register: `${CITY_PREFIX}/user/register`,
  forget: `${CITY_PREFIX}/user/forget`,
  patentSearch: `${CITY_PREFIX}/searching/patent`,
  patentResult: `${CITY_PREFIX}/searching/patent/result`,
  patentDetail: `${CITY_PREFIX}/searching/patent/detail`,
  exception: '/exception',
  notFound: '/404',
} as const;

/** The page that shows an error by code and text (specification 2). */
export function exceptionLink(errorCode: string, errorMessage: string): string {
  return withQuery(links.exception, { errorCode, errorMessage });
}

/** A user page that remembers where to return to after login. */
export function userPageLink(page: 'login' | 'register' | 'forget', search: string): string {
  const redirectUrl = new URLSearchParams(search).get('redirectUrl') ?? undefined;
  return withQuery(links[page], { redirectUrl });
}

/** How a patent query was entered: the smart box, or an expression of the search language. */
export type PatentQueryMode = 'smart' | 'expr';

export const PATENT_SORTS = [
  'relevance',
  '-filingDate',
  'filingDate',
  '-publicationDate',
  'publicationDate',
] as const;
export type PatentSortKey = (typeof PATENT_SORTS)[number];

export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** A patent query as it stands in an address. */
export interface PatentQuery {
  mode: PatentQueryMode;
  q: string;
  /** Readings the user chose for parts of a smart query, by part index; a gap is the portal's own guess. */
  as: readonly string[];
}

/** Everything a user can set on the result list; all of it stands in the address. */
export interface PatentResultState extends PatentQuery {
  /** Facet name to chosen values. */
  include: Readonly<Record<string, readonly string[]>>;
  exclude: Readonly<Record<string, readonly string[]>>;
  sort: PatentSortKey;
  /** 1-based. */
  page: number;
  size: number;
}

function oneOf<T extends string | number>(values: readonly T[], given: unknown, fallback: T): T {
  return values.find((value) => String(value) === given) ?? fallback;
}

function writeQuery(
  query: URLSearchParams,
  { mode = 'smart', q = '', as = [] }: Partial<PatentQuery>,
) {
  if (mode !== 'smart') query.set('mode', mode);
  if (q) query.set('q', q);
  if (as.some(Boolean)) query.set('as', as.join(','));
}

function readQuery(query: URLSearchParams): PatentQuery {
  return {
    mode: oneOf(['smart', 'expr'] as const, query.get('mode'), 'smart'),
    q: query.get('q') ?? '',
    as: query.get('as')?.split(',') ?? [],
  };
}

function finish(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The patent search page, with a query to go on with. */
export function patentSearchLink(query: Partial<PatentQuery> = {}): string {
  const values = new URLSearchParams();
  writeQuery(values, query);
  return finish(links.patentSearch, values);
}

export function readPatentSearch(search: string): PatentQuery {
  return readQuery(new URLSearchParams(search));
}

/** The result list; what is left out has its default. */
export function patentResultLink(state: Partial<PatentResultState>): string {
  const query = new URLSearchParams();
  writeQuery(query, state);
  for (const [prefix, filters] of [
    ['f.', state.include],
    ['x.', state.exclude],
  ] as const) {
    for (const [facet, values] of Object.entries(filters ?? {})) {
      for (const value of values) query.append(`${prefix}${facet}`, value);
    }
  }
  if (state.sort && state.sort !== 'relevance') query.set('sort', state.sort);
  if (state.page && state.page > 1) query.set('page', String(state.page));
  if (state.size && state.size !== PAGE_SIZES[0]) query.set('size', String(state.size));
  return finish(links.patentResult, query);
}

/** Reads a result address; what cannot be read has its default. */
export function readPatentResult(search: string): PatentResultState {
  const query = new URLSearchParams(search);
  const filters = (prefix: string) => {
    const found: Record<string, string[]> = {};
    for (const name of new Set(query.keys())) {
      if (name.startsWith(prefix)) found[name.slice(prefix.length)] = query.getAll(name);
    }
    return found;
  };
  const page = Number(query.get('page'));
  return {
    ...readQuery(query),
    include: filters('f.'),
    exclude: filters('x.'),
    sort: oneOf(PATENT_SORTS, query.get('sort'), 'relevance'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: oneOf(PAGE_SIZES, query.get('size'), PAGE_SIZES[0]),
  };
}

/**
 * The result list as it was left.
 *
 * @param from its query string, with whatever the list keeps there
 */
export function patentReturnLink(from: string): string {
  return finish(links.patentResult, new URLSearchParams(from));
}

/** The same result list on another page, 1-based; everything else in its query string stays. */
export function withResultPage(from: string, page: number): string {
  const query = new URLSearchParams(from);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}

/** What a user can set on a patent's record. */
export interface PatentRecordView {
  claims: 'list' | 'tree';
  family: 'simple' | 'extended';
}

/**
 * One patent's record; what is left out of the view has its default.
 *
 * @param from the query string of the result list it was opened from, for previous and next
 */
export function patentDetailLink(
  id: string,
  from?: string,
  { claims, family }: Partial<PatentRecordView> = {},
): string {
  return withQuery(links.patentDetail, {
    id,
    from,
    claims: claims === 'tree' ? claims : undefined,
    family: family === 'extended' ? family : undefined,
  });
}

/** Reads the address of a record; `from` is undefined when it was not opened from a result. */
export function readPatentDetail(
  search: string,
): { id: string; from: string | undefined } & PatentRecordView {
  const query = new URLSearchParams(search);
  return {
    id: query.get('id') ?? '',
    from: query.get('from') ?? undefined,
    claims: oneOf(['list', 'tree'] as const, query.get('claims'), 'list'),
    family: oneOf(['simple', 'extended'] as const, query.get('family'), 'simple'),
  };
}

/** What the landing page shows of the navigation subjects. */
export interface LandingState {
  /** Kind of tag, or '' for both. */
  type: '' | 'BUSINESS' | 'INDUSTRY';
  /** Id of the chosen tag, or ''. */
  tag: string;
  q: string;
  /** 1-based. */
  page: number;
}

/** The landing page; what is left out has its default. */
export function landingLink({ type, tag, q, page }: Partial<LandingState>): string {
  return withQuery(links.landing, { type, tag, q, page: page && page > 1 ? page : undefined });
}

export function readLanding(search: string): LandingState {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    type: oneOf(['', 'BUSINESS', 'INDUSTRY'] as const, query.get('type'), ''),
    tag: query.get('tag') ?? '',
    q: query.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
