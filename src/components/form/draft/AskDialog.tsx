import { Button } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';

interface Props {
  title: string;
  children: ReactNode;
  /** What changes nothing; Escape does the same. */
  stay: string;
  go: string;
  onStay: () => void;
  onGo: () => void;
}

/** A question before something is lost. The focus begins at the answer that loses nothing. */
export function AskDialog({ title, children, stay, go, onStay, onGo }: Props) {
  const safe = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <PageDialog
      title={title}
      role="alertdialog"
      size="question"
      describedBy={id}
      closable={false}
      screenOnly
      start={safe}
      footer={
        <>
          <Button ref={safe} type="primary" onClick={onStay}>
            {stay}
          </Button>
          <Button onClick={onGo}>{go}</Button>
        </>
      }
      onClose={onStay}
    >
      <p id={id}>{children}</p>
    </PageDialog>
  );
}
