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
import { finish, inOrder, matching, oddDays, oneOf, readDays } from './query';

/** Facets of documents, under these names in addresses. */
export const ADJUDICATION_FACETS = [
  'rightKind',
  'caseType',
  'docType',
  'cause',
  'courtLevel',
  'court',
  'procedure',
  'result',
  'year',
  'leading',
] as const;

/** Where the words of a search are looked for; the first of them is everywhere. */
export const ADJUDICATION_PARTS = [
  'ALL',
  'TITLE',
  'CASE_NUMBER',
  'PARTY',
  'LAWYER',
  'JUDGE',
  'LAW',
  'HEADING',
  'PARTIES',
  'PROCEEDINGS',
  'PLEADINGS',
  'FACTS',
  'REASONING',
  'DISPOSITION',
  'CLOSING',
] as const;
export type AdjudicationPart = (typeof ADJUDICATION_PARTS)[number];

/** The list, or what its documents awarded. */
const VIEWS = ['list', 'awards'] as const;
type AdjudicationView = (typeof VIEWS)[number];

export const ADJUDICATION_SORTS = [
  'relevance',
  '-judgmentDate',
  'judgmentDate',
  '-awardAmount',
  'awardAmount',
] as const;
export type AdjudicationSortKey = (typeof ADJUDICATION_SORTS)[number];

/** Documents that can be compared at once. */
export const MOST_COMPARED_ADJUDICATIONS = 5;

/** A search for documents, as the search page and the list have it. */
export interface AdjudicationSearchState extends Filters {
  /** Words, all of which must stand in the part. */
  q: string;
  part: AdjudicationPart;
  /** Days of judgment, `YYYY-MM-DD`, both included; '' where the end is open. */
  from: string;
  to: string;
  /** Awarded sum in yuan, both ends included, as digits; '' where the end is open. */
  least: string;
  most: string;
  /** Number of the right in dispute, in any spelling. */
  number: string;
  /** Whole name of a party. */
  party: string;
  /** Guiding and typical cases before all others. */
  leadingFirst: boolean;
}

/** Everything a user can set on the list of documents; all of it stands in the address. */
export interface AdjudicationListState
  extends AdjudicationSearchState,
    ListPlace<AdjudicationSortKey, AdjudicationView>,
    ComparedRows {
  /** The paragraph picked of a compared document, by its id: `p12`. */
  picked: Readonly<Record<string, string>>;
}

/** A search for everything. */
export const ALL_ADJUDICATIONS: AdjudicationSearchState = {
  q: '',
  part: 'ALL',
  ...NO_FILTERS,
  from: '',
  to: '',
  least: '',
  most: '',
  number: '',
  party: '',
  leadingFirst: false,
};

const CHOICES = { sorts: ADJUDICATION_SORTS, views: VIEWS } as const;
const TEXTS = ['q', 'from', 'to', 'least', 'most', 'number', 'party'] as const;
const SUM = /^(?:0|[1-9]\d{0,11})$/;
const PARAGRAPH = /^p[1-9]\d{0,4}$/;
/** Before the id of the document that a paragraph is picked of. */
const PICKED = 'p.';

function writeSearch(query: URLSearchParams, state: Partial<AdjudicationSearchState>): void {
  for (const name of TEXTS) {
    const text = state[name];
    if (text) query.set(name, text);
  }
  if (state.part && state.part !== ADJUDICATION_PARTS[0]) query.set('part', state.part);
  if (state.leadingFirst) query.set('leadingFirst', '1');
  writeNamedFilters(query, ADJUDICATION_FACETS, state);
}

function readSearch(query: URLSearchParams): AdjudicationSearchState {
  const [least, most] = inOrder(matching(query, 'least', SUM), matching(query, 'most', SUM));
  return {
    q: query.get('q') ?? '',
    part: oneOf(ADJUDICATION_PARTS, query.get('part'), ADJUDICATION_PARTS[0]),
    ...readNamedFilters(query, ADJUDICATION_FACETS),
    ...readDays(query, 'from', 'to'),
    least,
    most,
    number: query.get('number') ?? '',
    party: query.get('party') ?? '',
    leadingFirst: query.get('leadingFirst') === '1',
  };
}

/** The search page of documents, with a search to go on with. */
export function adjudicationSearchLink(state: Partial<AdjudicationSearchState> = {}): string {
  const query = new URLSearchParams();
  writeSearch(query, state);
  return finish(links.adjudicationSearch, query);
}

/** Reads the address of the search page; what cannot be read has its default. */
export function readAdjudicationSearch(search: string): AdjudicationSearchState {
  return readSearch(new URLSearchParams(search));
}

/** The list of documents; what is left out has its default. */
export function adjudicationListLink(state: Partial<AdjudicationListState> = {}): string {
  const query = new URLSearchParams();
  writeSearch(query, state);
  writeListPlace(query, state, CHOICES);
  writeCompared(query, state);
  for (const [id, address] of Object.entries(state.picked ?? {})) {
    if (state.compare?.includes(id)) query.set(`${PICKED}${id}`, address);
  }
  return finish(links.adjudicationList, query);
}

/** Reads the address of the list; what cannot be read has its default. */
export function readAdjudicationList(search: string): AdjudicationListState {
  const query = new URLSearchParams(search);
  const compared = readCompared(query, MOST_COMPARED_ADJUDICATIONS);
  const picked = compared.compare.flatMap((id): [string, string][] => {
    const address = matching(query, `${PICKED}${id}`, PARAGRAPH);
    return address ? [[id, address]] : [];
  });
  return {
    ...readSearch(query),
    ...readListPlace(query, CHOICES),
    ...compared,
    picked: Object.fromEntries(picked),
  };
}

/**
 * The list as it was left.
 *
 * @param from its query string
 */
export function adjudicationReturnLink(from: string): string {
  return finish(links.adjudicationList, new URLSearchParams(from));
}

/** One document as it is read. */
export interface AdjudicationDetailState {
  id: string;
  /** The paragraph meant: `p12`; '' for the beginning. */
  at: string;
  /** Query string of the list it was opened from, for previous and next; undefined for none. */
  from: string | undefined;
}

/**
 * One document; what is left out has its default. A paragraph stands in the fragment as well, so
 * that the browser goes there by itself.
 */
export function adjudicationDetailLink(
  id: string,
  { at = '', from }: { at?: string | undefined; from?: string | undefined } = {},
): string {
  const query = new URLSearchParams({ ...(id && { id }), ...(at && { at }) });
  writeFrom(query, from);
  return `${finish(links.adjudicationDetail, query)}${at ? `#${at}` : ''}`;
}

/** Reads the address of a document; what cannot be read has its default. */
export function readAdjudicationDetail(search: string): AdjudicationDetailState {
  const query = new URLSearchParams(search);
  return {
    id: query.get('id') ?? '',
    at: matching(query, 'at', PARAGRAPH),
    from: readFrom(query),
  };
}

/** What the address of a list says in place of days. */
export const oddAdjudicationDays = (search: string) => oddDays(search, ['from', 'to']);

/** What the address of a document says in place of a paragraph; '' for nothing odd. */
export function oddParagraph(search: string): string {
  const at = new URLSearchParams(search).get('at') ?? '';
  return PARAGRAPH.test(at) ? '' : at;
}
