import { Link } from '@umijs/max';
import { type KeyboardEvent, useRef, useState } from 'react';
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

/**
 * Filings by branch and year. One stop for Tab, arrow keys from cell to cell; a cell that counts
 * patents is the link to their list.
 */
export function TechMatrix({ detail }: { detail: NodeDetail }) {
  const { node, asOf, indicators } = detail;
  const { years, rows } = indicators.techMatrix;
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

  return (
    <div className="ipr-tech-box" role="group" aria-label="技术矩阵，用方向键在格子之间移动">
      <table ref={table} className="ipr-tech" onKeyDown={press}>
        <caption>
          {node.name}：{rows.length > 1 || rows[0]?.nodeId !== node.id ? '各分支' : '本环节'}
          每年的申请（单位：件）
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
                  <td
                    key={year}
                    data-step={count === 0 ? 0 : Math.ceil((count * STEPS) / most)}
                    data-lagging={year >= lagging}
                  >
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
  );
}
