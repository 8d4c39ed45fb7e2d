import { Empty } from 'antd';
import type { ReactNode } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';

/** A page without its record: there is none of this address, or it may not be seen; and where to go on. */
export function PageState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="ipr-sheet">
      <Empty
        className="ipr-state"
        image={<PatentDrawing part="top" />}
        description={
          <>
            <h1>{title}</h1>
            {children}
          </>
        }
      />
    </div>
  );
}
