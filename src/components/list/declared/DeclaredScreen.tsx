import type { ComponentProps, ReactNode } from 'react';
import { SampleRows } from '@/components/chart/SampleRows';
import { CompareAction } from '@/components/compare/CompareAction';
import { ListExport } from '@/components/export/dialog/ListExport';
import { usePageTitle } from '@/components/page/usePageTitle';
import type { ListPlace } from '@/links/list';
import type { RowNoun } from '../rowNoun';
import { ListBar } from '../screen/ListBar';
import { ListFoot } from '../screen/ListFoot';
import { ListHead } from '../screen/ListHead';
import { ListScreen } from '../screen/ListScreen';
import type { ListParts } from '../screen/useListParts';
import type { ListView } from '../screen/ViewSwitch';
import { ListSelection } from '../selection/ListSelection';

interface Props<
  State extends ListPlace<Sort, View>,
  Found,
  Sort extends string,
  View extends string,
> {
  declared: { name: string; noun: RowNoun; questionOf: (state: State) => unknown };
  state: State;
  list: ListParts<Found>;
  /** Of the page and above the list. */
  title: string;
  sorts: readonly { value: Sort; label: string }[];
  /** Ways to read the list; without them there is no choice. */
  views?: readonly ListView<View>[];
  /** Rows that can be paged through, where the head states it. */
  limit?: number;
  /** All rows on screen are invented: the head says it for them. */
  invented?: boolean;
  onChange: (change: Partial<ListPlace<Sort, View>>) => void;
  /** The query: the box it is typed in, and its chips. */
  bar: ReactNode;
  /** Further choices in the head. */
  choices?: ReactNode;
  /** What is done rarely, behind ⋯ of the head. */
  rare?: ReactNode;
  /** Between head and list. */
  notes?: ReactNode;
  /** What the list can be narrowed by: `DeclaredFacets`; without it the rows have the page. */
  facets?: ReactNode;
  /** Stands in place of facets and rows; falsy while they are shown. */
  instead?: ReactNode;
  /** Further actions, before the export. */
  actions?: ReactNode;
  /** The dialog that takes rows home, where there is one. */
  exported?: (
    context: { found: Found; selected: readonly string[] },
    onClose: (stopped: boolean) => void,
  ) => ReactNode;
  /** What compares rows; undefined where none are. */
  compared?: ComponentProps<typeof CompareAction>;
  /** What else can be done with the selection. */
  chosen?: ReactNode;
  /** The rows: a `ListBody`. */
  children: ReactNode;
}

/** A declared list under its query: head, facets beside the rows, selection, export, comparison. */
export function DeclaredScreen<
  State extends ListPlace<Sort, View>,
  Found,
  Sort extends string,
  View extends string,
>({
  declared: { name, noun, questionOf },
  state,
  list,
  title,
  bar,
  notes,
  facets,
  instead,
  actions,
  exported,
  compared,
  chosen,
  children,
  ...head
}: Props<State, Found, Sort, View>) {
  usePageTitle(title);
  return (
    <ListSelection name={JSON.stringify([name, questionOf(state)])} noun={noun}>
      <ListScreen
        view={state.view}
        bar={<ListBar>{bar}</ListBar>}
        tools={
          <ListHead {...head} list={list} title={title} noun={noun} place={state} shown={!instead}>
            {actions}
            {exported && <ListExport list={list}>{exported}</ListExport>}
          </ListHead>
        }
        notes={notes}
        instead={instead}
        facets={!list.bare && facets}
        // Without the facets it stands elsewhere: another list, not the same one moved.
        list={
          <SampleRows key={list.bare ? 'bare' : 'narrowable'} said={head.invented === true}>
            {children}
          </SampleRows>
        }
        foot={
          <ListFoot list={list}>
            {compared && <CompareAction {...compared} />}
            {chosen}
          </ListFoot>
        }
      />
    </ListSelection>
  );
}
