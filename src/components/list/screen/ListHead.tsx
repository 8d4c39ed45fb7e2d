import type { ReactNode } from 'react';
import type { ListPlace } from '@/links/list';
import { KeyHint } from '../keys/KeyHint';
import type { RowNoun } from '../rowNoun';
import { SelectPage } from '../selection/SelectPage';
import { FacetsSwitch } from './FacetsSwitch';
import { ListTools } from './ListTools';
import type { AnyListParts } from './useListParts';
import type { ListView } from './ViewSwitch';

interface Props<Sort extends string, View extends string> {
  list: AnyListParts;
  title: string;
  noun: RowNoun;
  place: ListPlace<Sort, View>;
  sorts: readonly { value: Sort; label: string }[];
  /** Ways to read the list; without them there is no choice. */
  views?: readonly ListView<View>[];
  /** Rows that can be paged through, where the head states it. */
  limit?: number;
  onChange: (change: Partial<ListPlace<Sort, View>>) => void;
  /** False while something else stands in place of the rows. */
  listed?: boolean;
  /** Further choices, before the selection. */
  choices?: ReactNode;
  /** Further actions, behind the shortcuts. */
  children?: ReactNode;
}

/** The head of a list with filters, selection and shortcuts. */
export function ListHead<Sort extends string, View extends string>({
  list,
  limit = list.limit,
  onChange,
  listed = true,
  choices,
  children,
  ...tools
}: Props<Sort, View>) {
  const { chosen, nothing, facetsOpen, onFacets } = list;
  return (
    <ListTools
      {...tools}
      heading={list.heading}
      loading={list.answer.loading}
      total={list.total}
      uncounted={list.uncounted}
      limit={limit}
      listed={listed && !nothing}
      onSort={(sort) => onChange({ sort })}
      onSize={(size) => onChange({ size })}
      // Another view of the same page.
      onView={(view) => onChange({ view, page: tools.place.page })}
      rare={listed && <KeyHint onOpen={() => list.onHelp(true)} />}
      filters={
        listed && !list.bare && <FacetsSwitch chosen={chosen} open={facetsOpen} onOpen={onFacets} />
      }
    >
      {choices}
      {listed && !nothing && <SelectPage ids={list.pageIds} />}
      {children}
    </ListTools>
  );
}
