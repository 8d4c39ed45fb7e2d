import { Link } from '@umijs/max';
import { type KeyboardEvent, memo, useMemo, useRef } from 'react';
import { toCsv } from '@/components/export/csv';
import { downloadFile } from '@/components/export/downloadFile';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { FIGURES } from '@/domain/statistics/codes';
import { figureText } from '@/domain/statistics/sentences';
import type { SeriesQuestion, StatisticsSeries } from '@/services/data/statistics';
import { regionUnit } from './blocks/rankings';
import { populationOf, recordsLink, seriesOf, valuesOverYears } from './blocks/rows';
import { type StatisticsScope, scopeText, yearCategories } from './blocks/scope';
import { useInView } from './useInView';
import { useSeries } from './useSeries';

interface Cell {
  readonly value: number | null;
  readonly link: string | undefined;
}

interface Line {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly Cell[];
}

const questionsOf = (scope: StatisticsScope): SeriesQuestion[] => [
  {
    codes: [scope.by],
    dims: ['year', 'region'],
    from: scope.from,
    to: scope.to,
    region: scope.whole,
    type: (FIGURES[scope.by].typed && scope.type) || undefined,
  },
  ...(scope.perCapita
    ? [
        {
          codes: ['POPULATION'] as const,
          dims: ['year', 'region'] as const,
          from: scope.from,
          to: scope.to,
          region: scope.whole,
        },
      ]
    : []),
];

/** A line for each region, a cell for each year. */
function linesOf(answers: readonly StatisticsSeries[][], scope: StatisticsScope): Line[] {
  const series = seriesOf(answers[0], scope.by);
  const population = populationOf(seriesOf(answers[1], 'POPULATION'));
  const byRegion = new Map<string, NonNullable<typeof series>['rows']>();
  for (const row of series?.rows ?? []) {
    const key = row.region ?? row.key;
    byRegion.set(key, [...(byRegion.get(key) ?? []), row]);
  }
  return [...byRegion].map(([key, rows]) => {
    const links = new Map(rows.map((row) => [row.year, recordsLink(row)]));
    return {
      key,
      label: rows[0]?.label ?? key,
      cells: valuesOverYears(rows, scope, population).map((value, index) => ({
        value,
        link: links.get(scope.from + index),
      })),
    };
  });
}

/** Which cell an arrow key leads to; undefined for other keys. */
function cellAfter(row: number, column: number, key: string): [number, number] | undefined {
  switch (key) {
    case 'ArrowRight':
      return [row, column + 1];
    case 'ArrowLeft':
      return [row, column - 1];
    case 'ArrowDown':
      return [row + 1, column];
    case 'ArrowUp':
      return [row - 1, column];
    default:
      return undefined;
  }
}

interface GridProps {
  label: string;
  years: readonly { label: string; lagging: boolean }[];
  lines: readonly Line[];
  unit: string;
}

/** The cells. One stop for Tab; moving between cells draws nothing anew, however many there are. */
const Grid = memo(function Grid({ label, years, lines, unit }: GridProps) {
  const table = useRef<HTMLTableElement>(null);
  const most = Math.max(
    1e-9,
    ...lines.flatMap(({ cells }) => cells.map(({ value }) => value ?? 0)),
  );
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
    const [row = -1, column = -1] = (from?.getAttribute('data-cell') ?? '').split(' ').map(Number);
    const next = row < 0 ? undefined : cellAfter(row, column, event.key);
    const to = next && table.current?.querySelector<HTMLElement>(`[data-cell="${next.join(' ')}"]`);
    if (!from || !to) return;
    event.preventDefault();
    from.setAttribute('tabindex', '-1');
    to.setAttribute('tabindex', '0');
    to.focus();
  };
  return (
    <table ref={table} aria-label={label} onKeyDown={press}>
      <thead>
        <tr>
          <th scope="col">地区</th>
          {years.map((year) => (
            <th key={year.label} scope="col">
              {year.label}
              {year.lagging && '*'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label: name, cells }, row) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map(({ value, link }, column) => {
              const year = years[column]?.label ?? '';
              const common = {
                'data-cell': `${row} ${column}`,
                tabIndex: row === 0 && column === 0 ? 0 : -1,
                'aria-label': `${name} ${year} 年：${value === null ? '无数据' : `${figureText(value)} ${unit}`}`,
              };
              const level = value === null ? 'none' : Math.ceil((value / most) * 4);
              return (
                <td key={year} data-level={level}>
                  {link === undefined ? (
                    <span role="img" {...common}>
                      {figureText(value)}
                    </span>
                  ) : (
                    <Link to={link} {...common}>
                      {figureText(value)}
                    </Link>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Regions by year: every number opens its records, arrow keys walk over the cells. */
export function MatrixBlock({ scope, eager = false }: { scope: StatisticsScope; eager?: boolean }) {
  const [place, seen] = useInView<HTMLDivElement>();
  const answer = useSeries((seen || eager) && scope.whole ? questionsOf(scope) : undefined);
  const { data, current, error } = answer;
  const lines = useMemo(
    () => (data && current ? linesOf(data, scope) : undefined),
    [data, current, scope],
  );
  const series = data?.[0]?.[0];
  const { name, how, lagging = false } = FIGURES[scope.by];
  const unit = regionUnit(scope);
  const title = `${scope.wholeName}各地区历年${name}`;
  const years = useMemo(
    () => (series ? yearCategories(scope, series.updateTime, lagging) : []),
    [series, scope, lagging],
  );
  const save = () => {
    if (!lines || !series) return;
    const file = toCsv({
      name: title,
      columns: [{ title: '地区' }, ...years.map((year) => ({ title: `${year.label}（${unit}）` }))],
      rows: lines.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
    });
    downloadFile(`${title}-${series.updateTime}.csv`, file, 'text/csv;charset=utf-8');
  };
  return (
    <figure
      ref={place}
      className="ipr-chart ipr-statistics-matrix"
      data-block="matrix"
      aria-label={title}
    >
      <figcaption>
        <h3>{title}</h3>
        <span className="ipr-chart-tools ipr-no-print">
          <button
            type="button"
            className="ipr-text-button"
            aria-label={`下载 CSV：${title}`}
            disabled={!lines}
            onClick={save}
          >
            下载 CSV
          </button>
        </span>
      </figcaption>
      {error ? (
        <ErrorState title="地区与年份没有统计成功" error={error} onRetry={answer.retry} />
      ) : !lines ? (
        <div className="ipr-statistics-map-coming">
          <SkeletonLines widths={[90, 80, 85, 60]} label="正在统计" />
        </div>
      ) : lines.length === 0 ? (
        <p className="ipr-chart-empty">这一地区没有下级地区的分年数据。</p>
      ) : (
        <div className="ipr-statistics-scroll">
          <Grid label={title} years={years} lines={lines} unit={unit} />
        </div>
      )}
      {series && lines && (
        <p className="ipr-chart-source">
          {years.some((year) => year.lagging) && '带 * 的年份还会增加。'}
          {how}
          范围：
          {scopeText(scope, { typed: true, perCapita: true, region: scope.wholeName })}，单位：
          {unit}。来源：{series.source}，
          <time dateTime={series.updateTime}>{series.updateTime}</time>。
        </p>
      )}
    </figure>
  );
}
