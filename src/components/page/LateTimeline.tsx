import type { TimelineProps } from 'antd';
import { lazy, Suspense } from 'react';
import { WhenNear } from './WhenNear';

const Timeline = lazy(() => import('antd/es/timeline'));

/**
 * antd's Timeline for what stands below the first screen: it brings antd's Steps (10 KB), so it is
 * loaded when it comes near. Until then, and on paper, the same entries stand as a list.
 */
export function LateTimeline(props: TimelineProps & { 'aria-label'?: string }) {
  const list = (
    <ol aria-label={props['aria-label']}>
      {props.items?.map(({ key, title, content }) => (
        <li key={key}>
          {title} {content}
        </li>
      ))}
    </ol>
  );
  return (
    <WhenNear instead={list}>
      <Suspense fallback={list}>
        <Timeline titleSpan="7em" {...props} />
      </Suspense>
    </WhenNear>
  );
}
