import { type RefObject, useEffect, useRef } from 'react';

/** Smallest and largest scale of a chain, and how much one step is. */
export const SCALES = { least: 0.5, most: 1.6, step: 0.1 } as const;

/** A scale within its limits, in whole steps. */
export function withinScales(scale: number): number {
  const steps = Math.round(scale / SCALES.step) * SCALES.step;
  return Math.min(SCALES.most, Math.max(SCALES.least, Number(steps.toFixed(1))));
}

/** Further than this, in px, a press is a drag and chooses nothing. */
const SLACK = 4;

/** Lets a box be dragged with the mouse, and zoomed with Ctrl and the wheel. Touch scrolls by itself. */
export function usePan(
  box: RefObject<HTMLDivElement | null>,
  scale: number,
  onScale: (scale: number) => void,
): void {
  const latest = useRef({ scale, onScale });
  useEffect(() => {
    latest.current = { scale, onScale };
  }, [scale, onScale]);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    let from: { x: number; y: number; left: number; top: number } | undefined;
    let dragged = false;
    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const { scrollLeft: left, scrollTop: top } = current;
      from = { x: event.clientX, y: event.clientY, left, top };
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      dragged ||= Math.abs(x) + Math.abs(y) > SLACK;
      if (!dragged) return;
      current.scrollLeft = from.left - x;
      current.scrollTop = from.top - y;
    };
    const up = () => {
      from = undefined;
    };
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const by = event.deltaY < 0 ? SCALES.step : -SCALES.step;
      latest.current.onScale(withinScales(latest.current.scale + by));
    };
    current.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    current.addEventListener('click', click, true);
    current.addEventListener('wheel', wheel, { passive: false });
    return () => {
      current.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      current.removeEventListener('click', click, true);
      current.removeEventListener('wheel', wheel);
    };
  }, [box]);
}
