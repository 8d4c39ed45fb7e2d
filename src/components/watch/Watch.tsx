import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useOwner } from '../page/useOwner';
import { idleMoment } from '../page/whenIdle';
import type { WatchProps } from './WatchAction';

// Nobody needs it to read: it comes when the page has nothing else to do, and the page does without.
const Action = lazy(async () => {
  await idleMoment();
  return import('./WatchAction').catch(() => ({ default: () => null }));
});

/**
 * Watches the record on the screen, or no longer; says what is different since the last look. A
 * visitor has nowhere to keep it.
 */
export const Watch = (props: WatchProps) =>
  useOwner() ? (
    <Suspense fallback={<Button disabled>关注{props.what}</Button>}>
      <Action {...props} />
    </Suspense>
  ) : null;
