import { useLocation, useModel, useNavigate } from '@umijs/max';
import { lazy, Suspense, useMemo } from 'react';
import { CompareAction } from '@/components/compare/CompareAction';
import { ListExport } from '@/components/export/dialog/ListExport';
import { choicesOf } from '@/components/list/facets/filters';
import { ListFoot } from '@/components/list/screen/ListFoot';
import { ListHead } from '@/components/list/screen/ListHead';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { pageRows, useListParts } from '@/components/list/screen/useListParts';
import { ListSelection } from '@/components/list/selection/ListSelection';
import { useListState } from '@/components/list/useListState';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useRecordRecent } from '@/components/search/history/keptSearches';
import { RecentSearches } from '@/components/search/history/RecentSearches';
import {
  MOST_COMPARED_LISTINGS,
  readTransactionSearch,
  transactionSearchLink,
} from '@/links/transaction';
import { NO_DICTIONARIES } from '@/models/initialState';
import { conditionsOf } from './conditions';
import { facetWords, knownFilters } from './facets';
import { ListingList } from './ListingList';
import { cameFromList } from './match/fromList';
import { matchAddress } from './match/matchAddress';
import { ListingFacets } from './narrowing/ListingFacets';
import { LISTING } from './noun';
import { JUMP_LIMIT, questionOf } from './question';
import { describeSearch, RECENT, recentSearch } from './recent';
import { SearchBar } from './SearchBar';
import { SORTS, VIEWS } from './sorts';
import { type FoundListings, useListings } from './useListings';

const ListingExport = lazy(() => import('./export/ListingExport'));
const MatchDialog = lazy(() => import('./match/MatchDialog'));

const rowsOf = ({ result, unfiltered }: FoundListings) => ({
  ...pageRows(result),
  uncounted: unfiltered
    ? `本页有 ${result.content.length} 条符合条件；供需信息没有按条件筛选，总数未知`
    : undefined,
});

/**
 * The search over supply and demand (domain reference 2.6). All that is set stands in the address;
 * without words it lists the newest.
 */
export default function SearchScreen() {
  usePageTitle('交易检索');
  const [state, change] = useListState(readTransactionSearch, transactionSearchLink);
  const { initialState } = useModel('@@initialState');
  const dictionaries = initialState?.dictionaries ?? NO_DICTIONARIES;
  const words = useMemo(() => facetWords(dictionaries), [dictionaries]);
  const { sort, page, size, view, match } = state;
  const question = questionOf(state);
  const answer = useListings(state);
  const { data } = answer;
  const list = useListParts({
    answer,
    rowsOf,
    chosen: choicesOf(knownFilters(state)).length + conditionsOf(state).length,
    shown: [JSON.stringify(question), sort, page, size, view].join(' '),
    page,
    size,
    limit: JUMP_LIMIT,
    onPage: (to) => change({ page: to, match: '' }),
  });
  useRecordRecent(RECENT, recentSearch(state), list.hits);
  const { state: entry } = useLocation();
  const navigate = useNavigate();
  // Opened from the list, the matches are left by the way they came.
  const closeMatches = () => {
    if (cameFromList(entry)) navigate(-1);
    else navigate(matchAddress(state, ''), { replace: true });
  };

  return (
    <ListSelection name={JSON.stringify(['transaction', question])} noun={LISTING}>
      <ListScreen
        view={view}
        bar={
          <SearchBar
            state={state}
            words={words}
            directions={data?.result.facets.find(({ name }) => name === 'direction')}
            onChange={change}
          />
        }
        tools={
          <ListHead
            list={list}
            title="交易检索"
            noun={LISTING}
            place={state}
            sorts={SORTS}
            views={VIEWS}
            onChange={change}
          >
            <ListExport list={list}>
              {(rows, onClose) => (
                <ListingExport state={state} words={words} {...rows} onClose={onClose} />
              )}
            </ListExport>
          </ListHead>
        }
        notes={
          <>
            {!recentSearch(state) && (
              <RecentSearches
                list={RECENT}
                unit={LISTING.unit}
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
          !list.bare && (
            <ListingFacets
              state={state}
              words={words}
              found={data?.result}
              failed={list.failed}
              open={list.facetsOpen}
              onChange={change}
            />
          )
        }
        list={
          <ListingList
            // Without the facets it stands elsewhere: another list, not the same one moved.
            key={list.bare ? 'bare' : 'narrowable'}
            state={state}
            words={words}
            list={list}
            onChange={change}
          />
        }
        foot={
          <ListFoot list={list}>
            <CompareAction
              most={MOST_COMPARED_LISTINGS}
              onCompare={(compare) => change({ compare, page })}
            />
          </ListFoot>
        }
      />
    </ListSelection>
  );
}
