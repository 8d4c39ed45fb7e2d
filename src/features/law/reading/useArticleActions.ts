import { useNavigate } from '@umijs/max';
import { useEventListener } from 'ahooks';
import type { RefObject } from 'react';

interface Actions {
  /** Address inside the portal of an article. */
  addressOf: (article: string) => string;
  onCopy: (article: string) => void;
  onHistory: (article: string) => void;
}

/** What the links and buttons of all articles do: one listener for a thousand of each. */
export function useArticleActions(root: RefObject<HTMLElement | null>, actions: Actions): void {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-at], [data-copy], [data-history]');
    if (!control) return;
    const { at, copy, history } = control.dataset;
    if (copy !== undefined) actions.onCopy(copy);
    else if (history !== undefined) actions.onHistory(history);
    else if (at !== undefined) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
      navigate(actions.addressOf(at), { replace: true });
    }
  };
  useEventListener('click', onClick, { target: () => root.current });
}
