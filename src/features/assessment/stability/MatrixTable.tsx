import { type KeyboardEvent, useRef } from 'react';
import { orDash } from '@/components/reading/orDash';
import { placeKey } from '@/components/reading/placeKey';
import type { AssessedClaim, MatrixCell, MatrixDocument } from '@/domain/assessment/result';
import { percentOf } from '@/domain/assessment/words';
import styles from './matrix.module.css';
import {
  CATEGORY_MEANINGS,
  claimLabel,
  FINDING_COLUMNS,
  FINDING_TITLES,
  findingText,
  type GridPlace,
  placeAfterKey,
} from './matrixGrid';

interface Props {
  label: string;
  documents: readonly MatrixDocument[];
  claims: readonly AssessedClaim[];
  place: GridPlace;
  onPlace: (place: GridPlace) => void;
  /** Of the text that tells what stands behind the cell. */
  detailId: string;
}

function CellText({ cell }: { cell: MatrixCell | undefined }) {
  if (!cell || cell.overlap === null) return <span className="ipr-note">未比较</span>;
  const { category, overlap } = cell;
  return (
    <>
      <span className={styles.matrixCategory} data-category={category ?? ''}>
        {category ?? '—'}
      </span>{' '}
      <span className="ipr-num ipr-note">{percentOf(overlap)}</span>
      {category && <span className="ipr-visually-hidden">，{CATEGORY_MEANINGS[category]}</span>}
    </>
  );
}

/** Claims in rows, documents in columns, one Tab stop; arrows go from cell to cell. */
export function MatrixTable({ label, documents, claims, place, onPlace, detailId }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const size = { rows: claims.length, columns: documents.length + FINDING_COLUMNS.length };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const next = placeAfterKey(event.key, event.ctrlKey, place, size);
    if (!next) return;
    event.preventDefault();
    onPlace(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  const cellProps = (row: number, column: number) => {
    const current = row === place.row && column === place.column;
    return {
      role: 'gridcell',
      'data-cell': `${row} ${column}`,
      tabIndex: current ? 0 : -1,
      'aria-selected': current,
      onFocus: () => {
        if (!current) onPlace({ row, column });
      },
      onClick: () => onPlace({ row, column }),
    };
  };

  return (
    <div className={styles.matrixBox}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus
        role="grid"
        aria-label={label}
        aria-describedby={detailId}
        className={styles.matrixTable}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">权利要求</th>
            {documents.map(({ key, number, title }) => (
              <th key={key} scope="col" title={title}>
                {key}
                <span className={styles.matrixNumber}>{orDash(number)}</span>
              </th>
            ))}
            {FINDING_COLUMNS.map((column) => (
              <th key={column} scope="col">
                {FINDING_TITLES[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {claims.map((claim, row) => (
            <tr key={placeKey(row, claim.no)} data-independent={claim.independent}>
              <th scope="row">{claimLabel(claim)}</th>
              {documents.map(({ key }, column) => (
                <td key={key} {...cellProps(row, column)}>
                  <CellText cell={claim.cells.find(({ document }) => document === key)} />
                </td>
              ))}
              {FINDING_COLUMNS.map((column, index) => (
                <td key={column} {...cellProps(row, documents.length + index)}>
                  {findingText(claim, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
