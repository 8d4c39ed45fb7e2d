import { absoluteAddress } from '@/address';
import type {
  AnsweredPage,
  DeclaredList,
  DeclaredState,
} from '@/components/list/declared/declaredList';
import type { FoundPage } from '@/components/list/declared/useListPage';
import { collectChosen } from './collectChosen';
import { collectRows, type ExportPage } from './collectRows';
import type { CollectOptions, ExportOffer, ExportRange } from './dialog/exportOffer';

/** A list on screen as its export was opened. */
export interface ListedContext<State, Page> {
  state: State;
  found: FoundPage<State, Page>;
  /** Ids of the rows chosen, in the order they were chosen. */
  selected: readonly string[];
}

type Chosen<Row> = (
  ids: readonly string[],
  options: CollectOptions<Row>,
) => Promise<ExportPage<Row>>;

/** The chosen rows of a list whose service can be asked for ids. */
export const chosenBy =
  <
    State extends DeclaredState,
    Query,
    Row,
    Name extends string,
    Page extends AnsweredPage<Row, Name>,
  >(
    { find, idOf }: DeclaredList<State, Query, Row, Name, Page>,
    questionOf: (ids: string[]) => Query,
  ): Chosen<Row> =>
  (ids, options) =>
    collectChosen<Row>(ids, {
      ...options,
      idOf,
      find: async (some, signal) => {
        const request = { ...questionOf([...some]), page: 0, size: some.length };
        return (await find(request, { signal, shownInPlace: true })).content;
      },
    });

/** What the export of any declared list offers, whatever its columns are. */
export function listOffer<
  State extends DeclaredState,
  Query,
  Row,
  Name extends string,
  Page extends AnsweredPage<Row, Name>,
>(
  list: DeclaredList<State, Query, Row, Name, Page>,
  { state, found, selected }: ListedContext<State, Page>,
  owner: string,
  chosen: Chosen<Row>,
): Pick<
  ExportOffer<Row>,
  'noun' | 'templates' | 'total' | 'page' | 'listed' | 'selected' | 'collect'
> {
  const { find, limitOf } = list;
  const { content, counted } = found.result;
  const withinReach = (page: Page) =>
    Math.min(page.totalElements, limitOf?.(page) ?? page.totalElements);
  return {
    noun: list.noun,
    templates: `${owner}.${list.name}`,
    // What lies beyond the reach of the service cannot be asked for.
    total: counted ? withinReach(found.result) : undefined,
    page: found.state.page,
    listed: content.length,
    selected,
    collect: async (range, options) => {
      if (range === 'page') return { rows: content, total: content.length };
      if (range === 'selected') return chosen(selected, options);
      const question = { ...list.questionOf(state), ...list.orderOf(state) };
      return collectRows<Row>({
        ...options,
        fetchPage: async (page, size, signal) => {
          const request = { ...question, page: page - 1, size };
          const answer = await find(request, { signal, shownInPlace: true });
          return { rows: answer.content, total: withinReach(answer) };
        },
      });
    },
  };
}

/**
 * What the second sheet of any declared list tells: its order, unless rows were chosen, and address.
 *
 * @param sort the order in which the state is answered
 */
export function listSource<State extends { sort: string }>(
  { link }: { link: (state: State) => string },
  state: State,
  range: ExportRange,
  sorts: readonly { value: string; label: string }[],
  sort = state.sort,
): { sort?: string; address: string } {
  const order = sorts.find(({ value }) => value === sort)?.label;
  return {
    ...(range !== 'selected' && order && { sort: order }),
    address: absoluteAddress(link(state)),
  };
}

/** Where rows come from, each source once. */
export const sourcesOf = (rows: readonly { source?: string | null | undefined }[]): string[] => [
  ...new Set(rows.flatMap(({ source }) => source ?? [])),
];
