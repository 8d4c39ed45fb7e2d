import type { ReactNode } from 'react';

const ENTRY = '[role="menuitem"]:not([aria-disabled="true"])';

/** Tries in each frame until the menu has the focus or is gone; in the first it is not in the page yet. */
function arrive(menu: HTMLElement | null): void {
  if (!menu) return;
  requestAnimationFrame(() => {
    if (!menu.isConnected || menu.contains(document.activeElement)) return;
    menu.querySelector<HTMLElement>(ENTRY)?.focus();
    arrive(menu);
  });
}

/**
 * `popupRender` of an antd Dropdown with `autoFocus` and `destroyOnHidden`: the keyboard arrives on
 * the first entry however long the menu takes to appear. antd alone tries once, after three frames.
 */
export const menuArrival = (menu: ReactNode) => <div ref={arrive}>{menu}</div>;
