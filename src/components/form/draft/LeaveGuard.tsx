import { history } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { useEffect, useState } from 'react';
import { USER_PAGES } from '../../../../config/portal';
import { AskDialog } from './AskDialog';
import type { DraftKeeper } from './draftKeeper';
import { LEAVE_PUBLIC, LEAVE_REFUSED, LEAVE_UPLOADING } from './draftWords';
import { useDraftState } from './useFormDraft';

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
function useLeaveGuard(active: boolean): {
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

interface Props {
  draft: DraftKeeper;
  /** Files are on their way. */
  uploading?: boolean;
}

/** Asks before the form is left, but only when that would lose something: what is kept is not. */
export function LeaveGuard({ draft, uploading = false }: Props) {
  const { atRisk, keeping } = useDraftState(draft);
  const { asking, stay, leave } = useLeaveGuard(atRisk || uploading);
  if (!asking) return null;
  return (
    <AskDialog
      title="离开这个页面？"
      stay="留在本页"
      go="离开"
      onStay={stay}
      onGo={() => {
        draft.abandon();
        leave();
      }}
    >
      {atRisk && (keeping === 'public' ? LEAVE_PUBLIC : LEAVE_REFUSED)}
      {uploading && LEAVE_UPLOADING}
    </AskDialog>
  );
}
