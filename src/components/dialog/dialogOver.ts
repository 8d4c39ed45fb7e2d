/** Whatever lies over the page and keeps it from being used, of the browser's kind or antd's. */
const OPEN_DIALOG =
  'dialog[open], :is([role="dialog"], [role="alertdialog"]):is([aria-modal="true"], .ant-modal)';

/**
 * The dialog that is open, the newest of several; null when the page itself can be used. The one
 * rule for shortcuts, reading aloud and notices.
 */
export function dialogOver(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(OPEN_DIALOG)].at(-1) ?? null;
}
