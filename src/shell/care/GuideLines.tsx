import { useEffect, useRef } from 'react';

/**
 * The cross-hair: a line across and a line down the page through the pointer, or through the middle
 * of what has the focus. It takes no presses and is not printed.
 */
export function GuideLines() {
  const across = useRef<HTMLDivElement>(null);
  const down = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let request = 0;
    const move = (x: number, y: number) => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => {
        across.current?.style.setProperty('transform', `translateY(${Math.round(y)}px)`);
        down.current?.style.setProperty('transform', `translateX(${Math.round(x)}px)`);
      });
    };
    const onPointer = ({ clientX, clientY }: PointerEvent) => move(clientX, clientY);
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const { left, width, bottom } = target.getBoundingClientRect();
      move(left + width / 2, bottom);
    };
    move(window.innerWidth / 2, window.innerHeight / 2);
    window.addEventListener('pointermove', onPointer, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(request);
      window.removeEventListener('pointermove', onPointer);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  return (
    <div className="ipr-care-guide" aria-hidden="true">
      <div ref={across} />
      <div ref={down} />
    </div>
  );
}
