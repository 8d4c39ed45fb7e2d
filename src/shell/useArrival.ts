import { history, useLocation } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { useEffect, useRef } from 'react';
import journeyStyles from '@/components/journey/journey.module.css';
import { onInput } from '@/components/page/onInput';
import { MAIN_ID } from './AccessBar';

/** How long a page may take until its heading is no longer waited for, in ms. */
const LONGEST_WAIT = 15_000;

/** How long a page has for finding its place by itself, in ms. */
const OWN_PLACE = 1000;

/** Height of the portal's header, in px: what is higher up is behind it. */
const HEADER = 56;

/** Parts of the content that stay when the page in it changes. */
const STAYING = `.ipr-breadcrumbs, .${journeyStyles.journey}`;

/**
 * Whether the user has done anything since the portal was loaded; kept on the document, which a
 * reload begins anew. The browser's own `userActivation` also counts what was done before.
 */
const used = () => document.documentElement.dataset.used !== undefined;
const noteUse = () => {
  if (!used()) document.documentElement.dataset.used = '';
};
onInput(noteUse);

/** Nothing has the focus. */
const nothingFocused = () => !document.activeElement || document.activeElement === document.body;

/** Whether the page has the focus, or a dialog: what is outside of both has been left. */
function pageHasFocus(main: HTMLElement): boolean {
  const active = document.activeElement;
  if (!active || active === main) return false;
  if (active.closest('dialog, [role=dialog]')) return true;
  return main.contains(active) && !active.closest(STAYING);
}

/** A page that is waited for. */
interface Arrival {
  /** Whether it still is: the user has done nothing, and the time is not over. */
  open: () => boolean;
  end: () => void;
}

/**
 * The keyboard and the screen reader go on at the heading of the page, which may come late, unless
 * the page itself takes the focus; until the user does something.
 *
 * @param wait how long the page is given for that, in ms
 * @param held what had the focus, on a page that stays: only when it is gone the focus moves
 * @param toTop whether the heading is brought into sight
 */
function startAtHeading(wait: number, held?: Element, toTop = false): Arrival {
  const look = () => {
    const main = document.getElementById(MAIN_ID);
    if (!main || pageHasFocus(main) || (held && (held.isConnected || !nothingFocused()))) return;
    const heading = main.querySelector('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    if (heading) heading.focus({ preventScroll: true });
    // Another screen of the same page begins at its top, as another page does.
    if (heading && toTop && heading.getBoundingClientRect().top < HEADER) window.scrollTo(0, 0);
    else if (nothingFocused()) main.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  let open = true;
  const begin = setTimeout(() => {
    look();
    observer.observe(document.body, { childList: true, subtree: true });
  }, wait);
  const end = () => {
    open = false;
    clearTimeout(begin);
    clearTimeout(late);
    observer.disconnect();
    unlisten();
  };
  const late = setTimeout(end, LONGEST_WAIT);
  const unlisten = onInput(end);
  return { open: () => open, end };
}

/**
 * A page reached by a link or by logging in starts at its top, and the keyboard and the screen
 * reader start at its heading. Back and forward keep the place the browser or the screen restores.
 * A redirect before the user has done anything is part of opening the portal, and leaves the first
 * Tab stop to the skip link. Another state of the same page leaves the focus where it is, unless
 * what had it is gone.
 */
export function useArrival(pathname: string) {
  const { key } = useLocation();
  const shown = useRef<{ pathname: string; key: string }>(undefined);
  const focused = useRef<Element>(undefined);
  const arrival = useRef<Arrival>(undefined);
  useEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused.current = target;
  });
  useEffect(() => () => arrival.current?.end(), []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const opening = before === undefined || history.action === 'REPLACE';
    if (!pathname || (opening && !used())) return;
    const same = before?.pathname === pathname;
    // A page may write its state into its address while it is still on its way.
    if (same && (arrival.current?.open() || !focused.current)) return;
    arrival.current?.end();
    const back = history.action === 'POP';
    if (!same && !back) window.scrollTo(0, 0);
    arrival.current = startAtHeading(
      same || back ? OWN_PLACE : 0,
      same ? focused.current : undefined,
      same && history.action === 'PUSH',
    );
  }, [pathname, key]);
}
