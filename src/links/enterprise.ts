import { CITY_PREFIX } from '../../config/portal';
import { type Filters, NO_FILTERS, readNamedFilters, writeNamedFilters } from './filters';
import {
  type ComparedRows,
  type ListPlace,
  readCompared,
  readFrom,
  readListPlace,
  writeCompared,
  writeFrom,
  writeListPlace,
} from './list';
import { links } from './paths';
import { finish, matching, oneOf } from './query';

/** Facets of enterprises, under these names in addresses. */
export const ENTERPRISE_FACETS = [
  'status',
  'industry',
  'qualification',
  'scale',
  'region',
] as const;

export const ENTERPRISE_SORTS = [
  'relevance',
  '-patentTotal',
  '-establishDate',
  'establishDate',
] as const;
export type EnterpriseSortKey = (typeof ENTERPRISE_SORTS)[number];

/** Enterprises that can be compared at once. */
export const MOST_COMPARED_ENTERPRISES = 5;

/** Everything a user can set on the list of enterprises; all of it stands in the address. */
export interface EnterpriseSearchState
  extends Filters,
    ListPlace<EnterpriseSortKey, 'list'>,
    ComparedRows {
  /** Part of a name or former name, an abbreviation, or a credit code; '' before a search. */
  q: string;
  /** Fewest patents, as digits; '' for any number. */
  least: string;
}

/** What narrows nothing. */
export const NO_ENTERPRISE_FILTERS: Pick<EnterpriseSearchState, 'include' | 'exclude' | 'least'> = {
  ...NO_FILTERS,
  least: '',
};

const CHOICES = { sorts: ENTERPRISE_SORTS, views: ['list'] } as const;
const COUNT = /^[1-9]\d{0,5}$/;

/** The search for enterprises with its list; what is left out has its default. */
export function enterpriseSearchLink(state: Partial<EnterpriseSearchState> = {}): string {
  const query = new URLSearchParams();
  if (state.q) query.set('q', state.q);
  writeNamedFilters(query, ENTERPRISE_FACETS, state);
  if (state.least) query.set('least', state.least);
  writeListPlace(query, state, CHOICES);
  writeCompared(query, state);
  return finish(links.enterpriseSearch, query);
}

/** Reads the address of the list; what cannot be read has its default. */
export function readEnterpriseSearch(search: string): EnterpriseSearchState {
  const query = new URLSearchParams(search);
  const least = query.get('least') ?? '';
  return {
    q: query.get('q') ?? '',
    ...readNamedFilters(query, ENTERPRISE_FACETS),
    least: COUNT.test(least) ? least : '',
    ...readListPlace(query, CHOICES),
    ...readCompared(query, MOST_COMPARED_ENTERPRISES),
  };
}

/**
 * The list as it was left.
 *
 * @param from its query string
 */
export function enterpriseReturnLink(from: string): string {
  return finish(links.enterpriseSearch, new URLSearchParams(from));
}

/** Pages of one enterprise; the first needs no name in the address. */
export const ENTERPRISE_TABS = [
  'analysis',
  'health',
  'rights',
  'relations',
  'credit',
  'brief',
] as const;
export type EnterpriseTab = (typeof ENTERPRISE_TABS)[number];

/** Events of the history listed at first, and more at each wish. */
export const SOME_EVENTS = 60;

/** What is shown of one enterprise, besides its name. */
export interface EnterpriseView {
  tab: EnterpriseTab;
  /** Names counted that are not by default: affiliates, names added. */
  take: readonly string[];
  /** Former names left out that are counted by default. */
  leave: readonly string[];
  /** Kind of rights listed; '' for trademarks. */
  kind: '' | 'SOFTWARE' | 'WORK';
  /** State of the trademarks listed; '' for all. */
  state: '' | 'PENDING' | 'REGISTERED' | 'LAPSED' | 'REFUSED';
  /** Kinds of relations and of events listed; of none named, all. */
  show: readonly string[];
  /** 1-based page of the list of a tab. */
  page: number;
  /** Events of the history listed. */
  events: number;
  /** Query string of the list it was opened from; undefined for none. */
  from: string | undefined;
}

/** What the first page of an enterprise shows. */
export const ENTERPRISE_VIEW: EnterpriseView = {
  tab: 'analysis',
  take: [],
  leave: [],
  kind: '',
  state: '',
  show: [],
  page: 1,
  events: SOME_EVENTS,
  from: undefined,
};

const FOLDER = `${CITY_PREFIX}/searching/enterprise/`;
const KINDS = ['', 'SOFTWARE', 'WORK'] as const;
const STATES = ['', 'PENDING', 'REGISTERED', 'LAPSED', 'REFUSED'] as const;
/** Names that a path cannot hold: browsers take dots for folders, and one is the list's own. */
const NOT_IN_PATHS = /^(?:\.{1,2}|search)$/i;

/** A name as one piece of a path; a space before it, which no name has, makes any name possible. */
function segment(name: string): string {
  const well = name.trim().replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(NOT_IN_PATHS.test(well) ? ` ${well}` : well);
}

/** One enterprise by any of its names; what is left out of the view has its default. */
export function enterpriseLink(name: string, view: Partial<EnterpriseView> = {}): string {
  const query = new URLSearchParams();
  const { tab, take = [], leave = [], kind, state, show = [], page, events, from } = view;
  if (tab && tab !== ENTERPRISE_TABS[0]) query.set('tab', tab);
  for (const one of take) query.append('take', one);
  for (const one of leave) query.append('leave', one);
  if (kind) query.set('kind', kind);
  if (state) query.set('state', state);
  for (const one of show) query.append('show', one);
  if (page && page > 1) query.set('page', String(page));
  if (events && events > SOME_EVENTS) query.set('events', String(events));
  writeFrom(query, from);
  return finish(FOLDER + segment(name), query);
}

/**
 * The name that a path ends with. It is read from the path itself: the router's own reading takes
 * a written-out %2F for a slash.
 *
 * @param pathname may begin with the base path of the portal
 */
export function readEnterpriseName(pathname: string): string {
  const at = pathname.indexOf(FOLDER);
  const written = at < 0 ? '' : pathname.slice(at + FOLDER.length).replace(/\/+$/, '');
  try {
    return decodeURIComponent(written).trim();
  } catch {
    // A percent sign that somebody typed.
    return written.trim();
  }
}

/** Reads what is shown of an enterprise; what cannot be read has its default. */
export function readEnterpriseView(search: string): EnterpriseView {
  const query = new URLSearchParams(search);
  const names = (key: string) => [...new Set(query.getAll(key))].filter(Boolean);
  const page = Number(query.get('page'));
  const events = Number(matching(query, 'events', /^\d{2,5}$/));
  return {
    tab: oneOf(ENTERPRISE_TABS, query.get('tab'), ENTERPRISE_TABS[0]),
    take: names('take'),
    leave: names('leave'),
    kind: oneOf(KINDS, query.get('kind'), ''),
    state: oneOf(STATES, query.get('state'), ''),
    show: names('show'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    events: Math.max(events, SOME_EVENTS),
    from: readFrom(query),
  };
}
