import { useEventListener, useUpdateLayoutEffect } from 'ahooks';
import { Button, Flex } from 'antd';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { dialogOver } from '@/components/dialog/dialogOver';
import { PageDialog } from '@/components/dialog/PageDialog';
import { placeKey } from '@/components/reading/placeKey';
import { FigureImage, figureName } from './FigureImage';
import { type Figure, useFigures } from './figures';
import styles from './record.module.css';

const ZOOMS = [1, 1.5, 2, 3, 4, 6, 8] as const;

/** How a figure is looked at: zoom relative to the size that fits, quarter turns clockwise. */
interface FigureView {
  zoom: number;
  /** 0, 90, 180 or 270 degrees. */
  turn: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  zoomIn: () => void;
  zoomOut: () => void;
  rotate: () => void;
  reset: () => void;
}

/** Zoom in steps and rotation in quarters. */
function useFigureView(): FigureView {
  const [step, setStep] = useState(0);
  const [turn, setTurn] = useState(0);
  return {
    zoom: ZOOMS[step] ?? 1,
    turn,
    canZoomIn: step < ZOOMS.length - 1,
    canZoomOut: step > 0,
    zoomIn: () => setStep((now) => Math.min(now + 1, ZOOMS.length - 1)),
    zoomOut: () => setStep((now) => Math.max(now - 1, 0)),
    rotate: () => setTurn((now) => (now + 90) % 360),
    reset: () => {
      setStep(0);
      setTurn(0);
    },
  };
}

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
function FigureStage({ figure, view }: { figure: Figure; view: FigureView }) {
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

interface Props {
  figure: Figure;
  onShow: (figure: Figure) => void;
  onClose: () => void;
}

/** Full screen is a wish that the browser may refuse; the viewer fills the window in any case. */
function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : dialogOver()?.requestFullscreen?.();
  change?.catch(() => {});
}

/** Looks at one figure after another: strip, zoom, rotation, full screen, all by keyboard. */
export default function DrawingViewer({ figure, onShow, onClose }: Props) {
  const { figures } = useFigures();
  const view = useFigureView();
  const same = (one: Figure) =>
    one === figure || (one.no !== undefined && one.no === figure.no && one.label === figure.label);
  const at = figures.findIndex(same);
  const current = figures[at] ?? figure;

  const show = (index: number) => {
    const wanted = figures[index];
    if (!wanted) return;
    view.reset();
    onShow(wanted);
  };
  const actions: Record<string, () => void> = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    Home: () => show(0),
    End: () => show(figures.length - 1),
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    '0': view.reset,
    r: view.rotate,
    f: toggleFullScreen,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <PageDialog
      title={`附图：${figureName(current)}`}
      size="window"
      closable={false}
      screenOnly
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <Flex wrap gap="4px 16px" align="center" className={styles.viewerBar}>
        <p role="status">
          {figureName(current)}
          <span className="ipr-num">
            {at + 1} / {figures.length}
          </span>
          {view.zoom > 1 && <span className="ipr-num">放大到 {view.zoom * 100}%</span>}
          {view.turn > 0 && <span className="ipr-num">旋转 {view.turn}°</span>}
        </p>
        <Button size="small" aria-disabled={at <= 0} title="快捷键 ←" onClick={() => show(at - 1)}>
          上一幅
        </Button>
        <Button
          size="small"
          aria-disabled={at >= figures.length - 1}
          title="快捷键 →"
          onClick={() => show(at + 1)}
        >
          下一幅
        </Button>
        <Button size="small" aria-disabled={!view.canZoomIn} title="快捷键 +" onClick={view.zoomIn}>
          放大
        </Button>
        <Button
          size="small"
          aria-disabled={!view.canZoomOut}
          title="快捷键 -"
          onClick={view.zoomOut}
        >
          缩小
        </Button>
        <Button size="small" title="快捷键 r" onClick={view.rotate}>
          旋转
        </Button>
        <Button size="small" title="快捷键 0" onClick={view.reset}>
          还原
        </Button>
        <Button size="small" title="快捷键 f" onClick={toggleFullScreen}>
          全屏
        </Button>
        <Button size="small" title="快捷键 Esc" onClick={onClose}>
          关闭
        </Button>
      </Flex>
      <FigureStage figure={current} view={view} />
      <Flex component="ul" gap={8} className={styles.viewerStrip} aria-label="全部附图">
        {figures.map((one, index) => (
          <li key={placeKey(index, one.label, one.no)}>
            <button
              type="button"
              aria-current={same(one) ? 'true' : undefined}
              aria-label={figureName(one)}
              onClick={() => show(index)}
            >
              <FigureImage figure={one} size="thumb" named />
            </button>
          </li>
        ))}
      </Flex>
    </PageDialog>
  );
}
