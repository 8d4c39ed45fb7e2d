import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  title: string;
  /** Beside the title, before 关闭. */
  tools?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** A link inside leads to another page, which takes the focus. */
  onLeave?: () => void;
  /** Takes the focus afterwards where what had it before cannot, or the address opened it. */
  fallback?: RefObject<HTMLElement | null>;
  /** Takes the focus at first, in place of the heading. */
  start?: RefObject<HTMLElement | null>;
  /** As wide as a list to pick from needs. */
  narrow?: boolean;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** Gives the focus to the first of these that takes it; an entry of a menu is gone by now. */
function giveBack(places: readonly (Element | null | undefined)[]): void {
  for (const place of places) {
    if (!(place instanceof HTMLElement) || place.closest('[role=menu]')) continue;
    place.focus({ preventScroll: true });
    // What had it before may be gone or hidden.
    if (document.activeElement === place) return;
  }
}

/**
 * A part of the portal over the page that stays as it is. The focus begins at the heading, cannot
 * leave, and goes back to where it was; Escape closes. On paper it stands alone.
 */
export function PageDialog({
  title,
  tools,
  children,
  onClose,
  onLeave,
  fallback,
  start,
  narrow = false,
}: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    const { activeElement: before, body } = document;
    element?.showModal();
    (start?.current ?? heading.current)?.focus();
    return () => {
      // The focus belongs to the page that a link opens.
      if (leaving.current) return;
      element?.close();
      const opener = fallback?.current;
      giveBack([before === body ? null : before, opener]);
      // A menu that fades while the dialog closes may take the focus along.
      requestAnimationFrame(() => {
        if (document.activeElement === body) giveBack([opener]);
      });
    };
  }, [fallback, start]);
  // After the link's own handler: a dialog that is gone before it would leave the link to the browser.
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link || opensElsewhere(event)) return;
    leaving.current = true;
    dialog.current?.close();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onLeave?.();
  };
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside is a click as well
    <dialog
      ref={dialog}
      className="ipr-page-dialog"
      data-narrow={narrow || undefined}
      aria-labelledby={id}
      onClick={leave}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="ipr-page-dialog-head">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <div className="ipr-page-dialog-tools">
          {tools}
          <button type="button" className="ipr-button" onClick={onClose}>
            关闭
          </button>
        </div>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
