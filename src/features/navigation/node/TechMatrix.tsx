import { Link } from '@umijs/max';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { gridPicture } from '@/components/chart/gridPicture';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { firstLaggingYear } from '@/domain/statistics';
import type { NodeDetail } from '@/services/nav';
import { elementLink } from '../lists';

/** Steps of the tint behind a number. */
const STEPS = 4;

const STEP: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What the matrix says first: the branch with most filings, or the year of the only one. */
function findingOf({ indicators: { techMatrix } }: NodeDetail): string {
  const { years, rows } = techMatrix;
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
  const { node, asOf, indicators } = detail;
  const { years, rows } = indicators.techMatrix;
  const id = useId();
  const tokens = useChartTokens();
  const table = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState({ row: 0, column: years.length - 1 });
  const stop = { row: Math.min(reached.row, rows.length - 1), column: reached.column };
  const lagging = firstLaggingYear(asOf);
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));

  const press = (event: KeyboardEvent) => {
    const by = STEP[event.key];
    if (!by || event.ctrlKey || event.altKey || event.metaKey) return;
    const row = Math.min(rows.length - 1, Math.max(0, stop.row + by[0]));
    const column = Math.min(years.length - 1, Math.max(0, stop.column + by[1]));
    event.preventDefault();
    setReached({ row, column });
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  };

  const stepOf = (count: number) => (count === 0 ? 0 : Math.ceil((count * STEPS) / most));
  const what = rows.length > 1 || rows[0]?.nodeId !== node.id ? '各分支' : '本环节';
  const text = {
    title: '技术矩阵',
    finding: findingOf(detail),
    scope: node.name,
    unit: '件',
    definition: '按分支和申请日所在年统计，点选一格打开清单；虚线的年份公开滞后，还会增加。',
    source: '专利检索服务',
    asOf,
  };
  const numbers = () => ({
    name: text.title,
    columns: [
      { title: '技术分支' },
      ...years.map((year) => ({ title: `${year} 年（件${year >= lagging ? '，公开滞后' : ''}）` })),
    ],
    rows: rows.map(({ name, counts }) => [name, ...years.map((_, at) => counts[at] ?? 0)]),
  });
  const picture = () =>
    gridPicture(
      {
        corner: '技术分支',
        columns: years.map((year) => `${year}${year >= lagging ? '*' : ''}`),
        rows: rows.map(({ name, counts }) => ({
          label: name,
          cells: years.map((_, at) => ({
            text: String(counts[at] ?? 0),
            level: stepOf(counts[at] ?? 0),
          })),
        })),
      },
      tokens,
    );

  return (
    <ChartFrame id={id} text={text} numbers={numbers} picture={picture}>
      <div className="ipr-tech-box" role="group" aria-label="技术矩阵，用方向键在格子之间移动">
        <table ref={table} className="ipr-tech" onKeyDown={press}>
          <caption>
            {node.name}：{what}每年的申请（单位：件）
          </caption>
          <thead>
            <tr>
              <th scope="col">技术分支</th>
              {years.map((year) => (
                <th key={year} scope="col" data-lagging={year >= lagging}>
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ nodeId, name, expression, counts }, row) => (
              <tr key={nodeId}>
                <th scope="row">{name}</th>
                {years.map((year, column) => {
                  const count = counts[column] ?? 0;
                  const to = elementLink(expression, { kind: 'filingYear', year }, count);
                  const common = {
                    'data-cell': `${row} ${column}`,
                    tabIndex: row === stop.row && column === stop.column ? 0 : -1,
                    onFocus: () => setReached({ row, column }),
                  };
                  const said = `${name}，${year} 年 ${count} 件${year >= lagging ? '，公开滞后' : ''}`;
                  return (
                    <td key={year} data-step={stepOf(count)} data-lagging={year >= lagging}>
                      {to === undefined ? (
                        <span role="img" aria-label={said} {...common}>
                          {count}
                        </span>
                      ) : (
                        <Link to={to} aria-label={said} {...common}>
                          {count}
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
    </ChartFrame>
  );
}
