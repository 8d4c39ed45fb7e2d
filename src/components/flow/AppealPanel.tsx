import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import type { DueDay } from '@/domain/workflow/dueDay';
import { Due } from './Due';
import styles from './flow.module.css';
import { useHasKeptWords } from './keptWords';
import { ReasonForm } from './ReasonForm';

const LABEL = '申诉理由';

interface Props {
  /** Last day of the appeal. */
  due: DueDay;
  today: string;
  /** @param reason 10–2000 characters */
  onAppeal: (reason: string) => Promise<void>;
}

/** The appeal against a refusal, while it is open (domain reference 2.5). */
export function AppealPanel({ due, today, onAppeal }: Props) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [writing, setWriting] = useState(useHasKeptWords(LABEL));
  return (
    <section
      className={`ipr-sheet ${styles.requestPanel}`}
      data-tone="attention"
      aria-labelledby={id}
    >
      <h2 id={id}>对不予受理有异议</h2>
      <p>
        可以向知识产权管理部门申诉，
        <Due due={due} today={today} />。
      </p>
      {writing ? (
        <ReasonForm
          autoFocus
          label={LABEL}
          min={10}
          max={2000}
          action="提交申诉"
          onSend={onAppeal}
          cancel={{
            label: '返回',
            onCancel: () => {
              setWriting(false);
              requestAnimationFrame(() => opener.current?.focus());
            },
          }}
        />
      ) : (
        <p className="ipr-request-buttons">
          <Button ref={opener} onClick={() => setWriting(true)}>
            申诉
          </Button>
        </p>
      )}
    </section>
  );
}
