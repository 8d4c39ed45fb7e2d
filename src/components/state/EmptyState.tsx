import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';

/** Nothing to show: says so, and what to try next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="status">
      <Empty
        className="ipr-state"
        image={<PatentDrawing part="top" />}
        description={
          <>
            <h2>{title}</h2>
            {children}
          </>
        }
      />
    </div>
  );
}
