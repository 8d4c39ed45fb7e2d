import { Link } from '@umijs/max';
import { Button, Popover, Statistic, Tag } from 'antd';
import { useId, useState } from 'react';
import { SampleTag } from '@/components/chart/SampleTag';
import { WholeDates } from '@/components/reading/WholeDates';
import { PATENT_KINDS } from '@/domain/patentLabels';
import { firstLaggingYear } from '@/domain/statistics';
import { FIGURES, type StatisticsCode } from '@/domain/statistics/codes';
import { LEAST_KNOWN } from '@/domain/statistics/coverage';
import { isWholeYear, type YearFigure, yearChange, yearStep } from '@/domain/statistics/figures';
import { figureText, signedPercent, stepText } from '@/domain/statistics/sentences';
import type { StatisticsSeries } from '@/services/data/statistics';
import { basesOf, carries, coverageOf, isPlaced } from './blocks/base';
import { changeOf, recordsLink, yearFigures } from './blocks/rows';
import type { StatisticsScope } from './blocks/scope';
import styles from './statistics.module.css';

/** Why a whole year is not compared (domain reference 1.10). */
const NO_CHANGE = '上年没有数据或者为零，不算同比。';
const FEW = `上年不到 ${LEAST_KNOWN}，不算同比`;
const NO_DAY = '统计日不详，不知道这一年是否已满，不算同比。';

/** A figure with what it is told beside. */
export interface CardProps {
  code: StatisticsCode;
  series: StatisticsSeries | undefined;
  country: StatisticsSeries | undefined;
  year: number;
  /** The kind of patents that the page is narrowed to; '' for all. */
  type: StatisticsScope['type'];
  /** A published ratio before its rounding, as far as its parts are known. */
  unrounded: readonly YearFigure[] | undefined;
  /** Says itself that it is invented; the head of the sheet does not. */
  marked: boolean;
}

interface ChangeProps {
  /** In percent. */
  of: number | null;
  /** Of a ratio of which only the rounded one is known, in its unit. */
  step: number | null;
  unit: string;
}

/** A change in words and by its sign: `▲ 同比增长 11.9%`. */
function Change({ of: change, step, unit }: ChangeProps) {
  if (change === null && step !== null) return stepText(step, unit);
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

/** Name of a figure with the kind of patents that it is narrowed to. */
export function cardName(code: StatisticsCode, type: StatisticsScope['type']): string {
  const { name, typed } = FIGURES[code];
  return typed && type ? `${name}（${PATENT_KINDS[type]}）` : name;
}

/** How the country stands: its figure where that can be compared, its change elsewhere. */
function countryLine({ code, series, country, year, type, marked }: CardProps): string {
  // The country's figures are not told apart by kind.
  if (type && FIGURES[code].typed) return '';
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

/** The value of a year; null where it is not known. */
export const figureOf = (series: StatisticsSeries | undefined, year: number) =>
  series?.rows.find((one) => one.year === year)?.value ?? null;

/** A figure that rests on too few of the records for a conclusion stands last and is quiet. */
export const isWeak = (series: StatisticsSeries | undefined) =>
  series !== undefined && !carries(series);

/** A figure that says on focus, under the pointer and when pressed how it came about. */
export function FigureCard(props: CardProps) {
  const { code, series, country, year, type, unrounded, marked } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const { unit, how, typed } = FIGURES[code];
  const name = cardName(code, type);
  const figures = yearFigures(series?.rows);
  const row = series?.rows.find((one) => one.year === year);
  const asOf = series?.updateTime ?? '';
  const lags = FIGURES[code].lagging === true && asOf !== '' && year >= firstLaggingYear(asOf);
  const carried = series !== undefined && carries(series);
  const before = figures.find((one) => one.year === year - 1)?.value;
  // Half a year's filings are not compared with a whole year's.
  const compares = carried && !lags;
  const change = compares ? changeOf(code, unrounded ?? figures, year, asOf) : null;
  const stepOf = (of: number) =>
    compares && unrounded && isWholeYear(of, asOf) ? yearStep(figures, of) : null;
  const partial = asOf !== '' && !isWholeYear(year, asOf);
  const weak = isWeak(series);
  const compared = !weak && !lags && !partial;
  // A year that is not over has no direction of its own: that of the last whole one stands.
  const settled = partial && compares ? changeOf(code, unrounded ?? figures, year - 1, asOf) : null;
  const settledStep = partial ? stepOf(year - 1) : null;
  const few = typeof before === 'number' && before > 0 ? `${FEW}。` : NO_CHANGE;
  const none = !carried ? '数据不足，不算同比。' : asOf === '' ? NO_DAY : few;
  const told = lags || partial || change !== null || stepOf(year) !== null;
  const whyNone = told ? '' : none;
  const beside = countryLine(props);
  const there = country && carries(country) ? figureOf(country, year) : null;
  const link = recordsLink(row);
  const number = <strong>{figureText(row?.value ?? null)}</strong>;
  const definition = (
    <>
      {year} 年{partial && <WholeDates>{`（未满一年，截至 ${asOf}）`}</WholeDates>}。{how}
      {type && (typed ? `这里只计${PATENT_KINDS[type]}。` : '不随专利类型筛选。')}
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
                  <Change of={change} step={stepOf(year)} unit={unit} />
                  {beside && '，'}
                </span>
                <span className="ipr-nowrap">{beside}</span>
              </>
            ) : (
              <WholeDates>{lags ? '公开滞后，还会增加' : `未满一年，截至 ${asOf}`}</WholeDates>
            )}
            {(settled !== null || settledStep !== null) && (
              <>
                {'；'}
                <span className={styles.statisticsSettled}>
                  {year - 1} 年 <Change of={settled} step={settledStep} unit={unit} />
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
