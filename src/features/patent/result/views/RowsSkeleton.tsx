import type { PatentView } from '@/links/patent';

/** Widths of the grey lines of one row, in percent. */
const LINES: Record<PatentView, readonly number[]> = {
  list: [46, 78, 60, 96, 88],
  table: [94],
  image: [90, 60],
  split: [80, 60, 70],
};

const COUNTS: Record<PatentView, number> = { list: 5, table: 10, image: 10, split: 6 };

/** Grey rows of the size of real ones, while the first page or the view is on its way. */
export function RowsSkeleton({ view }: { view: PatentView }) {
  return (
    <div className="ipr-rows-skeleton" data-view={view} role="status" aria-label="正在检索">
      {Array.from({ length: COUNTS[view] }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity besides their place
        <div key={row} aria-hidden="true">
          {LINES[view].map((width) => (
            <span key={width} style={{ width: `${width}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
