import { Link, useLocation } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { absoluteAddress } from '@/address';
import { useListNeighbours } from '@/components/list/declared/useListNeighbours';
import { NeighbourNav } from '@/components/list/neighbours/NeighbourNav';
import type { Neighbours } from '@/components/list/neighbours/useNeighbours';
import { ReturnLink } from '@/components/list/ReturnLink';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useScrollMemory } from '@/components/list/useScrollMemory';
import { PageTabs } from '@/components/page/PageTabs';
import partsStyles from '@/components/page/parts.module.css';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useSame } from '@/components/page/useSame';
import { useVisited } from '@/components/page/useVisited';
import frameStyles from '@/components/reading/frame.module.css';
import { printPage } from '@/components/reading/printPage';
import { ReadingHead } from '@/components/reading/ReadingHead';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { useTopOfEach } from '@/components/reading/useTopOfEach';
import { ErrorState } from '@/components/state/ErrorState';
import { PageState } from '@/components/state/PageState';
import { SkeletonLines } from '@/components/state/Skeleton';
import stateStyles from '@/components/state/state.module.css';
import { applicantsQuery, basketNames, makeBasket } from '@/domain/enterprise/basket';
import { QUALIFICATIONS } from '@/domain/enterprise/labels';
import { sameEnterpriseName } from '@/domain/enterprise/name';
import {
  ENTERPRISE_VIEW,
  type EnterpriseTab,
  type EnterpriseView,
  enterpriseLink,
  enterpriseReturnLink,
  enterpriseSearchLink,
  readEnterpriseName,
  readEnterpriseSearch,
  readEnterpriseView,
} from '@/links/enterprise';
import { patentResultLink } from '@/links/patent';
import type { AskAhead } from '@/requests/ahead';
import { handleFailure } from '@/requests/policy';
import {
  analyseEnterprise,
  type EnterpriseAnalysis,
  type EnterpriseProfile,
  getEnterprise,
} from '@/services/data/enterprise';
import styles from '../enterprise.module.css';
import { isNotFound } from '../isNotFound';
import { ENTERPRISE } from '../noun';
import { Standing } from '../Standing';
import { ENTERPRISES } from '../search/enterprises';
import { AnalysisTab } from './AnalysisTab';

/** Characters of a name (contract: enterpriseName); a longer one is no enterprise's. */
const LONGEST_NAME = 100;

/** Whether the service can be asked for a name at all. */
const isPossibleName = (name: string): boolean => name !== '' && name.length <= LONGEST_NAME;

/** What is registered of the enterprise that the address names. */
export const ahead: AskAhead = ({ pathname }) => {
  const name = readEnterpriseName(pathname);
  return isPossibleName(name) && getEnterprise(name, { ahead: true });
};

/** What is registered of an enterprise; the one before it stays until the next has come. */
function useProfile(name: string): Latest<EnterpriseProfile> {
  return useLatestAnswer(isPossibleName(name) ? name : undefined, async (signal) => {
    try {
      return await getEnterprise(name, { signal, skipErrorHandler: true });
    } catch (error) {
      // An unknown name has a page of its own; everything else follows the common policy.
      if (!isNotFound(error)) handleFailure(error, true);
      throw error;
    }
  });
}

/**
 * What the patents of the names of a basket come to.
 *
 * @param enterpriseName undefined asks nothing
 */
function useAnalysis(
  enterpriseName: string | undefined,
  names: readonly string[],
): Latest<EnterpriseAnalysis> {
  const key = enterpriseName && JSON.stringify([enterpriseName, ...names]);
  return useLatestAnswer(key, (signal) =>
    analyseEnterprise(enterpriseName ?? '', names, { signal, shownInPlace: true }),
  );
}

const HealthTab = lazy(() => import('./HealthTab'));
const RightsTab = lazy(() => import('./RightsTab'));
const RelationsTab = lazy(() => import('./relations/RelationsTab'));
const CreditTab = lazy(() => import('./CreditTab'));
const BriefTab = lazy(() => import('./BriefTab'));

const TITLE_ID = 'enterprise-title';

interface TabName {
  tab: EnterpriseTab;
  name: string;
  /** How many there are to see, as far as known; undefined where counting has no meaning. */
  count?: (profile: EnterpriseProfile) => number | undefined;
}

/** All rights together, when each of the counts is known. */
function rightsOf(counts: EnterpriseProfile['counts']): number | undefined {
  const { trademarks, softwareCopyrights, workCopyrights } = counts ?? {};
  const all = [trademarks, softwareCopyrights, workCopyrights].flatMap((count) => count ?? []);
  return all.length === 3 ? all.reduce((sum, count) => sum + count, 0) : undefined;
}

const TABS: readonly TabName[] = [
  { tab: 'analysis', name: '专利分析' },
  { tab: 'health', name: '知识产权体检' },
  {
    tab: 'rights',
    name: '商标与著作权',
    count: ({ counts }) => rightsOf(counts),
  },
  { tab: 'relations', name: '关系与经历' },
  {
    tab: 'credit',
    name: '失信记录',
    count: ({ breakPromiseCount }) => breakPromiseCount ?? undefined,
  },
  { tab: 'brief', name: '一页简报' },
];

interface PageProps {
  profile: EnterpriseProfile;
  /** The name of the address, which may be a former one. */
  asked: string;
  view: EnterpriseView;
  neighbours: Neighbours | undefined;
}

function Page({ profile, asked, view, neighbours }: PageProps) {
  const { enterpriseName, uscc, status, qualifications } = profile;
  const { take, leave, tab, from } = view;
  const choice = useSame({ taken: take, left: leave }, JSON.stringify([take, leave]));
  const basket = useMemo(() => makeBasket(profile, choice), [profile, choice]);
  const counted = tab === 'analysis' || tab === 'health' || tab === 'brief';
  const answer = useAnalysis(counted ? enterpriseName : undefined, basketNames(basket));
  const linkTo = useCallback(
    (next: Partial<EnterpriseView>) => enterpriseLink(asked, { ...view, ...next }),
    [asked, view],
  );
  // Another scope leaves the reader where the basket stands.
  const place = JSON.stringify([enterpriseName, tab, view.kind, view.state, view.page]);
  const [shown, setShown] = useState<string>();
  const onShown = useCallback(() => setShown(place), [place]);
  useScrollMemory(counted ? answer.current || Boolean(answer.error) : shown === place, place);
  const common = { profile, basket, answer, linkTo };
  const listed = { profile, view, linkTo, onShown };
  const own = absoluteAddress(enterpriseLink(enterpriseName));
  return (
    <article className={`${frameStyles.record} ${styles.enterprise} ${partsStyles.sections}`}>
      <ReadingHead
        id={TITLE_ID}
        title={enterpriseName}
        back={
          from !== undefined && (
            <ReturnLink to={enterpriseReturnLink(from)} place={readEnterpriseSearch(from).page}>
              返回结果
            </ReturnLink>
          )
        }
        facts={
          <>
            {uscc && <span className="ipr-num">{uscc}</span>}
            {status && <Standing status={status} />}
            {qualifications.map((one) => (
              <span key={one} className={styles.enterpriseTag}>
                {QUALIFICATIONS[one]}
              </span>
            ))}
          </>
        }
        neighbours={
          neighbours && (
            <NeighbourNav
              neighbours={neighbours}
              title={enterpriseName}
              noun={ENTERPRISE}
              linkTo={(next) => enterpriseLink(next.id, { tab, from: next.from })}
            />
          )
        }
        watch={{
          kind: 'enterprise',
          id: enterpriseName,
          title: enterpriseName,
          record: profile,
        }}
        citation={() =>
          `${enterpriseName}${uscc ? `（统一社会信用代码 ${uscc}）` : ''}，企业专利分析，${answer.data?.dataDate ? `数据截至 ${answer.data.dataDate}，` : ''}${own}`
        }
      >
        {tab === 'brief' && (
          <Button disabled={!answer.current} onClick={printPage}>
            打印简报
          </Button>
        )}
      </ReadingHead>
      {!sameEnterpriseName(asked, enterpriseName) && (
        <p className="ipr-note">
          “{asked}”是这家企业的曾用名，现名“{enterpriseName}”。
        </p>
      )}
      <div className={styles.enterpriseTab}>
        <PageTabs
          label="企业资料"
          current={tab}
          tabs={TABS.map(({ tab: key, name, count }) => ({
            key,
            name: (
              <>
                {name}
                {count && <span className="ipr-num"> {count(profile)}</span>}
              </>
            ),
            to: linkTo({ ...ENTERPRISE_VIEW, take, leave, from, tab: key }),
          }))}
        />
      </div>
      <Suspense fallback={<SkeletonLines widths={[40, 90, 80, 90]} />}>
        {tab === 'analysis' && <AnalysisTab {...common} />}
        {tab === 'health' && <HealthTab {...common} />}
        {tab === 'rights' && <RightsTab {...listed} />}
        {tab === 'relations' && <RelationsTab {...listed} />}
        {tab === 'credit' && <CreditTab {...listed} />}
        {tab === 'brief' && <BriefTab {...common} />}
      </Suspense>
    </article>
  );
}

/** No enterprise has the name of the address. */
function EnterpriseNotFound({ name, from }: { name: string; from: string | undefined }) {
  const patents = isPossibleName(name) ? applicantsQuery([name]) : undefined;
  const said = () => {
    if (name === '') return '网址中缺少企业名称。';
    if (!isPossibleName(name)) return '网址中的名称超过 100 个字，不会是企业名称。';
    return `企业库中没有名称或曾用名为“${name}”的企业，可能是个人、外地企业，或者名称有误。`;
  };
  return (
    <PageState title="没有找到这家企业">
      <p>{said()}</p>
      <p className={stateStyles.stateActions}>
        <Link to={enterpriseSearchLink({ q: name.slice(0, 100) })}>按名称检索企业</Link>
        {patents !== undefined && (
          <Link to={patentResultLink({ mode: 'expr', q: patents })}>检索以它为申请人的专利</Link>
        )}
        {from !== undefined && <Link to={enterpriseReturnLink(from)}>返回结果</Link>}
      </p>
    </PageState>
  );
}

/**
 * One enterprise by any of its names: what is registered, what its patents come to, other rights,
 * records, and what needs care. Tab, scope and page stand in the address.
 */
export default function ProfileScreen() {
  const { pathname, search, hash } = useLocation();
  const name = readEnterpriseName(pathname);
  const view = useMemo(() => readEnterpriseView(search), [search]);
  const { data, current, error, retry } = useProfile(name);
  const neighbours = useListNeighbours(
    ENTERPRISES,
    (current && data?.enterpriseName) || name,
    view.from,
  );
  usePageTitle((current && data?.enterpriseName) || '企业分析');
  const shown = current ? data?.enterpriseName : undefined;
  useVisited('enterprise', shown, shown);
  useTopOfEach(current ? data?.enterpriseName : undefined, hash, TITLE_ID);

  if (!isPossibleName(name) || isNotFound(error)) {
    return <EnterpriseNotFound name={name} from={view.from} />;
  }
  if (error) {
    return <ErrorState title="这家企业没有加载成功" error={error} onRetry={retry} level={1} />;
  }
  if (!data || !current) return <ReadingSkeleton title="企业分析" label="正在加载企业" />;
  return <Page profile={data} asked={name} view={view} neighbours={neighbours} />;
}
