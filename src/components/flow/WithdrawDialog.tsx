import { useId } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import { ReasonForm } from './ReasonForm';

interface Props {
  /** Number of the request. */
  applyNo: string;
  /** @param reason up to 200 characters, '' when none is given */
  onWithdraw: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks once more before a request is withdrawn; says what that means. */
export default function WithdrawDialog({ applyNo, onWithdraw, onClose }: Props) {
  const id = useId();
  return (
    <PageDialog title="撤回申请" size="question" describedBy={id} screenOnly onClose={onClose}>
      <p id={id}>
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
        autoFocus
        onSend={onWithdraw}
      />
    </PageDialog>
  );
}
