import type { TimelineProps } from 'antd';
import { lazy, Suspense } from 'react';

const Timeline = lazy(() => import('antd/es/timeline'));

/**
 * antd's Timeline below what is read first: it brings antd's Steps (10 KB), so it comes after the
 * page is usable. Until then the same entries stand as a list.
 */
export function LateTimeline(props: TimelineProps & { 'aria-label'?: string }) {
  return (
    <Suspense
      fallback={
        <ol aria-label={props['aria-label']}>
          {props.items?.map(({ key, title, content }) => (
            <li key={key}>
              {title} {content}
            </li>
          ))}
        </ol>
      }
    >
      <Timeline {...props} />
    </Suspense>
  );
}
