import { useEventListener, useMount, useUnmount } from 'ahooks';
import { useRef } from 'react';
import styles from './care.module.css';

/**
 * The cross-hair: a line across and a line down the page through the pointer, or through the middle
 * of what has the focus. It takes no presses and is not printed.
 */
export function GuideLines() {
  const across = useRef<HTMLDivElement>(null);
  const down = useRef<HTMLDivElement>(null);
  const request = useRef(0);
  const move = (x: number, y: number) => {
    cancelAnimationFrame(request.current);
    request.current = requestAnimationFrame(() => {
      across.current?.style.setProperty('transform', `translateY(${Math.round(y)}px)`);
      down.current?.style.setProperty('transform', `translateX(${Math.round(x)}px)`);
    });
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const { left, width, bottom } = target.getBoundingClientRect();
    move(left + width / 2, bottom);
  };
  useMount(() => move(window.innerWidth / 2, window.innerHeight / 2));
  useEventListener('pointermove', ({ clientX, clientY }) => move(clientX, clientY), {
    passive: true,
  });
  useEventListener('focusin', onFocus, { target: document });
  useUnmount(() => cancelAnimationFrame(request.current));
  return (
    <div className={`${styles.careGuide} ipr-no-print`} aria-hidden="true">
      <div ref={across} />
      <div ref={down} />
    </div>
  );
}
