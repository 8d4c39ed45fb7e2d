import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { MAIN_ID } from './AccessBar';

/**
 * A page reached by a link starts at its top, and the keyboard and the screen reader start there
 * as well. Back and forward keep the place the browser or the screen restores; a redirect is part
 * of opening the page, and leaves the first Tab stop to the skip link.
 */
export function useArrival(pathname: string) {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (history.action !== 'PUSH' || !pathname) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) {
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    }
  }, [pathname]);
}
