import { useLocation, useModel, useNavigate } from '@umijs/max';
import { lazy, Suspense, useMemo } from 'react';
import { DeclaredScreen } from '@/components/list/declared/DeclaredScreen';
import { useDeclaredParts } from '@/components/list/declared/useDeclaredParts';
import { choicesOf } from '@/components/list/facets/filters';
import { useListState } from '@/components/list/useListState';
import { RecentSearches } from '@/components/search/history/RecentSearches';
import { MOST_COMPARED_LISTINGS } from '@/links/transaction';
import { NO_DICTIONARIES } from '@/models/initialState';
import { conditionsOf } from './conditions';
import { facetWords, knownFilters } from './facets';
import { ListingList } from './ListingList';
import { type FoundListings, LISTINGS } from './listings';
import { cameFromList } from './match/fromList';
import { matchAddress } from './match/matchAddress';
import { ListingFacets } from './narrowing/ListingFacets';
import { describeSearch, recentSearch } from './recent';
import { SearchBar } from './SearchBar';
import { SORTS, VIEWS } from './sorts';
import { useListings } from './useListings';

const ListingExport = lazy(() => import('./export/ListingExport'));
const MatchDialog = lazy(() => import('./match/MatchDialog'));

const uncountedOf = ({ result, unfiltered }: FoundListings) =>
  unfiltered
    ? `本页有 ${result.content.length} 条符合条件；供需信息没有按条件筛选，总数未知`
    : undefined;

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
      sorts={SORTS}
      views={VIEWS}
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
