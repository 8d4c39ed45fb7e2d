import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Latest } from '../useLatestAnswer';
import { useScrollMemory } from '../useScrollMemory';

interface PageRows {
  /** Rows of the whole list. */
  total: number;
  /** Ids of the rows of this page. */
  ids: readonly string[];
  /** Said in place of the total, which counts rows that were not asked for and are not shown. */
  uncounted?: string | undefined;
}

interface Options<Found> {
  /** What the list was answered. */
  answer: Latest<Found>;
  /** The rows of an answer. The function stays the same. */
  rowsOf: (found: Found) => PageRows;
  /** The search cannot be run as it stands. */
  refused?: boolean;
  /** Values and conditions that narrow the list and can be taken back. */
  chosen: number;
  /** Names the rows of the address: its question, order, page, size and view. */
  shown: string;
  /** 1-based. */
  page: number;
  size: number;
  /** Rows that can be paged through; the whole list may be longer. */
  limit: number;
  /** False where nothing of the list can be exported. */
  exports?: boolean;
  onPage: (page: number) => void;
}

/** Of a list whose service does not tell how many rows there are. */
export const TOTAL_UNKNOWN = '总数未知，服务没有提供';

/** The rows of a page as the services answer it, for `rowsOf`. */
export function pageRows<Row>(
  {
    totalElements,
    content,
    counted,
  }: {
    readonly totalElements: number;
    readonly content: readonly Row[];
    readonly counted: boolean;
  },
  idOf: (row: Row) => string,
): PageRows {
  return {
    total: totalElements,
    ids: content.map(idOf),
    uncounted: counted ? undefined : TOTAL_UNKNOWN,
  };
}

/** What head, facets, rows and foot of a list have in common. */
export interface ListParts<Found>
  extends Omit<Options<Found>, 'shown' | 'onPage' | 'refused' | 'exports'> {
  refused: boolean;
  /** Refused, or not answered. */
  failed: boolean;
  /** Rows of the whole list; undefined until it is known. */
  total: number | undefined;
  /** The same, as long as it answers what was asked last, and nothing else is counted. */
  hits: number | undefined;
  /** Said in place of the total. */
  uncounted: string | undefined;
  /** There are no rows. */
  nothing: boolean;
  /** No rows, nothing to choose and nothing to take back: the message has the page to itself. */
  bare: boolean;
  pageIds: readonly string[];
  heading: RefObject<HTMLHeadingElement | null>;
  /** Turns to a page and goes to the head of the list. */
  turn: (page: number) => void;
  facetsOpen: boolean;
  onFacets: (open: boolean) => void;
  /** The description of the shortcuts. */
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
  /** There are rows, and they can be exported. */
  canExport: boolean;
  exporting: boolean;
  onExport: (open: boolean) => void;
}

/** The parts of any list, whatever its rows are. */
export type AnyListParts = Omit<ListParts<unknown>, 'rowsOf'>;

/** Joins the parts of a list: its answer, pages, filters, shortcuts, export, and its place on screen. */
export function useListParts<Found>({
  shown,
  onPage,
  refused = false,
  exports = true,
  ...list
}: Options<Found>): ListParts<Found> {
  const { answer, rowsOf, chosen } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const [facetsOpen, onFacets] = useState(false);
  const [helpOpen, onHelp] = useState(false);
  const [exporting, onExport] = useState(false);
  useScrollMemory(answer.current, shown);

  const rows = useMemo(() => answer.data && rowsOf(answer.data), [answer.data, rowsOf]);
  const failed = refused || Boolean(answer.error);
  const total = failed ? undefined : rows?.total;
  const nothing = total === 0 || failed;
  return {
    ...list,
    refused,
    failed,
    total,
    hits: answer.current && !rows?.uncounted ? total : undefined,
    uncounted: rows?.uncounted,
    nothing,
    bare: nothing && chosen === 0,
    pageIds: rows?.ids ?? [],
    heading,
    turn: (page) => {
      onPage(page);
      heading.current?.focus({ preventScroll: true });
    },
    facetsOpen,
    onFacets,
    helpOpen,
    onHelp,
    canExport: exports && Boolean(total),
    exporting,
    onExport,
  };
}
