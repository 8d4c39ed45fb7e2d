import { Button } from 'antd';
import { useState } from 'react';
import { AskDialog } from '@/components/form/draft/AskDialog';
import type { AsideDraft } from '@/components/form/draft/asideDrafts';
import { isPublicComputer } from '@/components/form/draft/publicComputer';
import type { ProcessKey } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';
import { NEW_REQUEST } from '../task';

interface Props {
  /** Brings the draft back into the form. */
  onOpen: () => void;
  onDelete: () => void;
}

/** What is kept of a form that was sent and not seen, and what can be done with it. */
export function AsideWays({ onOpen, onDelete }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="ipr-note">
        {isPublicComputer()
          ? '填写的内容和已上传的文件只保留在本页，关闭或刷新后没有。'
          : '填写的内容和已上传的文件保留在这个浏览器，看到这份申请后自动删除。'}
        核对后确认没有收到的，可以打开草稿再次提交。
      </p>
      <p className="ipr-request-buttons ipr-no-print">
        <Button onClick={onOpen}>打开草稿</Button>
        <Button onClick={() => setAsking(true)}>删除草稿</Button>
      </p>
      {asking && (
        <AskDialog
          title="删除这份草稿？"
          stay="保留"
          go="删除草稿"
          onStay={() => setAsking(false)}
          onGo={onDelete}
        >
          填写的内容将从这个浏览器中删除，不能恢复。服务已经收到的申请不受影响。
        </AskDialog>
      )}
    </>
  );
}

/** The form that a draft put aside belongs to, at its last step. */
export function asideLink(process: ProcessKey, { target, sending }: AsideDraft): string {
  const { id, before } = sending;
  if (before !== undefined && id !== undefined) return applyLink(process, { id, step: 'check' });
  return applyLink(process, { step: 'check', ...(target !== NEW_REQUEST && { copy: target }) });
}
