import { Link } from '@umijs/max';
import { type ReactNode, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { Chart } from '@/components/chart/Chart';
import { NumberSource } from '@/components/chart/NumberSource';
import { quantity } from '@/components/chart/wording';
import type { Latest } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { FactTable } from '@/components/reading/FactTable';
import { ReadingBody } from '@/components/reading/ReadingBody';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { Basket } from '@/domain/enterprise/basket';
import { type EnterpriseView, enterpriseSearchLink } from '@/links/enterprise';
import type { EnterpriseAnalysis, EnterpriseProfile } from '@/services/data/enterprise';
import styles from '../enterprise.module.css';
import { numbersLinks } from '../patentLists';
import type { EnterpriseChartKey } from './chartShapes';
import { type EnterpriseChart, enterpriseCharts, isDrawn } from './charts';
import { Overview } from './Overview';
import { PatentLists } from './PatentLists';
import { Registered } from './Registered';
import { Rivals } from './Rivals';
import { ScopeBasket } from './ScopeBasket';
import { type Scope, scopeOf } from './scope';

/** Parts of the page and the charts that stand in them. */
const SECTIONS = [
  { id: 'total', name: '专利总览', charts: ['type', 'validity'] },
  { id: 'trend', name: '趋势', charts: ['filingYear', 'publicationYear', 'grantYear'] },
  { id: 'technology', name: '技术构成', charts: ['ipc', 'cited'] },
  { id: 'people', name: '发明人与合作', charts: ['inventor', 'coApplicant'] },
  { id: 'legal', name: '法律状态与运营', charts: ['operation', 'invalidReason'] },
  { id: 'value', name: '高价值专利', charts: [] },
  { id: 'rivals', name: '竞争对比', charts: [] },
  { id: 'profile', name: '企业概况', charts: [] },
] as const satisfies readonly {
  id: string;
  name: string;
  charts: readonly EnterpriseChartKey[];
}[];

interface Props {
  profile: EnterpriseProfile;
  basket: Basket;
  answer: Latest<EnterpriseAnalysis>;
  linkTo: (view: Partial<EnterpriseView>) => string;
}

interface ChartsProps {
  keys: readonly EnterpriseChartKey[];
  /** Those that have something to draw. */
  charts: readonly EnterpriseChart[];
}

/** The charts of a part of the page, each on a sheet. */
function Charts({ keys, charts }: ChartsProps) {
  const own = charts.filter(({ key }) => keys.includes(key));
  if (own.length === 0) return null;
  return (
    <div
      className={`${partsStyles.chartGrid} ${styles.enterpriseCharts}`}
      data-of={keys[0]}
      data-sheets="all"
    >
      {own.map(({ key, description, linkOf }) => (
        <Chart key={key} description={description} linkOf={linkOf} />
      ))}
    </div>
  );
}

interface HighValueProps {
  highValue: NonNullable<EnterpriseAnalysis['highValue']>;
  scope: Scope;
}

/** High-value inventions by kind, each with the list of its patents. */
function HighValue({ highValue, scope: { source, asOf } }: HighValueProps) {
  return (
    <>
      {highValue.length === 0 ? (
        <p>统计范围内没有符合高价值发明统计口径的专利。</p>
      ) : (
        <FactTable
          caption="高价值发明的种类"
          rows={highValue}
          rowKey={({ value }, index) => value || String(index)}
          columns={[
            { label: '种类', cell: ({ value }) => value },
            {
              label: '专利（件）',
              numeric: true,
              cell: ({ value, count, applicationNumbers }) => (
                <PatentLists
                  // A list that is not complete is no list of these patents.
                  links={
                    applicationNumbers.length === count ? numbersLinks(applicationNumbers) : []
                  }
                  label={`${value} ${quantity(count)} 件`}
                >
                  {quantity(count)}
                </PatentLists>
              ),
            },
          ]}
        />
      )}
      <NumberSource
        how="有效发明中属于战略性新兴产业、有海外同族、维持十年以上、实现质押融资或获奖的；一件可属几种。"
        source={source}
        asOf={asOf}
      />
    </>
  );
}

/** What is registered of an enterprise and what its patents come to. */
export function AnalysisTab({ profile, basket, answer, linkTo }: Props) {
  const { data: analysis, error } = answer;
  const scope = useMemo(() => analysis && scopeOf(basket, analysis), [analysis, basket]);
  const charts = useMemo(
    () => (analysis && scope ? enterpriseCharts(analysis, scope) : []),
    [analysis, scope],
  );
  const drawn = charts.filter(isDrawn);
  /** A part that holds nothing is named among what is not known, in the fold of the overview. */
  const hasContent = ({ id, charts: keys }: (typeof SECTIONS)[number]) => {
    if (id === 'total' || id === 'profile' || !analysis) return true;
    if (id === 'value') return analysis.highValue !== null;
    if (id === 'rivals') return analysis.competitors.length > 0;
    return drawn.some(({ key }) => (keys as readonly string[]).includes(key));
  };
  const name = profile.enterpriseName;
  const none = analysis?.total === 0 && answer.current;
  const sections = SECTIONS.filter(
    (section) =>
      section.id === 'profile' || (error || none ? section.id === 'total' : hasContent(section)),
  );
  const overview = () => {
    if (error) return <ErrorState title="统计没有成功" error={error} onRetry={answer.retry} />;
    if (none) {
      return (
        <EmptyState title="统计范围内没有专利">
          <p>
            可以在下面的统计范围中加入曾用名、关联企业或其他名称，或者
            <Link to={enterpriseSearchLink()}>看看其他企业</Link>。
          </p>
        </EmptyState>
      );
    }
    return undefined;
  };
  const content = ({ id, charts: keys }: (typeof SECTIONS)[number]): ReactNode => {
    if (id === 'total') {
      const instead = overview();
      return (
        <>
          <Overview
            analysis={instead ? undefined : analysis}
            scope={scope}
            charts={charts}
            instead={instead}
          >
            <ScopeBasket profile={profile} basket={basket} linkTo={linkTo} />
          </Overview>
          {!instead && <Charts keys={keys} charts={drawn} />}
        </>
      );
    }
    if (!analysis || !scope) {
      return (
        <div className="ipr-sheet">
          <SkeletonLines widths={[90, 80, 85, 60]} label="正在统计" />
        </div>
      );
    }
    if (id === 'value') {
      return (
        <div className="ipr-sheet">
          {analysis.highValue && <HighValue highValue={analysis.highValue} scope={scope} />}
        </div>
      );
    }
    if (id === 'rivals') {
      return (
        <div className="ipr-sheet">
          <Rivals name={name} analysis={analysis} scope={scope} />
        </div>
      );
    }
    return <Charts keys={keys} charts={drawn} />;
  };
  return (
    <ReadingBody
      label="企业分析各部分"
      sections={sections.map(({ id, name: label }) => ({ id, name: label, count: null }))}
      sized={false}
      sheets
      address={absoluteAddress(linkTo({}))}
      content={(id) => {
        const section = SECTIONS.find((one) => one.id === id);
        if (!section) return null;
        if (section.id === 'profile') {
          return (
            <div className="ipr-sheet">
              <Registered profile={profile} />
            </div>
          );
        }
        return (
          <div aria-busy={answer.loading} data-stale={answer.loading && Boolean(analysis)}>
            {content(section)}
          </div>
        );
      }}
    />
  );
}
