import { AskDialog } from './AskDialog';
import type { DraftKeeper } from './draftKeeper';
import { LEAVE_PUBLIC, LEAVE_REFUSED, LEAVE_UPLOADING } from './draftWords';
import { useDraftState } from './useFormDraft';
import { useLeaveGuard } from './useLeaveGuard';

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
