import { useNavigate } from '@umijs/max';
import { type RefObject, useEffect, useRef } from 'react';

interface Actions {
  /** Address inside the portal of an article. */
  addressOf: (article: string) => string;
  onCopy: (article: string) => void;
  onHistory: (article: string) => void;
}

/** What the links and buttons of all articles do: one listener for a thousand of each. */
export function useArticleActions(root: RefObject<HTMLElement | null>, actions: Actions): void {
  const navigate = useNavigate();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const control =
        target instanceof Element &&
        target.closest<HTMLElement>('[data-at], [data-copy], [data-history]');
      if (!control) return;
      const { at, copy, history } = control.dataset;
      if (copy !== undefined) latest.current.onCopy(copy);
      else if (history !== undefined) latest.current.onHistory(history);
      else if (at !== undefined) {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
        event.preventDefault();
        navigate(latest.current.addressOf(at), { replace: true });
      }
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [root, navigate]);
}
