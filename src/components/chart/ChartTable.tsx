import { Link } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { ExportCell } from '@/components/export/table';
import { chartNumbers, SHARE_TITLE } from './chartNumbers';
import type { ChartData, ChartDescription, ChartLinks } from './description';
import { elementText, quantity } from './wording';

interface Props {
  description: ChartDescription;
  data: ChartData;
  /** Shown on screen; on paper it stands below the drawing in any case. */
  shown: boolean;
  /** Indexes of the categories that the drawing has as well. */
  drawn: { from: number; to: number };
  onChoose: ((key: string) => void) | undefined;
  linkOf: ChartLinks | undefined;
}

function valueText(cell: ExportCell, column: string | undefined): string {
  if (typeof cell === 'string') return cell;
  return column === SHARE_TITLE && typeof cell === 'number' ? cell.toFixed(1) : quantity(cell);
}

/** The numbers of a chart, where a row can be chosen like the element it stands for. */
export function ChartTable({ description, data, shown, drawn, onChoose, linkOf }: Props) {
  const { title, unit, scope } = description;
  const { columns, rows } = chartNumbers(description, data);
  const first = (key: string, label: string): ReactNode => {
    const to = linkOf?.(key);
    if (to !== undefined) return <Link to={to}>{label}</Link>;
    if (!onChoose) return label;
    const chosen = data.categories.find((one) => one.key === key)?.choice === 'include';
    return (
      <Button type="link" size="small" aria-pressed={chosen} onClick={() => onChoose(key)}>
        {label}
      </Button>
    );
  };
  /** The number of a part leads to its own list. */
  const number = (index: number, place: number, text: string): ReactNode => {
    const part = description.stacked || data.series.length > 1 ? data.series[place] : undefined;
    const category = data.categories[index];
    const to = part && category && linkOf?.(category.key, part.key ?? part.name);
    if (to === undefined) return text;
    return (
      <Link to={to} aria-label={elementText(description, data, index, place)}>
        {text}
      </Link>
    );
  };
  return (
    <section
      className="ipr-chart-table"
      hidden={!shown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and without a pointer by keys alone
      tabIndex={0}
      aria-label={`${title}的数据`}
    >
      <table>
        <caption>
          {title}（单位：{unit}）。范围：{scope}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.categories.map(({ key, label }, index) => (
            <tr key={key} data-drawn={index >= drawn.from && index < drawn.to}>
              <th scope="row">{first(key, label)}</th>
              {rows[index]?.slice(1).map((cell, place) => (
                <td key={columns[place + 1]?.title} className="ipr-num">
                  {number(index, place, valueText(cell, columns[place + 1]?.title))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
