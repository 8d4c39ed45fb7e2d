import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './state.module.css';

/** What has just been done, and the way back. */
export interface Done {
  text: string;
  /** Takes it back; nothing to take back when undefined. */
  undo?: () => void;
}

interface Props {
  done: Done | undefined;
  onUndone: () => void;
}

/**
 * Says what was done and offers to take it back. The button that did it is gone, so it has the
 * focus; so has the sentence, where nothing can be taken back.
 */
export function UndoNote({ done, onUndone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (done?.undo) button.current?.focus({ preventScroll: true });
    else if (done && document.activeElement === document.body) {
      note.current?.focus({ preventScroll: true });
    }
  }, [done]);
  return (
    <p ref={note} tabIndex={-1} className={styles.undoNote} role="status">
      {done?.text}
      {done?.undo && (
        <Button
          ref={button}
          type="link"
          size="small"
          onClick={() => {
            done.undo?.();
            onUndone();
          }}
        >
          撤销
        </Button>
      )}
    </p>
  );
}
