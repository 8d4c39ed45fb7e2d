import type { ReactNode } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';

/** Nothing to show: says so, and what to try next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="ipr-state" role="status">
      <PatentDrawing part="top" />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
