import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useOwner } from '../page/useOwner';
import { idleMoment } from '../page/whenIdle';
import type { WatchProps } from './WatchAction';

let hurry = () => {};
const pressed = new Promise<void>((resolve) => {
  hurry = resolve;
});

// Nobody needs it to read: it comes when the page has nothing else to do or at a press, and the page
// does without.
const Action = lazy(async () => {
  await Promise.race([idleMoment(), pressed]);
  return import('./WatchAction').catch(() => ({ default: () => null }));
});

/**
 * Watches the record on the screen, or no longer; says what is different since the last look. A
 * visitor has nowhere to keep it.
 */
export function Watch(props: WatchProps) {
  const owner = useOwner();
  /** The record whose button was pressed before what it does was there. */
  const [asked, setAsked] = useState<string>();
  const waiting = (
    <Button
      loading={asked === props.id}
      // As wide as what takes its place, so that nothing beside it moves.
      style={{ minWidth: '5.6em' }}
      onClick={() => {
        setAsked(props.id);
        hurry();
      }}
    >
      关注{props.what}
    </Button>
  );
  return owner ? (
    <Suspense fallback={waiting}>
      <Action {...props} begun={asked !== undefined && asked === props.id} />
    </Suspense>
  ) : null;
}
