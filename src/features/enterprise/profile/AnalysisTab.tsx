import { Link } from '@umijs/max';
import { type ReactNode, useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { Chart } from '@/components/chart/Chart';
import { NumberSource } from '@/components/chart/NumberSource';
import { UnknownFigures } from '@/components/chart/UnknownFigures';
import { quantity } from '@/components/chart/wording';
import type { Latest } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { FactTable } from '@/components/reading/FactTable';
import frameStyles from '@/components/reading/frame.module.css';
import { ReadingBody } from '@/components/reading/ReadingBody';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { type Basket, basketNames } from '@/domain/enterprise/basket';
import { type EnterpriseView, enterpriseSearchLink } from '@/links/enterprise';
import { landscapeOf } from '@/links/patent';
import type { EnterpriseAnalysis, EnterpriseProfile } from '@/services/data/enterprise';
import styles from '../enterprise.module.css';
import { elementLink, numbersLinks } from '../patentLists';
import type { EnterpriseChartKey } from './chartShapes';
import { type EnterpriseChart, enterpriseCharts, isDrawn, undrawnText } from './charts';
import { type KeyFigure, keyFigures } from './figures';
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

type SectionId = (typeof SECTIONS)[number]['id'];

interface Props {
  profile: EnterpriseProfile;
  basket: Basket;
  answer: Latest<EnterpriseAnalysis>;
  linkTo: (view: Partial<EnterpriseView>) => string;
}

function Charts({
  keys,
  charts,
}: {
  keys: readonly EnterpriseChartKey[];
  charts: readonly EnterpriseChart[];
}) {
  return (
    <div className={`${partsStyles.chartGrid} ${styles.enterpriseCharts}`} data-of={keys[0]}>
      {charts
        .filter((chart) => keys.includes(chart.key) && isDrawn(chart))
        .map(({ key, description, linkOf }) => (
          <Chart key={key} description={description} linkOf={linkOf} />
        ))}
    </div>
  );
}

interface KeyFiguresProps {
  figures: readonly KeyFigure[];
  scope: Scope;
}

/** The figures of a portfolio, whose number opens their list, and how each of them was counted. */
function KeyFigures({ figures: all, scope: { title, source, asOf } }: KeyFiguresProps) {
  const figures = all.filter(({ value }) => value !== null);
  const unknown = all.filter(({ value }) => value === null);
  return (
    <>
      <dl className={`${partsStyles.figureList} ${styles.enterpriseFigures}`}>
        {figures.map(({ key, label, value, unit, note, links }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <PatentLists links={links} label={`${label} ${value} ${unit}`}>
                <strong>{value}</strong>
                <span className={partsStyles.figureUnit}> {unit}</span>
              </PatentLists>
              {note && <span className="ipr-note">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <UnknownFigures
        figures={unknown.map(({ note, definition, ...figure }) => ({
          ...figure,
          why: note ? definition : `${definition}；来源没有给出`,
        }))}
      />
      <details>
        <summary>各项怎样统计</summary>
        <ul className="ipr-note" data-definition="part">
          {figures.map(({ key, label, value, definition, unlisted }) => (
            <li key={key}>
              {label}：{definition}
              {unlisted && value !== '0' && '；检索式没有这一项，不能列出清单'}。
            </li>
          ))}
        </ul>
      </details>
      <NumberSource how={`范围：${title}。`} source={source} asOf={asOf} />
    </>
  );
}

interface HighValueProps {
  analysis: EnterpriseAnalysis;
  scope: Scope;
}

/** High-value inventions by kind, each with the list of its patents. */
function HighValue({ analysis: { highValue }, scope: { source, asOf } }: HighValueProps) {
  return (
    <>
      {!highValue ? (
        <p>没有高价值发明的统计数据。</p>
      ) : highValue.length === 0 ? (
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
  const undrawn = undrawnText(charts);
  /** A part without a chart to draw is named in the one line. */
  const hasContent = ({ id, charts: keys }: (typeof SECTIONS)[number]) =>
    id === 'total' ||
    keys.length === 0 ||
    charts.length === 0 ||
    charts.some((chart) => (keys as readonly string[]).includes(chart.key) && isDrawn(chart));
  const name = profile.enterpriseName;
  const list = elementLink(basketNames(basket), { kind: 'all' });

  const counted = (id: SectionId, keys: readonly EnterpriseChartKey[]): ReactNode => {
    if (!analysis || !scope) {
      return (
        <div className={id === 'total' ? frameStyles.recordLoading : undefined}>
          <SkeletonLines widths={[90, 80, 85, 60]} label="正在统计" />
        </div>
      );
    }
    if (id === 'value') return <HighValue analysis={analysis} scope={scope} />;
    if (id === 'rivals') return <Rivals name={name} analysis={analysis} scope={scope} />;
    return (
      <>
        {id === 'total' && <KeyFigures figures={keyFigures(analysis, scope)} scope={scope} />}
        {id === 'total' && list && (
          <p className="ipr-note">
            <Link to={landscapeOf(list)}>专利全景：共同申请、剩余年限、与别的专利对照</Link>
          </p>
        )}
        {id === 'total' && undrawn && <p className="ipr-note">{undrawn}</p>}
        <Charts keys={keys} charts={charts} />
      </>
    );
  };
  const none = analysis?.total === 0 && answer.current;
  const sections = SECTIONS.filter(
    (section) =>
      section.id === 'profile' || (error || none ? section.id === 'total' : hasContent(section)),
  );
  return (
    <ReadingBody
      label="企业分析各部分"
      sections={sections.map(({ id, name: label }) => ({ id, name: label, count: null }))}
      sized={false}
      address={absoluteAddress(linkTo({}))}
      content={(id) => {
        const section = SECTIONS.find((one) => one.id === id);
        if (!section) return null;
        if (section.id === 'profile') return <Registered profile={profile} />;
        const content = () => {
          if (error) {
            return <ErrorState title="统计没有成功" error={error} onRetry={answer.retry} />;
          }
          if (none) {
            return (
              <EmptyState title="统计范围内没有专利">
                <p>
                  可以在上面的统计范围中加入曾用名、关联企业或其他名称，或者
                  <Link to={enterpriseSearchLink()}>看看其他企业</Link>。
                </p>
              </EmptyState>
            );
          }
          return counted(section.id, section.charts);
        };
        return (
          <div aria-busy={answer.loading} data-stale={answer.loading && Boolean(analysis)}>
            {section.id === 'total' && (
              <ScopeBasket profile={profile} basket={basket} linkTo={linkTo} />
            )}
            {content()}
          </div>
        );
      }}
    />
  );
}
