import { Link, useNavigate } from '@umijs/max';
import { useCallback } from 'react';
import { useRelaxedList } from '@/components/list/declared/useRelaxedList';
import { conditionsOfWords } from '@/components/list/emptied/conditions';
import { Relaxed } from '@/components/list/emptied/Relaxed';
import type { FacetWords } from '@/components/list/facets/facetList';
import { ROW } from '@/components/list/keys/useRowKeys';
import listStyles from '@/components/list/list.module.css';
import { ListBody } from '@/components/list/screen/ListBody';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { nextView } from '@/components/list/screen/ViewSwitch';
import { EmptyState } from '@/components/state/EmptyState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { todayInChina } from '@/domain/calendar';
import { applyLink } from '@/links/business';
import {
  listingLink,
  type TransactionSearchState,
  transactionSearchLink,
} from '@/links/transaction';
import styles from '../trade.module.css';
import { conditionsOf, directionCondition } from './conditions';
import { type FoundListings, LISTINGS } from './listings';
import { MARKS_RULE } from './marks';
import { useMatchCounts } from './match/useMatchCounts';
import { LISTING } from './noun';
import { VIEWS } from './sorts';
import { ListingCard } from './views/ListingCard';
import { TableView } from './views/TableView';
import { rowsOf, type ViewProps } from './views/view';

/** The listings as cards. */
function CardView(props: ViewProps) {
  return (
    <ol className={styles.tradeCards} start={props.found.first} aria-label="检索到的供需信息">
      {rowsOf(props).map((row) => (
        <li key={row.row.id || row.place} {...{ [ROW]: row.row.id }}>
          <ListingCard {...row} />
        </li>
      ))}
    </ol>
  );
}

interface EmptyListingsProps {
  state: TransactionSearchState;
  words: FacetWords;
}

/** Nothing was found: which condition is to blame, what is found without it, and what else to do. */
function EmptyListings({ state, words }: EmptyListingsProps) {
  const everyMeets = useCallback(
    (asked: TransactionSearchState) =>
      conditionsOfWords(asked, words, [...directionCondition(asked), ...conditionsOf(asked)]),
    [words],
  );
  const { conditions, relaxed, looking } = useRelaxedList(LISTINGS, state, everyMeets);
  return (
    <EmptyState title="没有找到符合条件的供需信息">
      {looking ? (
        <SkeletonLines widths={[46, 38, 42]} label="正在找出没有结果的原因" />
      ) : (
        <>
          {relaxed && (
            <Relaxed
              {...LISTING}
              relaxations={relaxed}
              conditions={conditions}
              linkTo={transactionSearchLink}
            />
          )}
          {conditions.words.length === 1 && <p>“{conditions.words[0]}”没有结果。</p>}
          <ul className={listStyles.ways}>
            {conditions.words.length > 0 && (
              <li>
                <Link to={transactionSearchLink()}>查看全部供需</Link>
              </li>
            )}
            <li>
              <Link to={applyLink('ZLJY')}>发布自己的供给或需求，等对方来找</Link>
            </li>
          </ul>
          <p>也可以检查有没有错别字，或者换用更短、更通用的词。</p>
        </>
      )}
    </EmptyState>
  );
}

interface Props {
  state: TransactionSearchState;
  words: FacetWords;
  list: ListParts<FoundListings>;
  onChange: (change: Partial<TransactionSearchState>) => void;
}

/** The listings of the present page, or what there is instead, and the way to the others. */
export function ListingList({ state, words, list, onChange }: Props) {
  const { data, current } = list.answer;
  const { page, view } = state;
  const navigate = useNavigate();
  const matchesOf = useMatchCounts(current ? data?.result.content : undefined);
  const View = view === 'table' ? TableView : CardView;
  return (
    <ListBody
      list={list}
      noun={LISTING}
      onOpen={(id, { from }) => navigate(listingLink(id, { from }))}
      onView={(by) => onChange({ view: nextView(VIEWS, view, by), page })}
      skeleton={<RowsSkeleton view={view} lines={[50, 30, 88, 60, 24, 76]} rows={6} />}
      empty={<EmptyListings state={state} words={words} />}
    >
      {(found) => (
        <>
          {found.result.content.length === 0 && <p>这一页没有符合条件的。</p>}
          <View
            found={found}
            state={state}
            today={todayInChina()}
            matchesOf={matchesOf}
            onChange={onChange}
          />
          <p className="ipr-note">{MARKS_RULE}</p>
        </>
      )}
    </ListBody>
  );
}
