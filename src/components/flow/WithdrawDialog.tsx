import { useId, useLayoutEffect, useRef } from 'react';
import { ReasonForm } from './ReasonForm';

interface Props {
  /** Number of the request. */
  applyNo: string;
  /** @param reason up to 200 characters, '' when none is given */
  onWithdraw: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks once more before a request is withdrawn; says what that means. */
export function WithdrawDialog({ applyNo, onWithdraw, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ipr-request-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>撤回申请</h2>
      <p id={`${id}-what`}>
        办件 <span className="ipr-num">{applyNo}</span>{' '}
        撤回后不再办理，不能恢复。已填写的内容可以复制为新申请，材料需要重新上传。
      </p>
      <ReasonForm
        label="撤回原因"
        min={0}
        max={200}
        action="撤回申请"
        danger
        cancel={{ label: '不撤回', onCancel: onClose }}
        onSend={onWithdraw}
      />
    </dialog>
  );
}
