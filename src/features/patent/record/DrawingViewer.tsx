import { type KeyboardEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '@/components/dialog/useModal';
import { placeKey } from '@/components/reading/placeKey';
import { FigureImage, figureName } from './FigureImage';
import { FigureStage } from './FigureStage';
import { type Figure, useFigures } from './figures';
import { useFigureView } from './useFigureView';

interface Props {
  figure: Figure;
  onShow: (figure: Figure) => void;
  onClose: () => void;
}

/** Full screen is a wish that the browser may refuse; the viewer fills the window in any case. */
function toggleFullScreen(element: HTMLElement | null): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : element?.requestFullscreen?.();
  change?.catch(() => {});
}

/** Looks at one figure after another: strip, zoom, rotation, full screen, all by keyboard. */
export default function DrawingViewer({ figure, onShow, onClose }: Props) {
  const { figures } = useFigures();
  const dialog = useRef<HTMLDivElement>(null);
  const view = useFigureView();
  const trapTab = useModal(dialog);
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
    Escape: onClose,
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    Home: () => show(0),
    End: () => show(figures.length - 1),
    '+': view.zoomIn,
    '=': view.zoomIn,
    '-': view.zoomOut,
    '0': view.reset,
    r: view.rotate,
    f: () => toggleFullScreen(dialog.current),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    trapTab(event);
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return createPortal(
    <div
      ref={dialog}
      className="ipr-viewer"
      role="dialog"
      aria-modal="true"
      aria-label={`附图：${figureName(current)}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="ipr-viewer-bar">
        <p role="status">
          {figureName(current)}
          <span className="ipr-num">
            {at + 1} / {figures.length}
          </span>
          {view.zoom > 1 && <span className="ipr-num">放大到 {view.zoom * 100}%</span>}
          {view.turn > 0 && <span className="ipr-num">旋转 {view.turn}°</span>}
        </p>
        <button
          type="button"
          className="ipr-small-button"
          aria-disabled={at <= 0}
          title="快捷键 ←"
          onClick={() => show(at - 1)}
        >
          上一幅
        </button>
        <button
          type="button"
          className="ipr-small-button"
          aria-disabled={at >= figures.length - 1}
          title="快捷键 →"
          onClick={() => show(at + 1)}
        >
          下一幅
        </button>
        <button
          type="button"
          className="ipr-small-button"
          aria-disabled={!view.canZoomIn}
          title="快捷键 +"
          onClick={view.zoomIn}
        >
          放大
        </button>
        <button
          type="button"
          className="ipr-small-button"
          aria-disabled={!view.canZoomOut}
          title="快捷键 -"
          onClick={view.zoomOut}
        >
          缩小
        </button>
        <button type="button" className="ipr-small-button" title="快捷键 r" onClick={view.rotate}>
          旋转
        </button>
        <button type="button" className="ipr-small-button" title="快捷键 0" onClick={view.reset}>
          还原
        </button>
        <button
          type="button"
          className="ipr-small-button"
          title="快捷键 f"
          onClick={() => toggleFullScreen(dialog.current)}
        >
          全屏
        </button>
        <button type="button" className="ipr-small-button" title="快捷键 Esc" onClick={onClose}>
          关闭
        </button>
      </div>
      <FigureStage figure={current} view={view} />
      <ul className="ipr-viewer-strip" aria-label="全部附图">
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
      </ul>
    </div>,
    document.body,
  );
}
