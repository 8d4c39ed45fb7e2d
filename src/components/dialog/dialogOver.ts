/** What lies over the page and keeps it from being used: antd's Modal and Drawer say so themselves. */
const OVER = '[aria-modal="true"]';

/** antd's Drawer stays in the page when it is closed. */
const isShown = (dialog: HTMLElement) => !dialog.closest('.ant-drawer:not(.ant-drawer-open)');

/**
 * The dialog that is open, the newest of several; null when the page itself can be used. The one
 * rule for shortcuts, reading aloud, copying and notices: none of them acts behind a dialog.
 */
export function dialogOver(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(OVER)].filter(isShown).at(-1) ?? null;
}
