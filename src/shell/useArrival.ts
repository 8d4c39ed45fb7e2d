import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { MAIN_ID } from './AccessBar';

/** How long a page may take until its heading is no longer waited for, in ms. */
const LONGEST_WAIT = 15_000;

/** How long a page that was gone back to has for finding its place by itself, in ms. */
const OWN_PLACE = 1000;

/** Parts of the content that stay when the page in it changes. */
const STAYING = '.ipr-breadcrumbs, .ipr-journey';

/** Whether the page has the focus, or a dialog: what is outside of both has been left. */
function pageHasFocus(main: HTMLElement): boolean {
  const active = document.activeElement;
  if (!active || active === main) return false;
  if (active.closest('dialog, [role=dialog]')) return true;
  return main.contains(active) && !active.closest(STAYING);
}

/**
 * The keyboard and the screen reader go on at the heading of the page, which may come late, unless
 * the page itself takes the focus; until the user does something.
 *
 * @param wait how long the page is given for that, in ms
 * @returns ends it
 */
function startAtHeading(wait: number): () => void {
  const look = () => {
    const main = document.getElementById(MAIN_ID);
    if (!main || pageHasFocus(main)) return;
    const heading = main.querySelector('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    if (heading) heading.focus({ preventScroll: true });
    else if (document.activeElement === document.body) main.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  const begin = setTimeout(() => {
    look();
    observer.observe(document.body, { childList: true, subtree: true });
  }, wait);
  const end = () => {
    clearTimeout(begin);
    clearTimeout(late);
    observer.disconnect();
    window.removeEventListener('keydown', end, true);
    window.removeEventListener('pointerdown', end, true);
  };
  const late = setTimeout(end, LONGEST_WAIT);
  window.addEventListener('keydown', end, true);
  window.addEventListener('pointerdown', end, true);
  return end;
}

/**
 * A page reached by a link or by logging in starts at its top, and the keyboard and the screen
 * reader start at its heading. Back and forward keep the place the browser or the screen restores.
 * A redirect before the user has done anything is part of opening the portal, and leaves the first
 * Tab stop to the skip link.
 */
export function useArrival(pathname: string) {
  const first = useRef(true);
  useEffect(() => {
    const opening = first.current || history.action === 'REPLACE';
    first.current = false;
    if (!pathname || (opening && !navigator.userActivation?.hasBeenActive)) return;
    const back = history.action === 'POP';
    if (!back) window.scrollTo(0, 0);
    return startAtHeading(back ? OWN_PLACE : 0);
  }, [pathname]);
}
