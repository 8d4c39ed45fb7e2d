import { RowsSkeleton } from '@/components/list/screen/RowsSkeleton';
import type { PatentView } from '@/links/patent';

/** Widths of the grey lines of one row, in percent. */
const LINES: Record<PatentView, readonly number[]> = {
  list: [46, 78, 60, 96, 88],
  table: [94],
  image: [90, 60],
  split: [80, 60, 70],
};

const COUNTS: Record<PatentView, number> = { list: 5, table: 10, image: 10, split: 6 };

/** Grey rows in the form of the view. */
export function ViewSkeleton({ view }: { view: PatentView }) {
  return <RowsSkeleton view={view} lines={LINES[view]} rows={COUNTS[view]} />;
}
