import { useLocation, useNavigate } from '@umijs/max';
import { memo, useMemo } from 'react';
import { ListBody } from '@/components/list/screen/ListBody';
import { ListRows } from '@/components/list/screen/ListRows';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { OddValues } from '@/components/page/OddValues';
import {
  type AdjudicationListState,
  adjudicationDetailLink,
  oddAdjudicationDays,
} from '@/links/adjudication';
import { ADJUDICATIONS, type FoundAdjudications } from '../adjudications';
import { ADJUDICATION } from '../noun';
import { wordsOf } from '../question';
import { AdjudicationRow } from './AdjudicationRow';
import { CapNote } from './CapNote';
import { EmptyList } from './EmptyList';

const SKELETON_LINES = [52, 84, 60, 92, 88];

/** The documents of one page. */
const AdjudicationRows = memo(function AdjudicationRows({ found }: { found: FoundAdjudications }) {
  const { result, state, first, from } = found;
  const words = useMemo(() => wordsOf(state), [state]);
  return (
    <ListRows
      label="检索到的裁判文书"
      first={first}
      rows={result.content}
      idOf={ADJUDICATIONS.idOf}
    >
      {(row, place) => <AdjudicationRow row={row} place={place} words={words} from={from} />}
    </ListRows>
  );
});

interface Props {
  state: AdjudicationListState;
  list: ListParts<FoundAdjudications>;
}

/** The documents of the present page, or what there is instead, and the way to the other pages. */
export function AdjudicationList({ state, list }: Props) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const result = list.failed ? undefined : list.answer.data?.result;
  return (
    <ListBody
      list={list}
      noun={ADJUDICATION}
      onOpen={(id, { from }) => navigate(adjudicationDetailLink(id, { from }))}
      alsoSwitched="，文书详情页的 j、k 一并关闭"
      before={
        <>
          <OddValues values={oddAdjudicationDays(search)} instead="没有按它筛选" />
          {result && (
            <CapNote
              state={state}
              found={result.totalElements}
              most={result.cap}
              facets={result.facets}
            />
          )}
        </>
      }
      skeleton={<RowsSkeleton view="list" lines={SKELETON_LINES} rows={5} />}
      empty={<EmptyList state={state} />}
    >
      {(found) => <AdjudicationRows found={found} />}
    </ListBody>
  );
}
