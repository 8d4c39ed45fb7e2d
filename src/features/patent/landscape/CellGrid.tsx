import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { gridPicture } from '@/components/chart/gridPicture';
import { heatStep } from '@/components/chart/heat';
import type { PictureText } from '@/components/chart/originColumns';
import { useChartTokens } from '@/components/chart/useChartTokens';
import { opensText, percent, quantity } from '@/components/chart/wording';
import type { ExportTable } from '@/components/export/table';
import { useLinksWithin } from '@/components/page/useLinksWithin';
import landscapeStyles from './landscape.module.css';

/** A number of patents and the list behind it. */
export interface GridCell {
  /** Null where it is not known; undefined where there is nothing to count. */
  readonly value: number | null | undefined;
  readonly link?: string | undefined;
  /** What it makes of its set, in percent. */
  readonly share?: number | null;
}

/** Rows by columns of numbers of patents. */
export interface Grid {
  readonly text: PictureText;
  /** The set that it is of, where there is one such table for each. */
  readonly of?: string;
  /** What the rows are. */
  readonly corner: string;
  readonly columns: readonly {
    readonly label: string;
    readonly title?: string;
    /** Stands for the label where that is long: the number that the row of it begins with. */
    readonly short?: string;
    /** The place of the set that the column is, which its colour follows. */
    readonly set?: number;
  }[];
  readonly rows: readonly {
    readonly label: string;
    readonly short?: string;
    readonly title?: string;
    readonly cells: readonly GridCell[];
  }[];
  /** Bars along the cells, or discs in them. */
  readonly shape: 'bar' | 'disc';
  /** The greatest number of all that stand side by side. */
  readonly most: number;
  /** Said where there are no rows. */
  readonly nothing: string;
  /** What is saved in place of the cells, where these are not all of it. */
  readonly numbers?: ExportTable;
}

/** The greatest number of some cells; above 0, so that others can be related to it. */
export const mostOf = (rows: Grid['rows']): number =>
  Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value ?? 0)));

/** How wide a table of numbers is at least, in its letters: what its style sheet gives the columns. */
export const widthOfGrid = ({ shape, columns }: Grid): number =>
  7 + (shape === 'disc' ? 5 : 8) * columns.length;

const shareOf = ({ share }: GridCell) =>
  share === undefined || share === null ? '' : percent(share);

/** The same numbers as they are saved. */
export const gridNumbers = ({ text, corner, columns, rows, numbers }: Grid): ExportTable =>
  numbers ?? {
    name: text.title,
    columns: [{ title: corner }, ...columns.map(({ label }) => ({ title: label }))],
    rows: rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)]),
  };

/** From this number of patents on, the greatest of a table has the largest disc. */
const LARGE = 5;

interface CellProps {
  grid: Grid;
  row: string;
  column: string;
  cell: GridCell;
  linkTo: ReturnType<typeof useLinksWithin>;
}

/** A number with its size drawn, and the link to its list. */
function Cell({ grid: { shape, most }, row, column, cell, linkTo }: CellProps) {
  const { value, link } = cell;
  if (value === undefined) return null;
  if (value === null) return <span title="无数据">—</span>;
  if (value === 0) return <span className={landscapeStyles.cellNone}>0</span>;
  // Discs of ones alone are small: a large one is for a number that is.
  const size = (shape === 'disc' ? Math.sqrt(value / Math.max(most, LARGE)) : value / most).toFixed(
    3,
  );
  const style = { '--ipr-cell': size } as CSSProperties;
  const share = shareOf(cell);
  const words = `${row}，${column}：${quantity(value)} 件${share && `，占 ${share}`}`;
  const content = (
    <>
      <span className={landscapeStyles.cellMark} style={style} aria-hidden="true" />
      <span className="ipr-num" aria-hidden="true">
        {quantity(value)}
      </span>
      {share && (
        <span className={landscapeStyles.cellShare} aria-hidden="true">
          {share}
        </span>
      )}
      <span className="ipr-visually-hidden">{words + opensText(value, link !== undefined)}</span>
    </>
  );
  return link === undefined ? (
    <span className={landscapeStyles.cell}>{content}</span>
  ) : (
    <a className={landscapeStyles.cell} {...linkTo(link)}>
      {content}
    </a>
  );
}

/** How far a picture reaches, always in sight; on paper the definition says it. */
export const Covered = ({ text }: { text: string }) => (
  <p className="ipr-note ipr-no-print">{text}。</p>
);

interface Props {
  grid: Grid;
  /** Path of the landscape, for the citation. */
  address: string;
  children?: ReactNode;
}

/** A table of numbers, of which there is one row at least, with all that is said about it and its files. */
export function CellGrid({ grid, address, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const linkTo = useLinksWithin(box);
  const tokens = useChartTokens();
  const { text, corner, columns, rows, shape, most } = grid;
  const ofSets = columns.some(({ set }) => set !== undefined);
  const picture = () =>
    gridPicture(
      {
        corner,
        columns: columns.map(({ label }) => label),
        rows: rows.map(({ label, cells }) => ({
          label,
          cells: cells.map((cell) => ({
            text:
              cell.value === undefined
                ? ''
                : [quantity(cell.value), shareOf(cell)].filter(Boolean).join('，'),
            step: heatStep(cell.value === undefined ? 0 : cell.value, most),
          })),
        })),
      },
      tokens,
    );
  return (
    <ChartFrame
      id={id}
      text={text}
      numbers={() => gridNumbers(grid)}
      picture={picture}
      address={address}
    >
      <div
        ref={box}
        className={landscapeStyles.gridScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and without a pointer by keys alone
        tabIndex={0}
        role="group"
        aria-label={text.title}
      >
        <table className={landscapeStyles.grid} data-shape={shape} data-sets={ofSets}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ label, title, short, set }) => (
                <th
                  key={label}
                  scope="col"
                  title={short ? label : title}
                  style={colourOf(set, tokens)}
                >
                  {short && <span aria-hidden="true">{short}</span>}
                  <span className={short && 'ipr-visually-hidden'}>{label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, title, short, cells }, at) => (
              <tr key={label}>
                <th scope="row" title={title}>
                  {short && <span aria-hidden="true">{short} </span>}
                  {label}
                  {/* Said once of neighbours that share it. */}
                  {title && title !== rows[at - 1]?.title && (
                    <span className={landscapeStyles.rowTitle}>{title}</span>
                  )}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.label} style={colourOf(columns[index]?.set, tokens)}>
                    <Cell
                      grid={grid}
                      row={label}
                      column={columns[index]?.label ?? ''}
                      cell={cell}
                      linkTo={linkTo}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {text.coverage && <Covered text={text.coverage} />}
      {children}
    </ChartFrame>
  );
}

/**
 * The colour of a set, the same in every picture.
 *
 * @param place of the set among those that are drawn; undefined for what is none
 */
export const colourOf = (
  place: number | undefined,
  { chart, primary }: ReturnType<typeof useChartTokens>,
): CSSProperties | undefined =>
  place === undefined
    ? undefined
    : ({ '--ipr-set': chart[place % chart.length] ?? primary } as CSSProperties);
