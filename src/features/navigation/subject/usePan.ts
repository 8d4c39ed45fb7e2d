import { useEventListener } from 'ahooks';
import { type RefObject, useRef } from 'react';

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
  const from = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  const dragged = useRef(false);
  const down = (event: PointerEvent) => {
    dragged.current = false;
    if (!box.current || event.pointerType !== 'mouse' || event.button !== 0) return;
    const { scrollLeft: left, scrollTop: top } = box.current;
    from.current = { x: event.clientX, y: event.clientY, left, top };
  };
  const move = (event: PointerEvent) => {
    if (!from.current || !box.current) return;
    const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
    dragged.current ||= Math.abs(x) + Math.abs(y) > SLACK;
    if (!dragged.current) return;
    box.current.scrollLeft = from.current.left - x;
    box.current.scrollTop = from.current.top - y;
  };
  const up = () => {
    from.current = undefined;
  };
  const click = (event: MouseEvent) => {
    if (!dragged.current) return;
    dragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    onScale(withinScales(scale + (event.deltaY < 0 ? SCALES.step : -SCALES.step)));
  };
  const target = () => box.current;
  useEventListener('pointerdown', down, { target });
  useEventListener('pointermove', move);
  useEventListener('pointerup', up);
  useEventListener('click', click, { target, capture: true });
  useEventListener('wheel', wheel, { target, passive: false });
}
