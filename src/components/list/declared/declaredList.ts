import type { Filters } from '@/links/filters';
import type { ListPlace } from '@/links/list';
import type { CallOptions } from '@/requests/serviceClient';
import type { FacetCounts, FacetDefinition } from '../facets/facetList';
import type { RowNoun } from '../rowNoun';

/** What the address of a list says, whatever else it says. */
export type DeclaredState = Filters & ListPlace<string, string>;

/** Which rows of a question are asked for, and which counts beside them. */
interface AskedPart<Name extends string> {
  /** 0-based. */
  page: number;
  size: number;
  facets?: Name[];
  facetSize?: number;
}

/** A page of rows as the services answer it. */
export interface AnsweredPage<Row, Name extends string> {
  readonly content: readonly Row[];
  readonly totalElements: number;
  /** Whether `totalElements` is known. */
  readonly counted: boolean;
  readonly facets: readonly FacetCounts<Name>[];
}

/** A list: its address, its question, its rows, and what it can be narrowed by. */
export interface DeclaredList<
  State extends DeclaredState,
  Query,
  Row,
  Name extends string,
  Page extends AnsweredPage<Row, Name> = AnsweredPage<Row, Name>,
> {
  /** Under which this browser keeps searches, choices and open facets. */
  name: string;
  noun: RowNoun;
  /** Reads the address; what it cannot read has its default. */
  read: (search: string) => State;
  /** Writes the address of a state. */
  link: (state: State) => string;
  /** The query string of the list alone, for what is opened from it: `withoutCompared`. */
  from: (search: string) => string;
  /** Rows that can be paged through; the total may be larger. */
  limit: number;
  /** The same, where each answer says it. */
  limitOf?: (page: Page) => number;
  /** In the order shown; the filters an address may carry. */
  facets: readonly FacetDefinition<Name>[];
  /** Values asked for of the facets that come with each answer, and of one that is opened. */
  facetSizes: readonly [first: number, opened: number];
  /** Further facets that come with each answer and are shown elsewhere. */
  counted?: readonly Name[];
  /** What is counted and listed, without order, page and facets. */
  questionOf: (state: State) => Query;
  /** The order, as the service takes it. */
  orderOf: (state: State) => Partial<Query>;
  /** The call. */
  find: (query: Query & AskedPart<Name>, options: CallOptions) => Promise<Page>;
  /** The id of a row; '' where it is not known. */
  idOf: (row: Row) => string;
}

/** The query string of an address: `q=a&page=2`; '' for none. */
export const queryOf = (address: string): string => address.split('?')[1] ?? '';

/** The page of a state as it is asked for; what lies beyond the limit is not. */
export function pageOf<State extends DeclaredState, Query>(
  list: Pick<DeclaredList<State, Query, never, never>, 'questionOf' | 'orderOf' | 'limit'>,
  state: State,
): Query & { page: number; size: number } {
  const { page, size } = state;
  return {
    ...list.questionOf(state),
    ...list.orderOf(state),
    page: Math.min(page, Math.ceil(list.limit / size)) - 1,
    size,
  };
}

/** What comes with the first page of a question: the counts shown beside the rows. */
export function countsOf<Name extends string>({
  facets,
  counted = [],
  facetSizes,
}: Pick<DeclaredList<never, never, never, Name>, 'facets' | 'counted' | 'facetSizes'>) {
  const first = facets.flatMap((facet) => (facet.first ? [facet.name] : []));
  return { facets: [...counted, ...first], facetSize: facetSizes[0] };
}

/** Asks for the page of an address before the screen that shows it is drawn. */
export function askAhead<
  State extends DeclaredState,
  Query,
  Row,
  Name extends string,
  Page extends AnsweredPage<Row, Name>,
>(list: DeclaredList<State, Query, Row, Name, Page>, search: string): unknown {
  return list.find({ ...pageOf(list, list.read(search)), ...countsOf(list) }, { ahead: true });
}

/** Rows of a list in a state; undefined where the service does not tell. */
export async function countRows<State extends DeclaredState, Query, Row, Name extends string>(
  { find, questionOf }: Pick<DeclaredList<State, Query, Row, Name>, 'find' | 'questionOf'>,
  state: State,
  signal: AbortSignal,
): Promise<number | undefined> {
  const request = { ...questionOf(state), page: 0, size: 1 };
  const { counted, totalElements } = await find(request, { signal, shownInPlace: true });
  return counted ? totalElements : undefined;
}
