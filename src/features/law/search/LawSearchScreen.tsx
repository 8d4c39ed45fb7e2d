import { Link, useLocation, useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useListPage } from '@/components/list/declared/useListPage';
import listStyles from '@/components/list/list.module.css';
import { RowLink } from '@/components/list/RowLink';
import { CountSource } from '@/components/list/screen/CountSource';
import { FacetsSwitch } from '@/components/list/screen/FacetsSwitch';
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
import { grouped } from '@/domain/grouped';
import { LAW_TOPICS, type LawTopic } from '@/domain/law/labels';
import { TIMELINESS, type Timeliness } from '@/domain/law/timeliness';
import { titleText } from '@/domain/titleText';
import {
  type LawSearchState,
  lawDetailLink,
  lawListLink,
  lawSearchLink,
  readLawList,
  readLawSearch,
} from '@/links/law';
import lawStyles from '../law.module.css';
import { LAW_FACET_WORDS } from '../list/facets';
import { LawBox } from '../list/LawBox';
import { LawFacets } from '../list/LawFacets';
import { LAWS } from '../list/laws';
import { chosenOf, searchInWords } from '../list/lawWords';
import { SENT } from '../list/openTyped';
import { LAW } from '../noun';
import { useTopicLaws } from './useTopicLaws';

/** The counts, and the newest law: its day is that of the collection. */
const COUNTED = { sort: '-promulgationDate', page: 1, size: 1 } as const;

const STATUSES = Object.keys(TIMELINESS) as Timeliness[];

const EXAMPLES = ['专利法', '商标 使用', '赔偿'] as const;

function describe(search: string) {
  const state = readLawSearch(search);
  return { words: searchInWords(state), to: lawListLink(state) };
}

const topicLink = (topic: LawTopic) =>
  lawListLink({ include: { topic: [topic], timeliness: ['IN_FORCE'] } });

/** What is in force about each topic: the laws of the highest level, and the way to all of them. */
function TopicLaws() {
  const id = useId();
  const { data, error, retry } = useTopicLaws();
  if (error) return <ErrorState title="各主题的法规没有加载出来" error={error} onRetry={retry} />;
  // A heading with nothing below it says less than a link.
  const shown = data?.filter(({ laws }) => laws.length > 0) ?? [];
  const others = data?.filter(({ laws }) => laws.length === 0) ?? [];
  return (
    <section className="ipr-sheet" aria-labelledby={id}>
      <h2 id={id}>按主题查阅</h2>
      <p className="ipr-note">全部现行有效的法律法规，不随筛选条件变化，效力级别高的在前。</p>
      {!data && <SkeletonLines widths={[30, 80, 76, 30, 82, 70]} label="正在加载各主题的法规" />}
      <ul className={lawStyles.lawTopics}>
        {shown.map(({ topic, count, laws }) => (
          <li key={topic}>
            <h3>
              <Link to={topicLink(topic)}>
                {LAW_TOPICS[topic]}{' '}
                {count !== undefined && (
                  <span className="ipr-note ipr-num">
                    {grouped(count)} {LAW.unit}
                  </span>
                )}
              </Link>
            </h3>
            <Flex component="ul" vertical gap={4}>
              {laws.map((law, index) => (
                <li key={law.id || `${index}`}>
                  <RowLink to={law.id && lawDetailLink({ id: law.id })}>
                    {titleText(law.title)}
                  </RowLink>
                </li>
              ))}
            </Flex>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className={lawStyles.lawOtherTopics}>
          另有：
          {others.map(({ topic, count }) => (
            <Link key={topic} to={topicLink(topic)}>
              {LAW_TOPICS[topic]}
              {count !== undefined && ` ${grouped(count)} ${LAW.unit}`}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

/** The search for laws: words, what narrows them with live counts, and ways to begin. */
export default function LawSearchScreen() {
  usePageTitle('法律法规检索');
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readLawList(search), [search]);
  const { data, error, loading, retry } = useListPage(LAWS, { ...state, ...COUNTED });
  const found = data?.result;
  const [facetsOpen, setFacetsOpen] = useState(false);
  const chosen = chosenOf(state);

  const narrow = (change: Partial<LawSearchState>) =>
    navigate(lawSearchLink({ ...state, ...change }), { replace: true });
  const send = (q: string) => {
    // Back from the list comes to what was sent.
    const sent = { ...state, q, words: false };
    navigate(lawSearchLink(sent), { replace: true });
    navigate(lawListLink(sent), SENT);
  };

  return (
    <Flex vertical gap={16} className={`ipr-result ${lawStyles.lawSearch}`}>
      <PageHead title="法律法规检索" />
      <div className={`ipr-sheet ${homeStyles.homeBox}`}>
        <LawBox state={state} size="large" autoFocus onSearch={send} onChange={narrow} />
        {chosen === 0 && <Examples words={EXAMPLES} linkTo={(q) => lawListLink({ q })} />}
      </div>
      <FoundCount
        noun={LAW}
        loading={loading}
        total={error ? undefined : found?.totalElements}
        chosen={chosen}
        whole={chosen === 0 && state.q === ''}
        to={lawListLink(state)}
        newest={['最近公布', found?.content[0]?.promulgationDate]}
      >
        <FacetsSwitch chosen={chosen} open={facetsOpen} onOpen={setFacetsOpen} />
      </FoundCount>
      <div className={listStyles.resultBody}>
        <div>
          {error ? <ErrorState title="筛选条件没有加载出来" error={error} onRetry={retry} /> : null}
          <LawFacets
            state={state}
            found={found}
            failed={Boolean(error)}
            open={facetsOpen}
            onChange={narrow}
          />
        </div>
        <div className={homeStyles.homeParts} data-sheets="sections">
          {found?.totalElements !== 0 && (
            <Holdings
              label="收录的法律法规"
              unit={LAW.unit}
              groups={[
                STATUSES.map((status) => ({
                  label: LAW_FACET_WORDS.valueLabel('timeliness', status),
                  count: heldCount(found?.facets, 'timeliness', status),
                  to: lawListLink({
                    ...state,
                    include: { ...state.include, timeliness: [status] },
                  }),
                })),
              ]}
            />
          )}
          <RecentSearches list="law" unit={LAW.unit} describe={describe} />
          <TopicLaws />
          {found && <CountSource noun={LAW} alone />}
        </div>
      </div>
    </Flex>
  );
}
