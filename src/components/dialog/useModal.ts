import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const FOCUSABLE =
  'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), [tabindex="0"]';

/**
 * Makes an element behave as a modal dialog: takes the focus and keeps Tab inside, holds the page
 * still, and gives the focus back to where it was.
 *
 * @returns the handler of its key presses
 */
export function useModal(
  dialog: RefObject<HTMLElement | null>,
): (event: KeyboardEvent<HTMLElement>) => void {
  useEffect(() => {
    const before = document.activeElement;
    const root = document.documentElement;
    const overflow = root.style.overflow;
    root.style.overflow = 'hidden';
    dialog.current?.focus({ preventScroll: true });
    return () => {
      root.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);
  return (event) => {
    if (event.key !== 'Tab' || !dialog.current) return;
    const stops = Array.from(dialog.current.querySelectorAll<HTMLElement>(FOCUSABLE));
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const leaving = event.shiftKey ? at <= 0 : at === stops.length - 1;
    if (!leaving) return;
    event.preventDefault();
    stops[event.shiftKey ? stops.length - 1 : 0]?.focus();
  };
}
