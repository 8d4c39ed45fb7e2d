import { useEventListener } from 'ahooks';
import { isPageKey, singleKeysOn } from '../keys/singleKeys';

/** Arrows choose within these. */
const TAKES_ARROWS = 'input, [role="radio"]';

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
  useEventListener('keydown', (event) => {
    const { target } = event;
    if (!isPageKey(event) || event.repeat || event.shiftKey) return;
    if (target instanceof Element && target.closest(TAKES_ARROWS)) return;
    if (event.key.length === 1 && !singleKeysOn()) return;
    const arrow = event.key.startsWith('Arrow');
    if (arrow && target instanceof Element && scrollsSideways(target)) return;
    if (PREVIOUS.includes(event.key)) onPrevious();
    else if (NEXT.includes(event.key)) onNext();
  });
}
