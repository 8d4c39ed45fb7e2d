import { history } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { useEffect, useState } from 'react';
import { USER_PAGES } from '../../../../config/portal';

type Move = Parameters<Parameters<typeof history.block>[0]>[0];

/** Steps of the form itself, and the login, from which the form comes back as it is. */
function mayPass({ location }: Move): boolean {
  return location.pathname === history.location.pathname || location.pathname.includes(USER_PAGES);
}

/**
 * Holds back what would leave the page while something would be lost: links, back and forward are
 * asked about in the page, closing and reloading by the browser's own question.
 *
 * @param active whether something would be lost
 * @returns `asking` while a move waits for its answer
 */
export function useLeaveGuard(active: boolean): {
  asking: boolean;
  stay: () => void;
  leave: () => void;
} {
  const [held, setHeld] = useState<{ go: () => void }>();
  useEffect(() => {
    if (!active) return;
    let unblock: (() => void) | undefined;
    let unlisten: (() => void) | undefined;
    // The browser moves back and forward some time after it was told to, so the guard stands again
    // once it has moved.
    const letGo = (move: Move) => {
      unblock?.();
      unlisten?.();
      unlisten = history.listen(() => {
        unlisten?.();
        unlisten = undefined;
        guard();
      });
      move.retry();
    };
    const guard = () => {
      unblock = history.block((move) => {
        if (mayPass(move)) letGo(move);
        else setHeld({ go: () => letGo(move) });
      });
    };
    guard();
    return () => {
      unblock?.();
      unlisten?.();
      setHeld(undefined);
    };
  }, [active]);
  const onUnload = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Older browsers ask only when a value was set.
    event.returnValue = '';
  };
  useEventListener('beforeunload', onUnload, { enable: active });
  return {
    asking: held !== undefined,
    stay: () => setHeld(undefined),
    leave: () => {
      setHeld(undefined);
      held?.go();
    },
  };
}
