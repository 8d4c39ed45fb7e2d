import { Button, Flex } from 'antd';
import type { KeyboardEvent } from 'react';
import { dialogOver } from '@/components/dialog/dialogOver';
import { PageDialog } from '@/components/dialog/PageDialog';
import { placeKey } from '@/components/reading/placeKey';
import { FigureImage, figureName } from './FigureImage';
import { FigureStage } from './FigureStage';
import { type Figure, useFigures } from './figures';
import styles from './record.module.css';
import { useFigureView } from './useFigureView';

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
