import { Link } from '@umijs/max';
import { Button, Flex, Popover, Skeleton, Statistic, Tag } from 'antd';
import { useId, useState } from 'react';
import { SampleTag } from '@/components/chart/SampleTag';
import { UnknownFigures } from '@/components/chart/UnknownFigures';
import partsStyles from '@/components/page/parts.module.css';
import { WholeDates } from '@/components/reading/WholeDates';
import { ErrorState } from '@/components/state/ErrorState';
import { firstLaggingYear } from '@/domain/statistics';
import { FIGURES, type StatisticsCode } from '@/domain/statistics/codes';
import { LEAST_KNOWN } from '@/domain/statistics/coverage';
import { isWholeYear, yearChange } from '@/domain/statistics/figures';
import { figureText, signedPercent } from '@/domain/statistics/sentences';
import type { StatisticsSeries } from '@/services/data/statistics';
import { basesOf, carries, coverageOf, isPlaced } from './blocks/base';
import { changeOf, recordsLink, seriesOf, yearFigures } from './blocks/rows';
import type { StatisticsScope } from './blocks/scope';
import styles from './statistics.module.css';
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

/** A figure on its way. */
const COMING = { rows: 2, width: ['35%', '80%'] };

/** Why a whole year is not compared (domain reference 1.10). */
const NO_CHANGE = '上年没有数据或者为零，不算同比。';
const FEW = `上年不到 ${LEAST_KNOWN}，不算同比`;
const NO_DAY = '统计日不详，不知道这一年是否已满，不算同比。';

interface CardProps {
  code: StatisticsCode;
  series: StatisticsSeries | undefined;
  country: StatisticsSeries | undefined;
  year: number;
  /** Says itself that it is invented; the head of the sheet does not. */
  marked: boolean;
}

/** A change in words and by its sign: `▲ 同比增长 11.9%`. */
function Change({ of: change }: { of: number | null }) {
  if (change === null) return '同比 —';
  const size = Math.abs(change).toFixed(1);
  if (size === '0.0') return '同比持平';
  const grows = change > 0;
  return (
    <span className={styles.statisticsDirection}>
      <span aria-hidden="true">{grows ? '▲ ' : '▼ '}</span>
      同比{grows ? '增长' : '下降'} {size}%
    </span>
  );
}

/** How the country stands: its figure where that can be compared, its change elsewhere. */
function countryLine({ code, series, country, year, marked }: CardProps): string {
  if (country && !carries(country)) return '全国 —';
  const invented = marked && country?.sample && '（示例数据）';
  const figures = yearFigures(country?.rows);
  if (FIGURES[code].measure === 'ratio') {
    // What is counted from one's own records stands in no relation to what others have published:
    // the definition tells the country's figure with its source.
    const apart = series?.source && country?.source && series.source !== country.source;
    const value = figureOf(country, year);
    return apart ? '' : [`全国 ${figureText(value)}`, invented].filter(Boolean).join('');
  }
  const change = country ? yearChange(figures, year, country.updateTime) : null;
  return `全国同比 ${change === null ? '—' : signedPercent(change)}${invented || ''}`;
}

const figureOf = (series: StatisticsSeries | undefined, year: number) =>
  series?.rows.find((one) => one.year === year)?.value ?? null;

/** A figure that rests on too few of the records for a conclusion stands last and is quiet. */
const isWeak = (series: StatisticsSeries | undefined) => series !== undefined && !carries(series);

/** A figure that says on focus, under the pointer and when pressed how it came about. */
function FigureCard(props: CardProps) {
  const { code, series, country, year, marked } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { name, unit, how } = FIGURES[code];
  const figures = yearFigures(series?.rows);
  const row = series?.rows.find((one) => one.year === year);
  const asOf = series?.updateTime ?? '';
  const lags = FIGURES[code].lagging === true && asOf !== '' && year >= firstLaggingYear(asOf);
  const carried = series !== undefined && carries(series);
  const before = figures.find((one) => one.year === year - 1)?.value;
  // Half a year's filings are not compared with a whole year's.
  const change = lags || !carried ? null : changeOf(code, figures, year, asOf);
  const partial = asOf !== '' && !isWholeYear(year, asOf);
  const weak = isWeak(series);
  const compared = !weak && !lags && !partial;
  // A year that is not over has no direction of its own: that of the last whole one stands.
  const settled = partial && !lags && carried ? changeOf(code, figures, year - 1, asOf) : null;
  const few = typeof before === 'number' && before > 0 ? `${FEW}。` : NO_CHANGE;
  const none = !carried ? '数据不足，不算同比。' : asOf === '' ? NO_DAY : few;
  const whyNone = lags || partial || change !== null ? '' : none;
  const beside = countryLine(props);
  const there = country && carries(country) ? figureOf(country, year) : null;
  const link = recordsLink(row);
  const number = <strong>{figureText(row?.value ?? null)}</strong>;
  const definition = (
    <>
      {year} 年{partial && <WholeDates>{`（未满一年，截至 ${asOf}）`}</WholeDates>}。{how}
      {whyNone}
      {series && `${coverageOf(series)}。`}
      <WholeDates>{`来源：${series?.source || '—'}，统计日 ${asOf || '—'}。`}</WholeDates>
      {country && country.source !== series?.source && (
        <WholeDates>
          {`全国：${there === null ? '' : `${figureText(there)} ${unit}，`}来源 ${country.source || '—'}，统计日 ${country.updateTime || '—'}。`}
        </WholeDates>
      )}
      {link === undefined
        ? row?.value
          ? '这一数字没有可以打开的清单。'
          : ''
        : '点数字打开所统计的专利。'}
    </>
  );
  return (
    <Popover
      content={<div className={styles.statisticsSaid}>{definition}</div>}
      placement="bottomLeft"
      trigger={['hover', 'focus']}
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
    >
      <div className={styles.statisticsFigure} data-few={weak}>
        <dt>
          <Button
            type="link"
            size="small"
            aria-describedby={id}
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            {name}
          </Button>
          {marked && series?.sample && <SampleTag />}
          {series?.coverage && !isPlaced(series) && <Tag>全部记录，不分地区</Tag>}
        </dt>
        <dd>
          <Statistic
            suffix={unit}
            formatter={() =>
              link === undefined ? (
                number
              ) : (
                <Link to={link} aria-describedby={id}>
                  <span className="ipr-visually-hidden">{name} </span>
                  {number}
                </Link>
              )
            }
          />
          <div className="ipr-note">
            {series && !carried ? (
              // One base on a line, where it has room for one.
              basesOf(series).map((base, index, all) => (
                <span key={base} className={styles.statisticsBase}>
                  {base}
                  {index < all.length - 1 && '；'}
                </span>
              ))
            ) : compared ? (
              <>
                <span className="ipr-nowrap">
                  <Change of={change} />
                  {beside && '，'}
                </span>
                <span className="ipr-nowrap">{beside}</span>
              </>
            ) : (
              <WholeDates>{lags ? '公开滞后，还会增加' : `未满一年，截至 ${asOf}`}</WholeDates>
            )}
            {settled !== null && (
              <>
                {'；'}
                <span className={styles.statisticsSettled}>
                  {year - 1} 年 <Change of={settled} />
                </span>
              </>
            )}
          </div>
        </dd>
        <dd id={id} className={styles.statisticsDefinition}>
          {definition}
        </dd>
      </div>
    </Popover>
  );
}

const whyUnknown = (series: StatisticsSeries | undefined, year: number) =>
  series && !carries(series) ? coverageOf(series) : `来源没有给出 ${year} 年的数字`;

/** The figures of one year with their change and the country's line. */
export function KeyFigures({ scope }: { scope: StatisticsScope }) {
  const { to, region } = scope;
  const codes = [...MAIN, ...OTHERS];
  const answer = useSeries([
    { codes, from: to - 2, to, region },
    { codes, from: to - 2, to, region: COUNTRY },
  ]);
  const { data, error, current, retry } = answer;
  if (error) return <ErrorState title="主要指标没有统计成功" error={error} onRetry={retry} />;
  if (!data) {
    return (
      <div className={`ipr-sheet ${styles.statisticsFiguresComing}`}>
        <div className={partsStyles.figureList} role="status" aria-label="正在统计">
          {MAIN.map((code) => (
            <Skeleton key={code} title={{ width: '60%' }} paragraph={COMING} />
          ))}
        </div>
      </div>
    );
  }
  // One word at the head of the sheet does for all, if it is true of all.
  const all = data.flat().length > 0 && data.flat().every(({ sample }) => sample);
  const isKnown = (code: StatisticsCode) => figureOf(seriesOf(data[0], code), to) !== null;
  const rank = (code: StatisticsCode) => Number(isWeak(seriesOf(data[0], code)));
  const main = MAIN.filter(isKnown).sort((a, b) => rank(a) - rank(b));
  const others = OTHERS.filter(isKnown);
  const unknown = codes.filter((code) => !isKnown(code));
  const told = [...main, ...others].map((code) => seriesOf(data[0], code)?.source);
  const sources = new Set(told.filter(Boolean));
  const card = (code: StatisticsCode) => (
    <FigureCard
      key={code}
      code={code}
      series={seriesOf(data[0], code)}
      country={seriesOf(data[1], code)}
      year={to}
      marked={!all}
    />
  );
  return (
    <div className="ipr-sheet" data-stale={!current} aria-busy={!current}>
      {all && (
        <p className="ipr-note">
          <SampleTag /> 以下各项和全国的数字都是为演示而编的，不说明实际情况。
        </p>
      )}
      {main.length === 0 && <p>这一年没有可以统计的主要指标，可以换一个年份或地区。</p>}
      <dl className={`${partsStyles.figureList} ${styles.statisticsFigures}`}>{main.map(card)}</dl>
      <Flex wrap gap="0 24px" className={styles.statisticsFolds}>
        {others.length > 0 && (
          <details>
            <summary>其他 {others.length} 项指标</summary>
            <dl className={partsStyles.figureList}>{others.map(card)}</dl>
          </details>
        )}
        <UnknownFigures
          figures={unknown.map((code) => ({
            key: code,
            label: FIGURES[code].name,
            why: FIGURES[code].how + whyUnknown(seriesOf(data[0], code), to),
          }))}
        />
      </Flex>
      <p className="ipr-note">
        {data[0]?.every(isPlaced)
          ? scope.regionName
          : `由记录逐件统计的为全部记录，地址不详，不分地区；其余为${scope.regionName}`}
        ，{to} 年。点名称<span className={partsStyles.forKeys}>或者移到数字上</span>
        ，看怎样统计、来自哪里、截至何时。
        {sources.size > 1 && '各项的来源不同，不能互相比较。'}
      </p>
    </div>
  );
}
