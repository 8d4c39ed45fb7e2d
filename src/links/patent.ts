import { type Filters, NO_FILTERS, readFilters, writeFilters } from './filters';
import {
  type ComparedRows,
  type ListPlace,
  readCompared,
  readListPlace,
  withoutCompared,
  writeCompared,
  writeListPlace,
} from './list';
import { links } from './paths';
import { finish, inOrder, oneOf, withQuery } from './query';

/** Language of a patent query: what people type in the smart box, or the search language. */
type PatentQueryMode = 'smart' | 'expr';

/** Faces of the search page; all but the smart box write the search language. */
export const PATENT_FACES = ['smart', 'form', 'expr', 'class', 'batch'] as const;
export type PatentFace = (typeof PATENT_FACES)[number];

export const PATENT_SORTS = [
  'relevance',
  '-filingDate',
  'filingDate',
  '-publicationDate',
  'publicationDate',
  '-citedBy',
] as const;
export type PatentSortKey = (typeof PATENT_SORTS)[number];

export const PATENT_VIEWS = ['list', 'table', 'image', 'split'] as const;
export type PatentView = (typeof PATENT_VIEWS)[number];

const CHOICES = { sorts: PATENT_SORTS, views: PATENT_VIEWS } as const;

/** Patents that can be compared at once. */
export const MOST_COMPARED = 4;

/** A patent query as it stands in an address. */
export interface PatentQuery {
  mode: PatentQueryMode;
  q: string;
  /** Readings the user chose for parts of a smart query, by part index; a gap is the portal's own guess. */
  as: readonly string[];
}

/** What narrows a query besides its own words. */
export interface PatentScope extends Filters {
  /** Application years `2015-2024`, one end may be open: `2015-`, `-2024`; '' for all. */
  years: string;
  /** Name of a list of numbers kept on this device; '' for none. */
  set: string;
}

export const NO_SCOPE: PatentScope = { ...NO_FILTERS, years: '', set: '' };

/** Filters that can be set before the search; a new query keeps them. */
const QUICK_FILTERS: readonly string[] = ['patentType', 'validity'];

/** What is left of the filters for a new query: those that can be set before the search. */
export function quickFilters({
  include,
  exclude,
}: PatentScope): Pick<PatentScope, 'include' | 'exclude'> {
  const quick = (filters: PatentScope['include']) =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => QUICK_FILTERS.includes(name)));
  return { include: quick(include), exclude: quick(exclude) };
}

/** The search page: a query in one of its faces, and what narrows it. */
export interface PatentSearchState extends PatentQuery, PatentScope {
  face: PatentFace;
}

/** Everything a user can set on the result list; all of it stands in the address. */
export interface PatentResultState
  extends PatentQuery,
    PatentScope,
    ListPlace<PatentSortKey, PatentView>,
    ComparedRows {
  /** The record read beside the list (split view); '' for none. */
  sel: string;
  /** The charts of the result are shown. */
  charts: boolean;
  /** Near duplicates of the page are folded (list view). */
  fold: boolean;
}

function writeQuery(query: URLSearchParams, mode: PatentFace, state: Partial<PatentQuery>) {
  if (mode !== 'smart') query.set('mode', mode);
  if (state.q) query.set('q', state.q);
  if (state.as?.some(Boolean)) query.set('as', state.as.join(','));
}

function readQuery(query: URLSearchParams): PatentQuery {
  return {
    // Every face but the smart box holds an expression.
    mode: oneOf(PATENT_FACES, query.get('mode'), 'smart') === 'smart' ? 'smart' : 'expr',
    q: query.get('q') ?? '',
    as: query.get('as')?.split(',') ?? [],
  };
}

function writeScope(query: URLSearchParams, scope: Partial<PatentScope>) {
  writeFilters(query, scope);
  if (scope.years) query.set('years', scope.years);
  if (scope.set) query.set('set', scope.set);
}

const YEARS = /^(\d{4}-(\d{4})?|-\d{4})$/;

function readScope(query: URLSearchParams): PatentScope {
  const years = query.get('years') ?? '';
  const [from = '', to = ''] = years.split('-');
  return {
    ...readFilters(query),
    years: YEARS.test(years) ? inOrder(from, to).join('-') : '',
    set: query.get('set') ?? '',
  };
}

/** The patent search page, with a query to go on with; the face is its language's unless named. */
export function patentSearchLink(state: Partial<PatentSearchState> = {}): string {
  const values = new URLSearchParams();
  writeQuery(values, state.face ?? state.mode ?? 'smart', state);
  writeScope(values, state);
  return finish(links.patentSearch, values);
}

export function readPatentSearch(search: string): PatentSearchState {
  const query = new URLSearchParams(search);
  const face = oneOf(PATENT_FACES, query.get('mode'), 'smart');
  return { face, ...readQuery(query), ...readScope(query) };
}

/** The result list; what is left out has its default. */
export function patentResultLink(state: Partial<PatentResultState>): string {
  const query = new URLSearchParams();
  writeQuery(query, state.mode ?? 'smart', state);
  writeScope(query, state);
  writeListPlace(query, state, CHOICES);
  if (state.sel) query.set('sel', state.sel);
  writeCompared(query, state);
  if (state.charts) query.set('charts', '1');
  if (state.fold) query.set('fold', '1');
  return finish(links.patentResult, query);
}

/** The landscape of the patents of a list, from the list's address; see `links/landscape`. */
export const landscapeOf = (list: string): string =>
  `${list}${list.includes('?') ? '&' : '?'}landscape=1`;

/** Reads a result address; what cannot be read has its default. */
export function readPatentResult(search: string): PatentResultState {
  const query = new URLSearchParams(search);
  return {
    ...readQuery(query),
    ...readScope(query),
    ...readListPlace(query, CHOICES),
    sel: query.get('sel') ?? '',
    ...readCompared(query, MOST_COMPARED),
    charts: query.get('charts') === '1',
    fold: query.get('fold') === '1',
  };
}

/**
 * The result list as it was left; for a list that belongs to a node of an industry chain
 * (`fromNodeResult`), the patents of the node.
 *
 * @param from its query string, with whatever the list keeps there
 */
export function patentReturnLink(from: string): string {
  const query = new URLSearchParams(from);
  if (!query.has('subject') || !query.has('node')) return finish(links.patentResult, query);
  // The query of a node is the node's; everything else is called the same on both lists.
  for (const name of ['mode', 'q']) query.delete(name);
  return finish(links.nodeResult, query);
}

/**
 * The query string of a result list for the records opened from it: read in one of its views, near
 * duplicates folded or not.
 */
export function withResultView(from: string, view: PatentView, fold = false): string {
  // What is read beside the list is not the list's either.
  const query = new URLSearchParams(withoutCompared(from, (name) => name === 'sel'));
  if (view === 'list') query.delete('view');
  else query.set('view', view);
  if (fold) query.set('fold', '1');
  else query.delete('fold');
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
