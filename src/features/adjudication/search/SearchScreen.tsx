import { Link, useLocation, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import formStyles from '@/components/form/form.module.css';
import { Tick } from '@/components/form/Tick';
import { DeclaredFacets } from '@/components/list/declared/DeclaredFacets';
import { FilterChips } from '@/components/list/facets/FilterChips';
import type { FacetWords } from '@/components/list/facets/facetList';
import listStyles from '@/components/list/list.module.css';
import { RowLink } from '@/components/list/RowLink';
import { CountSource } from '@/components/list/screen/CountSource';
import { FacetsSwitch } from '@/components/list/screen/FacetsSwitch';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { PageHead } from '@/components/page/PageHead';
import { usePageTitle } from '@/components/page/usePageTitle';
import { RecentSearches } from '@/components/search/history/RecentSearches';
import { Examples } from '@/components/search/home/Examples';
import { FoundCount } from '@/components/search/home/FoundCount';
import { Holdings } from '@/components/search/home/Holdings';
import { heldCount } from '@/components/search/home/heldCount';
import homeStyles from '@/components/search/home/home.module.css';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { RIGHT_KINDS, type RightKind } from '@/domain/adjudication/labels';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { grouped } from '@/domain/grouped';
import {
  type AdjudicationListState,
  type AdjudicationSearchState,
  ALL_ADJUDICATIONS,
  adjudicationDetailLink,
  adjudicationListLink,
  adjudicationSearchLink,
  readAdjudicationList,
} from '@/links/adjudication';
import {
  type AdjudicationFacetName,
  type AdjudicationPage,
  findAdjudications,
} from '@/services/data/adjudication';
import adjudicationStyles from '../adjudication.module.css';
import { ADJUDICATIONS } from '../adjudications';
import { FACET_WORDS } from '../facets';
import { LeadingTag } from '../facts';
import { ADJUDICATION } from '../noun';
import { chipsOf } from '../query/chips';
import { OtherConditions } from '../query/OtherConditions';
import { SearchBox } from '../query/SearchBox';
import { questionOf } from '../question';
import { describeSearch } from '../recent';

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

const RIGHTS = Object.keys(RIGHT_KINDS) as RightKind[];

const EXAMPLES = ['等同侵权', '惩罚性赔偿', '公证'] as const;

/** Which of them are open here says nothing of the list. */
const HERE = { ...ADJUDICATIONS, name: 'adjudicationSearch' };

const ALL_LEADING = {
  include: { leading: ['GUIDING', 'TYPICAL'] },
  sort: '-judgmentDate',
} as const;

/** How many documents a search would find, with the counts of all facets. */
function useSearchCounts(state: AdjudicationSearchState): Latest<AdjudicationPage> {
  return useLatestAnswer(adjudicationSearchLink(state), (signal) =>
    findAdjudications(
      {
        ...questionOf(state),
        page: 0,
        size: 1,
        // Its day is that of the collection.
        sort: '-judgmentDate',
        facets: FACET_WORDS.facets.map(({ name }) => name),
        facetSize: ADJUDICATIONS.facetSizes[0],
      },
      { signal, shownInPlace: true },
    ),
  );
}

/** Leading cases shown as a way in. */
const SHOWN = 10;

/** The newest guiding and typical cases. */
function useLeadingCases(): Latest<AdjudicationPage> {
  return useLatestAnswer('leading', (signal) =>
    findAdjudications(
      {
        filters: { leading: { include: ['GUIDING', 'TYPICAL'] } },
        sort: '-judgmentDate',
        page: 0,
        size: SHOWN,
      },
      { signal, shownInPlace: true },
    ),
  );
}

/** The newest cases that courts are to follow, or that were published as examples. */
function LeadingCases() {
  const { data, error, retry } = useLeadingCases();
  if (data && data.content.length === 0) return null;
  const from = adjudicationListLink(ALL_LEADING).split('?')[1];
  return (
    <section className={`${adjudicationStyles.cseCases} ipr-sheet`} aria-labelledby="leading-cases">
      <h2 id="leading-cases">指导性案例和典型案例</h2>
      <p className="ipr-note">最新的在前，不随筛选条件变化。</p>
      {error ? (
        <ErrorState title="案例没有加载成功" error={error} onRetry={retry} />
      ) : data ? (
        <>
          <Flex component="ul" vertical gap={6}>
            {data.content.map((row, index) => (
              <li key={row.id || `${index}`}>
                <Flex gap={12} align="baseline" justify="space-between">
                  <RowLink to={row.id && adjudicationDetailLink(row.id, { from })}>
                    {shownTitle(row)}
                  </RowLink>
                  <LeadingTag leading={row.leading} />
                </Flex>
                {(row.caseNumber || row.judgmentDate) && (
                  <span className="ipr-note ipr-num">
                    {row.caseNumber && shownCaseNumber(row.caseNumber)}
                    {row.caseNumber && row.judgmentDate && '　'}
                    <span className="ipr-nowrap">{row.judgmentDate}</span>
                  </span>
                )}
              </li>
            ))}
          </Flex>
          <p>
            <Link to={adjudicationListLink(ALL_LEADING)}>
              查看全部 {grouped(data.totalElements)} 篇
            </Link>
          </p>
        </>
      ) : (
        <SkeletonLines
          widths={[80, 30, 70, 30, 85, 30, 75, 30, 80, 30, 70, 30]}
          label="正在加载案例"
        />
      )}
    </section>
  );
}

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
  const chips = chipsOf(state, change);
  // What is chosen is in sight.
  const [more, setMore] = useState(chips.length > 0);
  const [facetsOpen, setFacetsOpen] = useState(false);
  const none = data?.totalElements === 0;
  return (
    <Flex vertical gap={16} className={`ipr-result ${adjudicationStyles.cseSearch}`}>
      <PageHead title="裁判文书检索" />
      <div className={`ipr-sheet ${homeStyles.homeBox}`}>
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
          <FilterChips chips={chips} onClear={() => change({ ...ALL_ADJUDICATIONS, q, part })} />
        </SearchBox>
        {chips.length === 0 && (
          <Examples words={EXAMPLES} linkTo={(words) => adjudicationListLink({ q: words })} />
        )}
      </div>
      <FoundCount
        noun={ADJUDICATION}
        loading={loading}
        total={data?.totalElements}
        chosen={chips.length}
        to={adjudicationListLink(state)}
        newest={['最近裁判', data?.content[0]?.judgmentDate]}
      >
        <FacetsSwitch chosen={chips.length} open={facetsOpen} onOpen={setFacetsOpen} />
      </FoundCount>
      <div className={listStyles.resultBody}>
        <div className={adjudicationStyles.cseNarrow} aria-busy={loading} data-more={more}>
          {error ? (
            <ErrorState title="没有统计成功" error={error} onRetry={retry} />
          ) : (
            <DeclaredFacets
              declared={HERE}
              words={WORDS}
              state={state}
              found={data}
              failed={false}
              open={facetsOpen}
              onChange={change}
            >
              <OtherConditions state={state} onChange={change} />
              <Button type="link" size="small" aria-expanded={more} onClick={() => setMore(!more)}>
                {more ? '收起条件' : '更多条件'}
              </Button>
            </DeclaredFacets>
          )}
        </div>
        <div className={homeStyles.homeParts} data-sheets="sections">
          {!none && (
            <Holdings
              label="收录的裁判文书"
              unit={ADJUDICATION.unit}
              groups={[
                RIGHTS.map((right) => ({
                  label: FACET_WORDS.valueLabel('rightKind', right),
                  count: heldCount(data?.facets, 'rightKind', right),
                  to: adjudicationListLink({
                    ...state,
                    include: { ...state.include, rightKind: [right] },
                  }),
                })).filter(({ count }) => count !== 0),
              ]}
            />
          )}
          <RecentSearches
            list={ADJUDICATIONS.name}
            unit={ADJUDICATION.unit}
            describe={describeSearch}
          />
          <LeadingCases />
          {data && <CountSource noun={ADJUDICATION} alone />}
        </div>
      </div>
    </Flex>
  );
}
