import { Link } from '@umijs/max';
import { type KeyboardEvent, useId, useState } from 'react';
import { SampleTag } from '@/components/chart/SampleTag';
import { WholeDates } from '@/components/reading/WholeDates';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { firstLaggingYear } from '@/domain/statistics';
import { FIGURES, type StatisticsCode } from '@/domain/statistics/codes';
import { BASE_RULE, enoughFor, LEAST_KNOWN } from '@/domain/statistics/coverage';
import { isWholeYear, yearChange } from '@/domain/statistics/figures';
import { figureText, signedPercent } from '@/domain/statistics/sentences';
import type { StatisticsSeries } from '@/services/data/statistics';
import { carries, coverageOf, isPlaced } from './blocks/base';
import { recordsLink, seriesOf, yearFigures } from './blocks/rows';
import type { StatisticsScope } from './blocks/scope';
import { useSeries } from './useSeries';

const MAIN: readonly StatisticsCode[] = [
  'PAT_APPLY',
  'PAT_GRANT',
  'INV_VALID',
  'INV_PER_10K',
  'HV_INV',
  'HV_PER_10K',
  'PCT_APPLY',
  'TM_VALID',
];

const OTHERS: readonly StatisticsCode[] = [
  'TRANSFER',
  'LICENSE',
  'OPEN_LICENSE',
  'PLEDGE_CNT',
  'PLEDGE_AMT',
  'TM_APPLY',
  'TM_REG',
  'GI',
  'IP_CASE',
  'AID_CASE',
  'ADMIN_RULING',
  'ENT_WITH_PATENT',
  'AGENCY_CNT',
  'EVAL_REPORT',
];

const COUNTRY = '000000';

/** Why a whole year is not compared (domain reference 1.10). */
const NO_CHANGE = '上年没有数据或者为零，不算同比。';
const FEW = `上年不到 ${LEAST_KNOWN}，不算同比`;
const NO_DAY = '统计日不详，不知道这一年是否已满，不算同比。';

interface CardProps {
  code: StatisticsCode;
  series: StatisticsSeries | undefined;
  country: StatisticsSeries | undefined;
  year: number;
}

/** How the country stands: its figure where that can be compared, its change elsewhere. */
function countryLine({ code, country, year }: CardProps): string {
  if (country && !carries(country)) return '全国 —';
  const invented = country?.sample && '（示例数据）';
  return [countryText({ code, country, year }), invented].filter(Boolean).join('');
}

function countryText({
  code,
  country,
  year,
}: Pick<CardProps, 'code' | 'country' | 'year'>): string {
  const figures = yearFigures(country?.rows);
  if (FIGURES[code].measure === 'ratio') {
    const value = figures.find((one) => one.year === year)?.value ?? null;
    return `全国 ${figureText(value)}`;
  }
  const change = country ? yearChange(figures, year, country.updateTime) : null;
  return `全国同比 ${change === null ? '—' : signedPercent(change)}`;
}

/** A figure that says on focus, under the pointer and when asked how it came about. */
function FigureCard(props: CardProps) {
  const { code, series, country, year } = props;
  const id = useId();
  const [open, setOpen] = useState<boolean>();
  const { name, unit, how } = FIGURES[code];
  const figures = yearFigures(series?.rows);
  const row = series?.rows.find((one) => one.year === year);
  const asOf = series?.updateTime ?? '';
  const lags = FIGURES[code].lagging === true && asOf !== '' && year >= firstLaggingYear(asOf);
  const carried = series !== undefined && carries(series);
  const before = figures.find((one) => one.year === year - 1)?.value;
  const large = FIGURES[code].measure === 'ratio' || enoughFor(before);
  // Half a year's filings are not compared with a whole year's, nor anything with a few.
  const change = lags || !carried || !large ? null : yearChange(figures, year, asOf);
  const partial = asOf !== '' && !isWholeYear(year, asOf);
  const few = typeof before === 'number' && before > 0 ? `${FEW}。` : NO_CHANGE;
  const none = !carried ? `${BASE_RULE}。` : asOf === '' ? NO_DAY : few;
  const whyNone = lags || partial || change !== null ? '' : none;
  const link = recordsLink(row);
  const value = (
    <>
      <strong>{figureText(row?.value ?? null)}</strong>
      <span className="ipr-statistics-unit"> {unit}</span>
    </>
  );
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the focus inside opened
    <div
      className="ipr-statistics-figure"
      onKeyDown={close}
      onBlur={() => setOpen(undefined)}
      onPointerLeave={() => setOpen(undefined)}
    >
      <dt>
        <button
          type="button"
          className="ipr-text-button"
          aria-describedby={id}
          aria-expanded={open === true}
          onClick={() => setOpen(open !== true)}
        >
          {name}
        </button>
        {series?.sample && <SampleTag />}
      </dt>
      <dd>
        {link === undefined ? (
          value
        ) : (
          <Link to={link} aria-describedby={id}>
            <span className="ipr-visually-hidden">{name} </span>
            {value}
          </Link>
        )}
        <span className="ipr-statistics-change">
          <WholeDates>
            {series && !carried
              ? coverageOf(series)
              : lags
                ? '公开滞后，还会增加'
                : partial
                  ? `未满一年，截至 ${asOf}`
                  : `同比 ${change === null ? '—' : signedPercent(change)}，${countryLine(props)}`}
          </WholeDates>
        </span>
      </dd>
      <dd className="ipr-statistics-definition" data-open={open}>
        <span id={id}>
          {year} 年{partial && <WholeDates>{`（未满一年，截至 ${asOf}）`}</WholeDates>}。{how}
          {whyNone}
          {series && `${coverageOf(series)}。`}
          <WholeDates>{`来源：${series?.source || '—'}，统计日 ${asOf || '—'}。`}</WholeDates>
          {country &&
            country.source !== series?.source &&
            `全国：来源 ${country.source || '—'}，统计日 ${country.updateTime || '—'}。`}
          {link === undefined
            ? row?.value
              ? '这一数字没有可以打开的清单。'
              : ''
            : '点数字打开所统计的专利。'}
        </span>
      </dd>
    </div>
  );
}

/** The figures of one year with their change and the country's line. */
export function KeyFigures({ scope }: { scope: StatisticsScope }) {
  const { to, region } = scope;
  const codes = [...MAIN, ...OTHERS];
  const answer = useSeries([
    { codes, from: to - 1, to, region },
    { codes, from: to - 1, to, region: COUNTRY },
  ]);
  const { data, error, current } = answer;
  if (error) {
    return <ErrorState title="主要指标没有统计成功" error={error} onRetry={answer.retry} />;
  }
  if (!data) {
    return (
      <div className="ipr-statistics-figures-coming">
        <SkeletonLines widths={[92, 88, 92, 80]} label="正在统计" />
      </div>
    );
  }
  const card = (code: StatisticsCode) => (
    <FigureCard
      key={code}
      code={code}
      series={seriesOf(data[0], code)}
      country={seriesOf(data[1], code)}
      year={to}
    />
  );
  return (
    <div data-stale={!current} aria-busy={!current}>
      <dl className="ipr-statistics-figures">{MAIN.map(card)}</dl>
      <details className="ipr-statistics-more">
        <summary>其他 {OTHERS.length} 项指标</summary>
        <dl className="ipr-statistics-figures">{OTHERS.map(card)}</dl>
      </details>
      <p className="ipr-note">
        {data[0]?.every(isPlaced)
          ? scope.regionName
          : `由记录逐件统计的为全部记录，地址不详，不分地区；其余为${scope.regionName}`}
        ，{to} 年。点名称或者移到数字上，看怎样统计、来自哪里、截至何时。
      </p>
    </div>
  );
}
