import { Link, useLocation, useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { useMemo } from 'react';
import formStyles from '@/components/form/form.module.css';
import { Tick } from '@/components/form/Tick';
import { DeclaredFacets } from '@/components/list/declared/DeclaredFacets';
import { FilterChips } from '@/components/list/facets/FilterChips';
import type { FacetWords } from '@/components/list/facets/facetList';
import { CountSource } from '@/components/list/screen/CountSource';
import { usePageTitle } from '@/components/page/usePageTitle';
import { RecentSearches } from '@/components/search/history/RecentSearches';
import { ErrorState } from '@/components/state/ErrorState';
import {
  type AdjudicationListState,
  type AdjudicationSearchState,
  ALL_ADJUDICATIONS,
  adjudicationListLink,
  adjudicationSearchLink,
  readAdjudicationList,
} from '@/links/adjudication';
import type { AdjudicationFacetName } from '@/services/data/adjudication';
import adjudicationStyles from '../adjudication.module.css';
import { ADJUDICATIONS } from '../adjudications';
import { FACET_WORDS } from '../facets';
import { ADJUDICATION } from '../noun';
import { chipsOf } from '../query/chips';
import { OtherConditions } from '../query/OtherConditions';
import { SearchBox } from '../query/SearchBox';
import { describeSearch } from '../recent';
import { LeadingCases } from './LeadingCases';
import { useSearchCounts } from './useSearchCounts';

/** The search of the address; a change of it makes no step for the back button. */
function useSearchState(): [
  state: AdjudicationListState,
  change: (change: Partial<AdjudicationSearchState>) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readAdjudicationList(search), [search]);
  return [
    state,
    (change) => navigate(adjudicationSearchLink({ ...state, ...change }), { replace: true }),
  ];
}

/** Here every facet is offered at once. */
const WORDS: FacetWords<AdjudicationFacetName> = {
  ...FACET_WORDS,
  facets: FACET_WORDS.facets.map((facet) => ({ ...facet, first: true })),
};

/** Which of them are open here says nothing of the list. */
const HERE = { ...ADJUDICATIONS, name: 'adjudicationSearch' };

/** The search for documents: words, and everything that can narrow them, with live counts. */
export default function SearchScreen() {
  usePageTitle('裁判文书检索');
  const navigate = useNavigate();
  const [state, change] = useSearchState();
  const { data, error, loading, retry } = useSearchCounts(state);
  const send = (q: string) => {
    const asked: AdjudicationSearchState = { ...state, q };
    // Back from the list comes to what was sent.
    navigate(adjudicationSearchLink(asked), { replace: true });
    navigate(adjudicationListLink(asked));
  };
  const { q, part } = state;
  return (
    <Flex vertical gap={16}>
      <h1>裁判文书检索</h1>
      <div className="ipr-sheet">
        <SearchBox
          state={state}
          size="large"
          onSearch={send}
          onPart={(next) => change({ part: next })}
        >
          <Tick
            className={formStyles.tickLabel ?? ''}
            checked={state.leadingFirst}
            onChange={(leadingFirst) => change({ leadingFirst })}
          >
            <span>指导性、典型案例优先</span>
          </Tick>
        </SearchBox>
      </div>
      <section
        className={`${adjudicationStyles.cseNarrow} ipr-sheet`}
        aria-labelledby="narrow-search"
        aria-busy={loading}
      >
        <Flex wrap gap="4px 24px" align="baseline" className={adjudicationStyles.cseNarrowHead}>
          <h2 id="narrow-search">限定范围</h2>
          <p role="status">
            {loading && '正在统计…'}
            {!loading && data && (
              <Link to={adjudicationListLink(state)}>
                查看符合条件的{' '}
                <span className="ipr-num">{data.totalElements.toLocaleString('zh-CN')}</span>{' '}
                {ADJUDICATION.unit}
              </Link>
            )}
          </p>
          <FilterChips
            chips={chipsOf(state, change)}
            onClear={() => change({ ...ALL_ADJUDICATIONS, q, part })}
          />
        </Flex>
        {error ? (
          <ErrorState title="没有统计成功" error={error} onRetry={retry} />
        ) : (
          <DeclaredFacets
            declared={HERE}
            words={WORDS}
            state={state}
            found={data}
            failed={false}
            open
            onChange={change}
          >
            <OtherConditions state={state} onChange={change} />
          </DeclaredFacets>
        )}
      </section>
      {(data || Boolean(error)) && (
        <>
          {data && <CountSource noun={ADJUDICATION} />}
          <RecentSearches
            list={ADJUDICATIONS.name}
            unit={ADJUDICATION.unit}
            describe={describeSearch}
          />
          <LeadingCases />
        </>
      )}
    </Flex>
  );
}
