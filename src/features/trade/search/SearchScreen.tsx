import { useLocation, useModel, useNavigate } from '@umijs/max';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { CompareAction } from '@/components/compare/CompareAction';
import { ExportButton } from '@/components/export/dialog/ExportButton';
import type { FacetWords } from '@/components/list/facets/facetList';
import { choicesOf } from '@/components/list/facets/filters';
import { KeyHint } from '@/components/list/keys/KeyHint';
import { FacetsSwitch } from '@/components/list/screen/FacetsSwitch';
import { ListScreen } from '@/components/list/screen/ListScreen';
import { ListTools } from '@/components/list/screen/ListTools';
import { ListSelection, useListSelection } from '@/components/list/selection/ListSelection';
import { SelectionBar } from '@/components/list/selection/SelectionBar';
import { SelectPage } from '@/components/list/selection/SelectPage';
import { useListState } from '@/components/list/useListState';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useRecordRecent } from '@/components/search/history/keptSearches';
import { RecentSearches } from '@/components/search/history/RecentSearches';
import {
  MOST_COMPARED_LISTINGS,
  readTransactionSearch,
  type TransactionSearchState,
  transactionSearchLink,
} from '@/links/transaction';
import { NO_DICTIONARIES } from '@/models/initialState';
import type { ListingFacetName } from '@/services/data/transaction';
import { conditionsOf } from './conditions';
import { EmptyListings } from './EmptyListings';
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
import { useListings } from './useListings';

const ListingExport = lazy(() => import('./export/ListingExport'));
const MatchDialog = lazy(() => import('./match/MatchDialog'));

interface Props {
  state: TransactionSearchState;
  words: FacetWords<ListingFacetName>;
  onChange: (change: Partial<TransactionSearchState>) => void;
}

function ListingsScreen({ state, words, onChange }: Props) {
  const answer = useListings(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const [facetsOpen, setFacetsOpen] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [exporting, setExporting] = useState(false);
  const { ids } = useListSelection();
  const { state: entry } = useLocation();
  const navigate = useNavigate();
  const { sort, page, size, view, match } = state;
  const key = JSON.stringify(questionOf(state));
  useScrollMemory(answer.current, [key, sort, page, size, view].join(' '));

  const { data, error } = answer;
  const failed = Boolean(error);
  const total = failed ? undefined : data?.result.totalElements;
  useRecordRecent(RECENT, recentSearch(state), answer.current ? total : undefined);
  const nothing = total === 0 || failed;
  const chosen = choicesOf(knownFilters(state)).length + conditionsOf(state).length;
  // Nothing can be chosen and nothing taken back: the message has the page to itself.
  const bare = nothing && chosen === 0;
  const pageIds = useMemo(() => data?.result.content.map(({ id }) => id) ?? [], [data]);
  const turn = (next: number) => {
    onChange({ page: next, match: '' });
    heading.current?.focus({ preventScroll: true });
  };
  // Opened from the list, the matches are left by the way they came.
  const closeMatches = () => {
    if (cameFromList(entry)) navigate(-1);
    else navigate(matchAddress(state, ''), { replace: true });
  };

  return (
    <ListScreen
      view={view}
      bar={
        <SearchBar
          state={state}
          words={words}
          directions={data?.result.facets.find(({ name }) => name === 'direction')}
          onChange={onChange}
        />
      }
      tools={
        <ListTools
          title="交易检索"
          heading={heading}
          noun={LISTING}
          place={state}
          sorts={SORTS}
          views={VIEWS}
          loading={answer.loading}
          total={total}
          limit={JUMP_LIMIT}
          listed={!nothing}
          onSort={(next) => onChange({ sort: next })}
          onSize={(next) => onChange({ size: next })}
          onView={(next) => onChange({ view: next, page })}
          filters={
            !bare && <FacetsSwitch chosen={chosen} open={facetsOpen} onOpen={setFacetsOpen} />
          }
        >
          {!nothing && <SelectPage ids={pageIds} />}
          <KeyHint onOpen={() => setHelpOpen(true)} />
          {data && total ? (
            <ExportButton open={exporting} onOpen={setExporting}>
              {(onClose) => (
                <ListingExport
                  state={state}
                  words={words}
                  found={data}
                  selected={ids}
                  onClose={onClose}
                />
              )}
            </ExportButton>
          ) : null}
        </ListTools>
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
                fallback={heading}
              />
            </Suspense>
          )}
        </>
      }
      facets={
        !bare && (
          <ListingFacets
            state={state}
            words={words}
            found={data?.result}
            failed={failed}
            open={facetsOpen}
            onChange={onChange}
          />
        )
      }
      list={
        <ListingList
          // Without the facets it stands elsewhere: another list, not the same one moved.
          key={bare ? 'bare' : 'narrowable'}
          state={state}
          answer={answer}
          empty={<EmptyListings state={state} words={words} />}
          onTurn={turn}
          onChange={onChange}
          helpOpen={helpOpen}
          onHelp={setHelpOpen}
          onExport={total ? () => setExporting(true) : undefined}
        />
      }
      foot={
        <SelectionBar pageIds={pageIds}>
          <CompareAction
            most={MOST_COMPARED_LISTINGS}
            onCompare={(compare) => onChange({ compare, page })}
          />
          <button type="button" className="ipr-button" onClick={() => setExporting(true)}>
            导出
          </button>
        </SelectionBar>
      }
    />
  );
}

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
  return (
    <ListSelection name={JSON.stringify(['transaction', questionOf(state)])} noun={LISTING}>
      <ListingsScreen state={state} words={words} onChange={change} />
    </ListSelection>
  );
}
