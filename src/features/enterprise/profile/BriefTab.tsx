import { useMemo } from 'react';
import { absoluteAddress } from '@/address';
import { AsOf } from '@/components/chart/AsOf';
import { UnknownFigures, undrawnText } from '@/components/chart/UnknownFigures';
import { quantity } from '@/components/chart/wording';
import type { Latest } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { lackingText } from '@/components/reading/lackingText';
import { isNone } from '@/components/reading/orDash';
import { PrintFacts } from '@/components/reading/PrintFacts';
import type { Fact } from '@/components/reading/RecordFacts';
import { WholeDates } from '@/components/reading/WholeDates';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { Basket } from '@/domain/enterprise/basket';
import { coverageText } from '@/domain/statistics/coverage';
import type { EnterpriseView } from '@/links/enterprise';
import type { EnterpriseAnalysis, EnterpriseProfile } from '@/services/data/enterprise';
import enterpriseStyles from '../enterprise.module.css';
import { BriefChart } from './BriefChart';
import type { EnterpriseChartKey } from './chartShapes';
import { enterpriseCharts, isDrawn, loneFigures, undrawnTitles } from './charts';
import { keyFigures } from './figures';
import { registeredRows } from './Registered';
import { scopeOf } from './scope';

/** What one sheet of paper has room for. */
const FACTS = ['法定代表人', '成立日期', '行业', '规模', '所在地'];
const FIGURES = ['total', 'valid', 'pending', 'grant', 'highValue', 'overseas', 'cited', 'rank'];
const CHARTS: readonly EnterpriseChartKey[] = [
  'filingYear',
  'type',
  'validity',
  'ipc',
  'inventor',
  'operation',
];

/** What is registered, and how many other rights and records there are, as far as it is known. */
function briefFacts(profile: EnterpriseProfile): Fact[] {
  const { counts, breakPromiseCount } = profile;
  const counted = (label: string, count: number | null | undefined, unit: string): Fact => ({
    label,
    value: count === null || count === undefined ? null : `${quantity(count)} ${unit}`,
  });
  return [
    ...registeredRows(profile).filter(({ label }) => FACTS.includes(label)),
    counted('商标', counts?.trademarks, '件'),
    counted('软件著作权', counts?.softwareCopyrights, '件'),
    counted('作品著作权', counts?.workCopyrights, '件'),
    counted('失信记录', breakPromiseCount, '条'),
  ];
}

interface Props {
  profile: EnterpriseProfile;
  basket: Basket;
  answer: Latest<EnterpriseAnalysis>;
  linkTo: (view: Partial<EnterpriseView>) => string;
}

/** An enterprise on one page of paper: facts, figures and numbers, each with source and date. */
export default function BriefTab({ profile, basket, answer, linkTo }: Props) {
  const { data: analysis, error, retry, loading } = answer;
  const scope = useMemo(() => analysis && scopeOf(basket, analysis), [analysis, basket]);
  if (error) return <ErrorState title="统计没有成功" error={error} onRetry={retry} />;
  if (!analysis || !scope) {
    return <SkeletonLines widths={[50, 90, 90, 80, 90]} label="正在准备简报" />;
  }
  const figures = keyFigures(analysis, scope).filter(({ key }) => FIGURES.includes(key));
  const facts = briefFacts(profile);
  const lacking = lackingText(Object.fromEntries(facts.map(({ label, value }) => [label, value])));
  const charts = enterpriseCharts(analysis, scope).filter(({ key }) => CHARTS.includes(key));
  const undrawn = undrawnTitles(charts);
  const { title, source, asOf } = scope;
  const whole = coverageText({ known: analysis.total, total: analysis.total });
  return (
    <section
      className={`${enterpriseStyles.brief} ipr-sheet`}
      aria-labelledby="brief"
      aria-busy={loading}
      data-stale={loading}
    >
      <h2 id="brief" data-tab className="ipr-no-print">
        一页简报
      </h2>
      <dl className={`${partsStyles.figureList} ${enterpriseStyles.briefFigures}`}>
        {[...figures.filter(({ value }) => value !== null), ...loneFigures(charts)].map(
          ({ key, label, value, unit, definition, how = definition }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd className="ipr-num">
                <strong>{value}</strong> {unit}
                <span className="ipr-note">
                  <WholeDates>{how}</WholeDates>
                </span>
              </dd>
            </div>
          ),
        )}
      </dl>
      <UnknownFigures
        figures={figures
          .filter(({ value }) => value === null)
          .map(({ key, label, definition }) => ({ key, label, why: definition }))}
      />
      <p className="ipr-chart-source">
        范围：{title}。
        {(figures.some(({ how }) => how) || charts.some((one) => one.whole)) && (
          <WholeDates>{`没有另外写明的各项和各图均${whole}。`}</WholeDates>
        )}
        来源：{source}，<AsOf day={asOf} />。
      </p>
      <dl className={`${partsStyles.figureList} ${enterpriseStyles.briefFigures}`}>
        {facts
          .filter(({ value }) => !isNone(value))
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="ipr-num">{value}</dd>
            </div>
          ))}
      </dl>
      {lacking && <p className="ipr-note">{lacking}。</p>}
      <p className="ipr-chart-source">
        来源：{profile.source || '企业登记信息'}，
        <AsOf day={profile.updateDate} />。
      </p>
      {undrawn.length > 0 && <p className="ipr-note">{undrawnText(undrawn)}</p>}
      <div className={`${partsStyles.chartGrid} ${enterpriseStyles.briefCharts}`}>
        {CHARTS.map((key) => {
          const chart = charts.find((one) => one.key === key);
          return chart && isDrawn(chart) && <BriefChart key={key} chart={chart} />;
        })}
      </div>
      <PrintFacts address={absoluteAddress(linkTo({}))} />
    </section>
  );
}
