import { type KeyboardEvent, type MouseEvent, memo, type SyntheticEvent, useRef } from 'react';
import { absoluteAddress, goTo } from '@/address';
import { heatStep } from '@/components/chart/heat';
import styles from '@/components/chart/heat.module.css';
import { figureText, signedPercent } from '@/domain/statistics/sentences';
import { decimalsOf, mostOf } from './matrixLevels';
import type { MatrixLine } from './matrixLines';

/** A year of the matrix; one that lags still grows, for the reason given. */
export interface MatrixYear {
  readonly label: string;
  readonly lagging: boolean;
  readonly why?: string;
}

/** A cell by the indexes of its region and its year. */
export type MatrixPlace = readonly [row: number, column: number];

interface Props {
  label: string;
  /** Ids of the sentence read from the figures and of their source. */
  describedBy: string;
  years: readonly MatrixYear[];
  lines: readonly MatrixLine[];
  unit: string;
  /** Told what is pointed at or has the focus; undefined for nothing. */
  onRead: (place: MatrixPlace | undefined) => void;
}

/** A cell in words, e.g. `古里镇 2024 年：14 件，同比 +7.7%`. */
export function cellText(
  lines: readonly MatrixLine[],
  years: readonly MatrixYear[],
  unit: string,
  [row, column]: MatrixPlace,
): string {
  const line = lines[row];
  const cell = line?.cells[column];
  const year = years[column];
  if (!line || !cell || !year) return '';
  const { value, change } = cell;
  const known = value === null ? '无数据' : `${figureText(value)} ${unit}`;
  const against = change === null ? '' : `，同比 ${signedPercent(change)}`;
  const aside = year.lagging ? `（${year.why ?? '公开滞后'}）` : '';
  return `${line.label} ${year.label} 年：${known}${against}${aside}`;
}

/** Which cell a key leads to; undefined for other keys. */
function cellAfter([row, column]: MatrixPlace, key: string, last: number): MatrixPlace | undefined {
  switch (key) {
    case 'ArrowRight':
      return [row, column + 1];
    case 'ArrowLeft':
      return [row, column - 1];
    case 'ArrowDown':
      return [row + 1, column];
    case 'ArrowUp':
      return [row - 1, column];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, last];
    default:
      return undefined;
  }
}

const cellOf = (event: SyntheticEvent) =>
  event.target instanceof Element ? event.target.closest('[data-cell]') : null;

function placeOf(cell: Element | null): MatrixPlace | undefined {
  const [row, column] = (cell?.getAttribute('data-cell') ?? '').split(' ').map(Number);
  return cell && row !== undefined && column !== undefined ? [row, column] : undefined;
}

/**
 * Opens a list inside the portal. The router's own links follow every change of the address; more
 * than a thousand of them would each time be drawn anew.
 */
function open(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  goTo(link.href);
}

/** The cells. One stop for Tab; moving between cells draws nothing anew, however many there are. */
export const MatrixGrid = memo(function MatrixGrid(props: Props) {
  const { label, describedBy, years, lines, unit, onRead } = props;
  const table = useRef<HTMLTableElement>(null);
  const most = mostOf(lines);
  const decimals = decimalsOf(lines);
  const find = (place: MatrixPlace) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${place.join(' ')}"]`);
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = placeOf(cellOf(event));
    const next = from && cellAfter(from, event.key, years.length - 1);
    const to = next && find(next);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  /** The cell that was reached is the one that Tab leads to. */
  const reach = (event: SyntheticEvent) => {
    const cell = cellOf(event);
    if (!cell) return;
    table.current?.querySelector('[data-cell][tabindex="0"]')?.setAttribute('tabindex', '-1');
    cell.setAttribute('tabindex', '0');
    onRead(placeOf(cell));
  };
  return (
    <table
      ref={table}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={open}
      onKeyDown={press}
      onFocus={reach}
      onBlur={() => onRead(undefined)}
      onPointerOver={(event) => onRead(placeOf(cellOf(event)))}
      onPointerLeave={() => onRead(undefined)}
    >
      <thead>
        <tr>
          <th scope="col">地区</th>
          {years.map((year) => (
            <th key={year.label} scope="col" data-lagging={year.lagging}>
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
              const common = {
                'data-cell': `${row} ${column}`,
                tabIndex: row === 0 && column === 0 ? 0 : -1,
                'aria-label': cellText(lines, years, unit, [row, column]),
              };
              return (
                <td
                  key={years[column]?.label}
                  className={value === null ? styles.unknown : styles.step}
                  data-step={heatStep(value, most)}
                >
                  {link === undefined ? (
                    <span role="img" {...common}>
                      {figureText(value, decimals)}
                    </span>
                  ) : (
                    <a href={absoluteAddress(link)} {...common}>
                      {figureText(value, decimals)}
                    </a>
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
