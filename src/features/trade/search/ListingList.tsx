import { useNavigate } from '@umijs/max';
import type { FacetWords } from '@/components/list/facets/facetList';
import { ROW } from '@/components/list/keys/useRowKeys';
import { ListBody } from '@/components/list/screen/ListBody';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { nextView } from '@/components/list/screen/ViewSwitch';
import { todayInChina } from '@/domain/calendar';
import { listingLink, type TransactionSearchState } from '@/links/transaction';
import styles from '../trade.module.css';
import { EmptyListings } from './EmptyListings';
import type { FoundListings } from './listings';
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
          <p className={`ipr-note ${styles.tradeRule}`}>{MARKS_RULE}</p>
        </>
      )}
    </ListBody>
  );
}
