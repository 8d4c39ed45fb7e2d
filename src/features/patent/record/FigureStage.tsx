import { useEventListener, useUpdateLayoutEffect } from 'ahooks';
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FigureImage } from './FigureImage';
import type { Figure } from './figures';
import styles from './record.module.css';
import type { FigureView } from './useFigureView';

interface Size {
  width: number;
  height: number;
}

/** Scale at which a picture fits into the stage; small pictures are enlarged, vectors lose nothing. */
function fit(picture: Size, stage: Size): number {
  return Math.min(stage.width / picture.width, stage.height / picture.height);
}

/** Zooms with Ctrl and the wheel, or two fingers on a touch pad, in place of the browser's own zoom. */
function useWheelZoom(
  stage: RefObject<HTMLElement | null>,
  { zoomIn, zoomOut }: Pick<FigureView, 'zoomIn' | 'zoomOut'>,
): void {
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    if (event.deltaY < 0) zoomIn();
    else zoomOut();
  };
  useEventListener('wheel', onWheel, { target: () => stage.current, passive: false });
}

/** Keeps the middle of what is seen in the middle when the picture grows, shrinks or turns. */
function useMiddle(stage: RefObject<HTMLElement | null>, scale: number | undefined, turn: number) {
  const middle = useRef({ x: 0.5, y: 0.5 });
  useUpdateLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    element.scrollLeft = middle.current.x * scrollWidth - clientWidth / 2;
    element.scrollTop = middle.current.y * scrollHeight - clientHeight / 2;
  }, [stage, scale, turn]);
  return () => {
    const element = stage.current;
    if (!element) return;
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element;
    middle.current = {
      x: (scrollLeft + element.clientWidth / 2) / scrollWidth,
      y: (scrollTop + element.clientHeight / 2) / scrollHeight,
    };
  };
}

/** Where the figure is seen: it fits at first, and scrolls or is dragged when it is larger. */
export function FigureStage({ figure, view }: { figure: Figure; view: FigureView }) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size>();
  const [natural, setNatural] = useState<Size>();
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useWheelZoom(stage, view);

  const lying = view.turn % 180 !== 0;
  const turned = natural && (lying ? { width: natural.height, height: natural.width } : natural);
  const scale = turned && room ? fit(turned, room) * view.zoom : undefined;
  const shown = scale && turned && natural;
  const rememberMiddle = useMiddle(stage, scale, view.turn);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
    event.currentTarget.scrollBy(-event.movementX, -event.movementY);
  };
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-large={view.zoom > 1}
      onPointerMove={drag}
      onScroll={rememberMiddle}
    >
      <div
        className={styles.stagePicture}
        style={shown ? { width: turned.width * scale, height: turned.height * scale } : {}}
      >
        <FigureImage
          key={`${figure.label} ${figure.no}`}
          figure={figure}
          size="full"
          onSize={(width, height) => setNatural({ width: width || 400, height: height || 300 })}
          style={
            shown
              ? {
                  width: natural.width * scale,
                  height: natural.height * scale,
                  transform: `translate(-50%, -50%) rotate(${view.turn}deg)`,
                }
              : {}
          }
        />
      </div>
    </div>
  );
}
