import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { FormAlert } from '@/components/form/FormAlert';
import type { DueDay } from '@/domain/workflow/dueDay';
import type { GivenDocument } from '@/domain/workflow/flowChart';
import { type DocumentActions, DocumentList } from './DocumentList';
import { Due } from './Due';
import styles from './flow.module.css';
import { useHasKeptWords } from './keptWords';
import { ReasonForm } from './ReasonForm';
import { SendButton } from './SendButton';
import { useSend } from './useSend';

const LABEL = '异议和理由';

/** What the applicant is to confirm. */
interface Confirmation {
  readonly text: string;
  readonly documents: readonly GivenDocument[];
  /** The applicant's last objection. */
  readonly objection?: string | undefined;
}

interface Props {
  confirmation: Confirmation;
  /** Last day of the answer, where there is one. */
  due?: DueDay | undefined;
  today: string;
  actions: DocumentActions;
  onConfirm: () => Promise<void>;
  /** @param reason 1–500 characters */
  onObject: (reason: string) => Promise<void>;
}

/** Asks the applicant to confirm, or to object with a reason. */
export function ConfirmPanel({ confirmation, due, today, actions, onConfirm, onObject }: Props) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [objecting, setObjecting] = useState(useHasKeptWords(LABEL));
  const { busy, failure, submit } = useSend(onConfirm);
  const { text, documents, objection } = confirmation;
  return (
    <section
      className={`ipr-sheet ${styles.requestPanel}`}
      data-tone="attention"
      aria-labelledby={id}
    >
      <h2 id={id}>请您确认</h2>
      <p className={`${styles.requestWords} ipr-reading`}>
        {text || '办理部门没有写明需要确认的内容。'}
      </p>
      {documents.length > 0 && (
        <DocumentList documents={documents} label="待确认的文书" actions={actions} />
      )}
      {objection && (
        <p className={`ipr-note ${styles.requestWords}`}>您上次提出的异议：{objection}</p>
      )}
      {due && (
        <p>
          <Due due={due} today={today} />
        </p>
      )}
      <p className="ipr-note">确认后不能撤回；有不同意见的，请提出异议，办理部门会据此修改。</p>
      <FormAlert text={failure} />
      {objecting ? (
        <ReasonForm
          autoFocus
          label={LABEL}
          min={1}
          max={500}
          action="提交异议"
          onSend={onObject}
          cancel={{
            label: '返回',
            onCancel: () => {
              setObjecting(false);
              requestAnimationFrame(() => opener.current?.focus());
            },
          }}
        />
      ) : (
        <p className="ipr-request-buttons">
          <SendButton label="确认" busy={busy} onClick={() => void submit()} />
          <Button ref={opener} disabled={busy} onClick={() => setObjecting(true)}>
            提出异议
          </Button>
        </p>
      )}
    </section>
  );
}
