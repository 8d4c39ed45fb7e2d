import { useEffect, useRef } from 'react';

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

/** Says what was done and offers to take it back. The button that did it is gone, so it has the focus. */
export function UndoNote({ done, onUndone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done?.undo) button.current?.focus({ preventScroll: true });
  }, [done]);
  return (
    <p className="ipr-shelf-note" role="status">
      {done?.text}
      {done?.undo && (
        <button
          ref={button}
          type="button"
          className="ipr-text-button"
          onClick={() => {
            done.undo?.();
            onUndone();
          }}
        >
          撤销
        </button>
      )}
    </p>
  );
}
