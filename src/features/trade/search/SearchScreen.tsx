import { Link, useLocation, useModel, useNavigate } from '@umijs/max';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { allInvented } from '@/components/chart/SampleRows';
import { DeclaredScreen } from '@/components/list/declared/DeclaredScreen';
import { useDeclaredParts } from '@/components/list/declared/useDeclaredParts';
import { useListPage } from '@/components/list/declared/useListPage';
import { useRelaxedList } from '@/components/list/declared/useRelaxedList';
import { conditionsOfWords } from '@/components/list/emptied/conditions';
import { EmptiedList } from '@/components/list/emptied/EmptiedList';
import type { FacetWords } from '@/components/list/facets/facetList';
import { choicesOf } from '@/components/list/facets/filters';
import { ROW } from '@/components/list/keys/useRowKeys';
import listStyles from '@/components/list/list.module.css';
import { PageLacks } from '@/components/list/PageLacks';
import { ListBody } from '@/components/list/screen/ListBody';
import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { ListParts } from '@/components/list/screen/useListParts';
import { nextView } from '@/components/list/screen/ViewSwitch';
import type { Latest } from '@/components/list/useLatestAnswer';
import { useListState } from '@/components/list/useListState';
import { PHONE, useScreenMatches } from '@/components/page/useScreenMatches';
import { RecentSearches } from '@/components/search/history/RecentSearches';
import { filteredRows, totalDoubt } from '@/domain/answeredFilter';
import { todayInChina } from '@/domain/calendar';
import { answersListing } from '@/domain/transaction/answered';
import { applyLink } from '@/links/business';
import {
  listingLink,
  MOST_COMPARED_LISTINGS,
  type TransactionSearchState,
  transactionSearchLink,
} from '@/links/transaction';
import { NO_DICTIONARIES } from '@/models/initialState';
import type { ListingRow } from '@/services/data/transaction';
import styles from '../trade.module.css';
import { conditionsOf, directionCondition } from './conditions';
import { facetWords, knownFilters } from './facets';
import { type FoundListings, LISTINGS, questionOf } from './listings';
import { MARKS_RULE } from './marks';
import { cameFromList } from './match/fromList';
import { matchAddress } from './match/matchAddress';
import { useMatchCounts } from './match/useMatchCounts';
import { ListingFacets } from './narrowing/ListingFacets';
import { LISTING } from './noun';
import { describeSearch, recentSearch } from './recent';
import { OwnListings, SearchBar } from './SearchBar';
import { SORTS, VIEWS } from './sorts';
import { ListingCard, listingFacts } from './views/ListingCard';
import { TableView } from './views/TableView';
import { rowsOf, type ViewProps } from './views/view';

/** The page of an address, without rows that do not meet its question. */
function useListings(state: TransactionSearchState): Latest<FoundListings> {
  const answer = useListPage(LISTINGS, state);
  const { data: found } = answer;
  const data = useMemo(() => {
    if (!found) return undefined;
    const { result, state: asked } = found;
    const meets = (row: ListingRow) => answersListing(row, questionOf(asked));
    return { ...found, result: { ...result, ...filteredRows(result.content, meets) } };
  }, [found]);
  return { ...answer, data };
}

/** The listings as cards. None is looked at beside the list: a back end may count that as a view. */
function CardView(props: ViewProps) {
  return (
    <>
      <ol className={styles.tradeCards} start={props.found.first} aria-label="检索到的供需信息">
        {rowsOf(props).map((row) => (
          <li key={row.row.id || row.place} {...{ [ROW]: row.row.id }}>
            <ListingCard {...row} />
          </li>
        ))}
      </ol>
      <PageLacks rows={props.found.result.content} factsOf={listingFacts} />
    </>
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
    <EmptiedList
      noun={LISTING}
      conditions={conditions}
      relaxed={relaxed}
      looking={looking}
      linkTo={transactionSearchLink}
    >
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
    </EmptiedList>
  );
}

interface Props {
  state: TransactionSearchState;
  words: FacetWords;
  list: ListParts<FoundListings>;
  onChange: (change: Partial<TransactionSearchState>) => void;
}

/** The listings of the present page, or what there is instead, and the way to the others. */
function ListingList({ state, words, list, onChange }: Props) {
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
          <p className={`ipr-note ${styles.tradeMarks}`}>{MARKS_RULE}</p>
        </>
      )}
    </ListBody>
  );
}

const ListingExport = lazy(() => import('./export/ListingExport'));
const MatchDialog = lazy(() => import('./match/MatchDialog'));

const uncountedOf = ({ result }: FoundListings) => totalDoubt(result, '供需信息', LISTING.unit);

/**
 * The search over supply and demand (domain reference 2.6). All that is set stands in the address;
 * without words it lists the newest.
 */
export default function SearchScreen() {
  const [state, change] = useListState(LISTINGS.read, LISTINGS.link);
  const { initialState } = useModel('@@initialState');
  const dictionaries = initialState?.dictionaries ?? NO_DICTIONARIES;
  const words = useMemo(() => facetWords(dictionaries), [dictionaries]);
  const { page, match } = state;
  const answer = useListings(state);
  const { data } = answer;
  const recent = recentSearch(state);
  const list = useDeclaredParts(LISTINGS, state, {
    answer,
    remembered: recent,
    chosen: choicesOf(knownFilters(state)).length + conditionsOf(state).length,
    uncountedOf,
    onPage: (to) => change({ page: to, match: '' }),
  });
  const isPhone = useScreenMatches(PHONE);
  const { state: entry } = useLocation();
  const navigate = useNavigate();
  // Opened from the list, the matches are left by the way they came.
  const closeMatches = () => {
    if (cameFromList(entry)) navigate(-1);
    else navigate(matchAddress(state, ''), { replace: true });
  };

  return (
    <DeclaredScreen
      declared={LISTINGS}
      state={state}
      list={list}
      title="交易检索"
      invented={allInvented(data?.result.content ?? [])}
      sorts={SORTS}
      views={VIEWS}
      rare={isPhone && <OwnListings />}
      onChange={change}
      bar={
        <SearchBar
          state={state}
          words={words}
          directions={data?.result.facets.find(({ name }) => name === 'direction')}
          onChange={change}
        />
      }
      notes={
        <>
          {!recent && (
            <RecentSearches
              list={LISTINGS.name}
              unit={LISTINGS.noun.unit}
              describe={(search) => describeSearch(search, words)}
            />
          )}
          {match && (
            <Suspense fallback={null}>
              <MatchDialog
                key={match}
                id={match}
                known={data?.result.content ?? []}
                from={data?.from ?? ''}
                onClose={closeMatches}
                fallback={list.heading}
              />
            </Suspense>
          )}
        </>
      }
      facets={
        <ListingFacets
          state={state}
          words={words}
          found={data?.result}
          failed={list.failed}
          open={list.facetsOpen}
          onChange={change}
        />
      }
      exported={(rows, onClose) => (
        <ListingExport context={{ state, ...rows }} words={words} onClose={onClose} />
      )}
      compared={{
        most: MOST_COMPARED_LISTINGS,
        onCompare: (compare) => change({ compare, page }),
      }}
    >
      <ListingList state={state} words={words} list={list} onChange={change} />
    </DeclaredScreen>
  );
}
