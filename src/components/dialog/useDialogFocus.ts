import { useEventListener } from 'ahooks';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react';

type Place = RefObject<HTMLElement | null>;

const STOPS =
  'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea:not([disabled]), iframe, summary, [tabindex="0"]';

/** Goes round inside: antd brings the focus back only once something else of the page has it. */
function goRound(panel: HTMLElement | null, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !panel) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (event.shiftKey ? at > 0 : at !== stops.length - 1) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

/** Gives the focus to the first of these that takes it; an entry of a menu is gone by now. */
function giveBack(places: readonly (Element | null | undefined)[]): void {
  for (const place of places) {
    if (!(place instanceof HTMLElement) || place.closest('[role=menu]')) continue;
    place.focus({ preventScroll: true });
    // What had it before may be gone or hidden.
    if (document.activeElement === place) return;
  }
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: Element) =>
  ctrlKey || metaKey || shiftKey || altKey || link.matches('[target=_blank]');

/**
 * Takes the focus into a dialog and back to where it was; antd does the latter only for a dialog
 * that stays mounted. The panel gets a `close` event when it has left the page.
 *
 * @param fallback takes the focus where what had it before cannot, or the address opened the dialog
 * @returns whether a link has led away, what tells that, and what keeps Tab inside
 */
export function useDialogFocus(panel: Place, start: Place, fallback?: Place) {
  const [before] = useState(() => document.activeElement);
  const [left, setLeft] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel is closed when a link has led away
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { body } = document;
    if (!element.contains(document.activeElement)) start.current?.focus({ preventScroll: true });
    return () => {
      const opener = fallback?.current;
      element.dispatchEvent(new Event('close'));
      // The focus belongs to the page that a link opens.
      if (element.dataset.left) return;
      giveBack([before === body ? null : before, opener]);
      // A menu that fades while the dialog closes may take the focus along.
      requestAnimationFrame(() => {
        if (document.activeElement === body) giveBack([opener]);
      });
    };
  }, [panel, start, fallback, before, left]);
  // What has the focus may go, as the menu that the dialog was opened from, or a button that is done:
  // antd keeps the focus inside only from what can have it.
  useEventListener('focusout', () => {
    requestAnimationFrame(() => {
      const element = panel.current;
      if (document.activeElement !== document.body || !element || element.dataset.left) return;
      element.focus({ preventScroll: true });
    });
  });
  /** Behind the link's own handler: a dialog gone before it would leave the link to the browser. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link || opensElsewhere(event, link) || !panel.current) return false;
    panel.current.dataset.left = 'true';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setLeft(true);
    return true;
  };
  return { left, onClick, onTab: (event: KeyboardEvent) => goRound(panel.current, event) };
}
