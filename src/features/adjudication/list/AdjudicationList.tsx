import { Link, useLocation, useNavigate } from '@umijs/max';
import { memo, useMemo } from 'react';
import { useRelaxedList } from '@/components/list/declared/useRelaxedList';
import { type Conditions, conditionsOfWords } from '@/components/list/emptied/conditions';
import { Relaxed } from '@/components/list/emptied/Relaxed';
import styles from '@/components/list/list.module.css';
import { ListBody } from '@/components/list/screen/ListBody';
import { ListRows } from '@/components/list/screen/ListRows';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { OddValues } from '@/components/page/OddValues';
import { EmptyState } from '@/components/state/EmptyState';
import { SkeletonLines } from '@/components/state/Skeleton';
import {
  type AdjudicationListState,
  adjudicationDetailLink,
  adjudicationListLink,
  adjudicationSearchLink,
  oddAdjudicationDays,
} from '@/links/adjudication';
import { ADJUDICATIONS, type FoundAdjudications } from '../adjudications';
import { FACET_WORDS } from '../facets';
import { ADJUDICATION } from '../noun';
import { PARTS } from '../parts';
import { conditionsOf } from '../query/conditions';
import { wordsOf } from '../question';
import { AdjudicationRow } from './AdjudicationRow';
import { CapNote } from './CapNote';

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

/** What every document of a list meets: the words, the filters, the rest. */
const everyMeets = (state: AdjudicationListState): Conditions<AdjudicationListState> =>
  conditionsOfWords(state, FACET_WORDS, conditionsOf(state));

/** Nothing was found: which condition is to blame, what is found without it, and other ways. */
function EmptyList({ state }: { state: AdjudicationListState }) {
  const { conditions, relaxed, looking } = useRelaxedList(ADJUDICATIONS, state, everyMeets);
  const elsewhere = state.q !== '' && state.part !== 'ALL';
  return (
    <EmptyState title="没有找到符合条件的裁判文书">
      {looking ? (
        <SkeletonLines widths={[46, 38, 42]} label="正在找出没有结果的原因" />
      ) : (
        <>
          {relaxed && (
            <Relaxed
              {...ADJUDICATION}
              relaxations={relaxed}
              conditions={conditions}
              linkTo={adjudicationListLink}
            />
          )}
          <ul className={styles.ways}>
            {elsewhere && (
              <li>
                <Link to={adjudicationListLink({ ...state, part: 'ALL', page: 1 })}>
                  不限于“{PARTS[state.part]}”，在全文中查找
                </Link>
              </li>
            )}
            <li>
              <Link to={adjudicationSearchLink(state)}>修改检索条件</Link>
            </li>
          </ul>
          <p>也可以检查有没有错别字，或者换用更短、更通用的词。</p>
        </>
      )}
    </EmptyState>
  );
}

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
