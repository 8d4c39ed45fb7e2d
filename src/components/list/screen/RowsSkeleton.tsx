import { LongWait } from '@/components/state/LongWait';

interface Props {
  /** The view that is on its way, for the style sheet. */
  view: string;
  /** Widths of the grey lines of one row, in percent. */
  lines: readonly number[];
  rows: number;
}

/** Grey rows of the size of real ones, while the first page or the view is on its way. */
export function RowsSkeleton({ view, lines, rows }: Props) {
  return (
    <div className="ipr-rows-skeleton" data-view={view} role="status" aria-label="正在检索">
      <LongWait />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity besides their place
        <div key={row} aria-hidden="true">
          {lines.map((width) => (
            <span key={width} style={{ width: `${width}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
