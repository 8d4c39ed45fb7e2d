import { Flex, Skeleton } from 'antd';
import { SampleTag } from '@/components/chart/SampleTag';
import { SAMPLE } from '@/components/chart/sample';
import { UnknownFigures } from '@/components/chart/UnknownFigures';
import partsStyles from '@/components/page/parts.module.css';
import { WholeDates } from '@/components/reading/WholeDates';
import { ErrorState } from '@/components/state/ErrorState';
import { PATENT_KINDS } from '@/domain/patentLabels';
import { FIGURES, type StatisticsCode } from '@/domain/statistics/codes';
import type { StatisticsSeries } from '@/services/data/statistics';
import { carries, coverageOf, isPlaced } from './blocks/base';
import { seriesOf } from './blocks/rows';
import type { StatisticsScope } from './blocks/scope';
import { RATIO_PARTS, unroundedRatios } from './blocks/unrounded';
import { cardName, FigureCard, figureOf, isWeak } from './FigureCard';
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

const CODES = [...MAIN, ...OTHERS];
const isTyped = (code: StatisticsCode) => FIGURES[code].typed === true;

/** The figures of a region; those that can be narrowed to a kind of patents are, apart from others. */
function questionsOf({ to, region, type }: StatisticsScope) {
  const codes = type ? CODES.filter((code) => !isTyped(code)) : CODES;
  // Ratios are published rounded: their change is taken of what they were counted from.
  const rest = { codes: [...codes, ...RATIO_PARTS], from: to - 2, to };
  return [
    { ...rest, region },
    { ...rest, region: COUNTRY },
    ...(type ? [{ codes: CODES.filter(isTyped), from: to - 2, to, region, type }] : []),
  ];
}

const whyUnknown = (series: StatisticsSeries | undefined, year: number) =>
  series && !carries(series) ? coverageOf(series) : `来源没有给出 ${year} 年的数字`;

/** The figures of one year with their change and the country's line. */
export function KeyFigures({ scope }: { scope: StatisticsScope }) {
  const { to, type } = scope;
  const answer = useSeries(questionsOf(scope));
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
  const shown = data.flat().filter(({ code }) => CODES.some((one) => one === code));
  const all = shown.length > 0 && shown.every(({ sample }) => sample);
  const answered = [...(data[0] ?? []), ...(data[2] ?? [])];
  const own = answered.filter((one) => shown.includes(one));
  const isKnown = (code: StatisticsCode) => figureOf(seriesOf(own, code), to) !== null;
  const rank = (code: StatisticsCode) => Number(isWeak(seriesOf(own, code)));
  const main = MAIN.filter(isKnown).sort((a, b) => rank(a) - rank(b));
  const others = OTHERS.filter(isKnown);
  const unknown = CODES.filter((code) => !isKnown(code));
  const sourceOf = (code: StatisticsCode) => seriesOf(own, code)?.source ?? '';
  const sources = new Set([...main, ...others].map(sourceOf).filter(Boolean));
  // What comes from elsewhere stands apart, and says once that it is invented, if all of it is.
  const groups = [...new Set(main.map(sourceOf))].map((source) => {
    const codes = main.filter((code) => sourceOf(code) === source);
    return { source, codes, invented: codes.every((code) => seriesOf(own, code)?.sample) };
  });
  const typedNames = CODES.filter(isTyped)
    .map((code) => FIGURES[code].name)
    .join('和');
  const days = new Set(own.map(({ updateTime }) => updateTime));
  // Those of several days each tell their own.
  const asOf = days.size === 1 ? [...days][0] : undefined;
  const allOthers = others.every((code) => seriesOf(own, code)?.sample);
  const card = (code: StatisticsCode, marked: boolean) => (
    <FigureCard
      key={code}
      code={code}
      series={seriesOf(own, code)}
      country={seriesOf(data[1], code)}
      year={to}
      type={type}
      unrounded={unroundedRatios(answered, code)}
      marked={marked && !all}
    />
  );
  return (
    <div className="ipr-sheet" data-stale={!current} aria-busy={!current}>
      <p className={styles.statisticsOf}>
        <strong>
          {own.every(isPlaced)
            ? scope.regionName
            : `由记录逐件统计的为全部记录，地址不详，不分地区；其余为${scope.regionName}`}
          ，{to} 年
        </strong>
        {asOf && (
          <span className="ipr-note">
            {' '}
            <WholeDates>{`数据截至 ${asOf}`}</WholeDates>
          </span>
        )}
      </p>
      {all && (
        <p className="ipr-note">
          <SampleTag /> 以下各项和全国的数字都是为演示而编的，不说明实际情况。
        </p>
      )}
      {main.length === 0 && <p>这一年没有可以统计的主要指标，可以换一个年份或地区。</p>}
      <div className={styles.statisticsSources}>
        {groups.map(({ source, codes, invented }, at) => (
          <div key={source}>
            {at > 0 && (
              <p className="ipr-note">
                {invented && !all && !source.includes(SAMPLE) && <SampleTag />} 以下来自其他来源：
                {source || '来源不详'}
              </p>
            )}
            <dl className={`${partsStyles.figureList} ${styles.statisticsFigures}`}>
              {codes.map((code) => card(code, at === 0 || !invented))}
            </dl>
          </div>
        ))}
      </div>
      <Flex wrap gap="0 24px" className={styles.statisticsFolds}>
        {others.length > 0 && (
          <details>
            <summary>
              其他 {others.length} 项指标 {allOthers && !all && <SampleTag />}
            </summary>
            <dl className={partsStyles.figureList}>
              {others.map((code) => card(code, !allOthers))}
            </dl>
          </details>
        )}
        <UnknownFigures
          figures={unknown.map((code) => ({
            key: code,
            label: cardName(code, type),
            why: FIGURES[code].how + whyUnknown(seriesOf(own, code), to),
          }))}
        />
      </Flex>
      <p className="ipr-note">
        点名称<span className={partsStyles.forKeys}>或者移到数字上</span>
        ，看怎样统计、来自哪里、截至何时。
        {type && `${typedNames}只计${PATENT_KINDS[type]}，其他指标不随专利类型筛选。`}
        {sources.size > 1 && '来源不同的各项不能互相比较。'}
      </p>
    </div>
  );
}
