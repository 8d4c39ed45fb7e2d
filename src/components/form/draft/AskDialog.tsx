import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  title: string;
  children: ReactNode;
  /** What changes nothing; Escape does the same. */
  stay: string;
  go: string;
  onStay: () => void;
  onGo: () => void;
}

/**
 * A question before something is lost. The focus begins at the answer that loses nothing, stays
 * inside, and goes back to where it was.
 */
export function AskDialog({ title, children, stay, go, onStay, onGo }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    const root = document.documentElement;
    const overflow = root.style.overflow;
    root.style.overflow = 'hidden';
    safe.current?.focus({ preventScroll: true });
    return () => {
      root.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onStay();
    else if (event.key === 'Tab') {
      const buttons = Array.from(dialog.current?.querySelectorAll('button') ?? []);
      const other = buttons.find((button) => button !== document.activeElement);
      other?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return createPortal(
    <div className="ipr-draft-back">
      <div
        ref={dialog}
        className="ipr-draft-ask"
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        onKeyDown={onKeyDown}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{children}</p>
        <div className="ipr-draft-actions">
          <button
            ref={safe}
            type="button"
            className="ipr-small-button ipr-draft-main"
            onClick={onStay}
          >
            {stay}
          </button>
          <button type="button" className="ipr-small-button ipr-draft-other" onClick={onGo}>
            {go}
          </button>
        </div>
      </div>
    </div>,
    document.body,
  );
}
