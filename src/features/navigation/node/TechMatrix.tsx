import { Link } from '@umijs/max';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { ChartFrame } from '@/components/chart/ChartFrame';
import chartStyles from '@/components/chart/chart.module.css';
import { gridPicture } from '@/components/chart/gridPicture';
import { heatStep } from '@/components/chart/heat';
import heatStyles from '@/components/chart/heat.module.css';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { quantity } from '@/components/chart/wording';
import { nameText } from '@/domain/nameText';
import { firstLaggingYear } from '@/domain/statistics';
import {
  coverageText,
  enough,
  knownCount,
  lackText,
  noConclusion,
} from '@/domain/statistics/coverage';
import type { NodeDetail } from '@/services/nav';
import { elementLink } from '../lists';

const STEP: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A branch of the matrix. */
interface Branch {
  readonly nodeId: string;
  readonly name: string;
  readonly expression: string;
  /** One for each year; null when it is not known. */
  readonly counts: readonly (number | null)[];
}

/** Of how many patents of a node the day of filing is known. */
const baseOf = ({ node: { known, total } }: NodeDetail) => ({ known: known?.filing, total });

/**
 * The years and branches of a node. Numbers that do not fit the years belong to none of them; a year
 * without filings is none only where their days tell.
 */
function matrixOf(detail: NodeDetail) {
  const { years, rows } = detail.indicators.techMatrix;
  const base = baseOf(detail);
  return {
    years,
    rows: rows.map(
      ({ nodeId, name, expression, counts }): Branch => ({
        nodeId,
        name: nameText(name),
        expression,
        counts:
          counts.length === years.length
            ? counts.map((count) => knownCount(count, base))
            : years.map(() => null),
      }),
    ),
  };
}

/**
 * What the matrix says first: the branch with most filings, or the year of the only one; '' when
 * one of the numbers is not known.
 */
function findingOf({ years, rows: branches }: ReturnType<typeof matrixOf>): string {
  const rows = branches.map(({ name, counts }) => ({
    name,
    counts: counts.filter((count) => count !== null),
  }));
  if (years.length === 0 || rows.length === 0) return '';
  if (rows.some(({ counts }) => counts.length < years.length)) return '';
  const sums = rows.map(({ name, counts }) => ({
    name,
    sum: counts.reduce((all, count) => all + count, 0),
  }));
  const [only] = rows.length === 1 ? rows : [];
  const all = only
    ? years.map((year, index) => ({ name: `${year} 年`, sum: only.counts[index] ?? 0 }))
    : sums;
  const most = Math.max(0, ...all.map(({ sum }) => sum));
  const span = `${years[0]}—${years.at(-1)} 年`;
  if (most === 0) return `${span}没有申请。`;
  const first = all.filter(({ sum }) => sum === most).map(({ name }) => name);
  const named = first.length > 3 ? `${first.length} 个${only ? '年份' : '分支'}` : first.join('、');
  const none = only ? 0 : sums.filter(({ sum }) => sum === 0).length;
  const rest = none > 0 ? `；${none} 个分支没有申请` : '';
  return `${span}，${named}${first.length > 1 ? '并列' : ''}最多，${first.length > 1 ? '各 ' : ''}${most} 件${rest}。`;
}

/**
 * Filings by branch and year, saved and explained like every chart. One stop for Tab, arrow keys from cell to cell; a cell that counts
 * patents is the link to their list.
 */
export function TechMatrix({ detail }: { detail: NodeDetail }) {
  const { node, asOf } = detail;
  const matrix = useMemo(() => matrixOf(detail), [detail]);
  const { years, rows } = matrix;
  const id = useId();
  const tokens = useChartTokens();
  const table = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState({ row: 0, column: years.length - 1 });
  const stop = { row: Math.min(reached.row, rows.length - 1), column: reached.column };
  const lagging = firstLaggingYear(asOf);
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts.map((count) => count ?? 0)));

  const press = (event: KeyboardEvent) => {
    const by = STEP[event.key];
    if (!by || event.ctrlKey || event.altKey || event.metaKey) return;
    const row = Math.min(rows.length - 1, Math.max(0, stop.row + by[0]));
    const column = Math.min(years.length - 1, Math.max(0, stop.column + by[1]));
    event.preventDefault();
    setReached({ row, column });
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  };

  const what = rows.length > 1 || rows[0]?.nodeId !== node.id ? '各分支' : '本环节';
  const base = baseOf(detail);
  const coverage = coverageText(base, '申请日');
  const finding = enough(base) ? findingOf(matrix) : `${noConclusion(lackText(base, '申请日'))}。`;
  const text = {
    title: '技术矩阵',
    finding: years.length === 0 || rows.length === 0 ? '' : finding,
    scope: node.name,
    unit: '件',
    definition:
      '按分支和申请日所在年统计，点选一格打开清单；空白是 0，虚线的年份公开滞后，还会增加。',
    source: '专利检索服务',
    asOf,
    coverage,
  };
  const numbers = () => ({
    name: text.title,
    columns: [
      { title: '技术分支' },
      ...years.map((year) => ({ title: `${year} 年（件${year >= lagging ? '，公开滞后' : ''}）` })),
    ],
    rows: rows.map(({ name, counts }) => [name, ...counts]),
  });
  const picture = () =>
    gridPicture(
      {
        corner: '技术分支',
        columns: years.map((year) => `${year}${year >= lagging ? '*' : ''}`),
        rows: rows.map(({ name, counts }) => ({
          label: name,
          cells: counts.map((count) => ({ text: quantity(count), step: heatStep(count, most) })),
        })),
      },
      tokens,
    );

  return (
    <ChartFrame id={id} text={text} numbers={numbers} picture={picture}>
      {years.length === 0 || rows.length === 0 ? (
        <p className={chartStyles.chartEmpty}>没有可以统计的数据。</p>
      ) : (
        <div className={heatStyles.heat} role="group" aria-label="技术矩阵，用方向键在格子之间移动">
          <table ref={table} onKeyDown={press}>
            <caption>
              {node.name}：{what}每年的申请（单位：件）
            </caption>
            <thead>
              <tr>
                <th scope="col">技术分支</th>
                {years.map((year) => (
                  <th
                    key={year}
                    scope="col"
                    aria-label={String(year)}
                    data-lagging={year >= lagging}
                  >
                    <span className={heatStyles.century}>{Math.floor(year / 100)}</span>
                    {String(year).slice(-2)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ nodeId, name, expression, counts }, row) => (
                <tr key={nodeId || row}>
                  <th scope="row">{name}</th>
                  {years.map((year, column) => {
                    const count = counts[column] ?? null;
                    const to = elementLink(expression, { kind: 'filingYear', year }, count);
                    const common = {
                      'data-cell': `${row} ${column}`,
                      tabIndex: row === stop.row && column === stop.column ? 0 : -1,
                      onFocus: () => setReached({ row, column }),
                    };
                    const said = `${name}，${year} 年 ${quantity(count)} 件${year >= lagging ? '，公开滞后' : ''}`;
                    return (
                      <td
                        key={year}
                        className={count === null ? heatStyles.unknown : heatStyles.step}
                        data-step={heatStep(count, most)}
                      >
                        {to === undefined ? (
                          <span role="img" aria-label={said} {...common}>
                            {count !== 0 && quantity(count)}
                          </span>
                        ) : (
                          <Link to={to} aria-label={said} {...common}>
                            {quantity(count)}
                          </Link>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ChartFrame>
  );
}
