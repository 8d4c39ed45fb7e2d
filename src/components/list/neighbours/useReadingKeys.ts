import { useEffect, useRef } from 'react';
import { singleKeysOn } from '../keys/singleKeys';

/** What is typed here belongs to the control itself. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="menuitem"], [role="listbox"], [role="radio"], [data-own-keys]';

const PREVIOUS = ['ArrowLeft', 'k'];
const NEXT = ['ArrowRight', 'j'];

/** Whether an arrow pressed there scrolls a box sideways, such as a wide table. */
function scrollsSideways(target: Element): boolean {
  for (let box: Element | null = target; box && box !== document.body; box = box.parentElement) {
    const wide = box.scrollWidth > box.clientWidth;
    if (wide && /auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
  }
  return false;
}

/** ←/→ and k/j go to the previous and the next record, but never while something is typed. k and j can be switched off. */
export function useReadingKeys(onPrevious: () => void, onNext: () => void): void {
  const actions = useRef({ onPrevious, onNext });
  actions.current = { onPrevious, onNext };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
      if (event.key.length === 1 && !singleKeysOn()) return;
      const arrow = event.key.startsWith('Arrow');
      if (arrow && event.target instanceof Element && scrollsSideways(event.target)) return;
      if (PREVIOUS.includes(event.key)) actions.current.onPrevious();
      else if (NEXT.includes(event.key)) actions.current.onNext();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
