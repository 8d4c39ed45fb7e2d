import {
  PlayCircleOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  SoundOutlined,
} from '@ant-design/icons';
import { history } from '@umijs/max';
import { useEventListener, useMount, useUnmount } from 'ahooks';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { setCareChoices, useCareChoices, useCareMode, useToolsShown } from '../careMode';
import styles from '../shell.module.css';
import { CareSettings } from './CareSettings';
import careStyles from './care.module.css';
import { type Place, placeOfFocus, placeOfPress, plainTextOf, readableRoot } from './pageText';
import { usePointing } from './pointing';
import { ReadingStrip } from './ReadingStrip';
import { reading, startReading, stopElsewhere, stopReading, useReading } from './reader';
import { lastPlace, openDialog, say, setPlace, useShared } from './shared';
import { SILENCES } from './wording';

export { pressCareKey } from './careKeys';

/** Reading, or saying why not: both have the strip. */
const active = () => reading().phase !== 'idle' || reading().silence !== undefined;

/** Stops reading on Escape before anything else takes the key, and when the page is left. */
function useEndOfReading() {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !active()) return;
    event.preventDefault();
    event.stopPropagation();
    stopReading();
  };
  useEventListener('keydown', onKey, { capture: true });
  useEventListener('pagehide', () => active() && stopReading());
  useEffect(() => {
    const unlisten = history.listen?.(() => {
      // The address has not changed before this.
      queueMicrotask(stopElsewhere);
    });
    return () => {
      unlisten?.();
      if (active()) stopReading();
    };
  }, []);
}

/** The dialogs' script, loaded with the first of them. */
function useDialogs(wanted: boolean) {
  const [dialogs, setDialogs] = useState<typeof import('./CareDialogs')>();
  useEffect(() => {
    if (!wanted || dialogs) return;
    import('./CareDialogs').then(setDialogs, () => {
      openDialog(undefined);
      say('没有打开，请检查网络连接后再试。');
    });
  }, [wanted, dialogs]);
  return dialogs;
}

function readFromPlace() {
  const place = lastPlace();
  if (place) startReading(place);
  else say('请先点一下要从哪里读起，再按“从此处读”。');
}

interface Props {
  /** Shows what is pointed at in a large line at the lower edge of the window. */
  large: boolean;
  /** Says it. */
  aloud: boolean;
}

/**
 * What is under the pointer or has the focus, once more and large (domain reference 7, 适老化). It
 * is a picture of the page: nothing can be pressed in it, and screen readers have the page itself.
 */
function Pointed({ large, aloud }: Props) {
  const [text, setText] = useState('');
  usePointing(setText, aloud);
  if (!large) return null;
  return (
    <div className={careStyles.careCaption} aria-hidden="true">
      <span>{text || '指向或选中的文字在这里放大显示'}</span>
    </div>
  );
}

/**
 * The cross-hair: a line across and a line down the page through the pointer, or through the middle
 * of what has the focus. It takes no presses and is not printed.
 */
function GuideLines() {
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
    <div className={`${careStyles.careGuide} ipr-no-print`} aria-hidden="true">
      <div ref={across} />
      <div ref={down} />
    </div>
  );
}

/**
 * The toolbar of the care mode, the second landmark of the page: read-aloud, settings, statement
 * (domain reference 7, 适老化). It stands in the page, above everything else.
 */
export default function CareTools() {
  const id = useId();
  const shown = useToolsShown();
  const careMode = useCareMode();
  const { guide, caption, point } = useCareChoices();
  const { said, dialog } = useShared();
  const { phase, silence } = useReading();
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly string[]>([]);
  const bar = useRef<HTMLDivElement>(null);
  useEndOfReading();
  const remember = (place: Place | undefined) => place && setPlace(place);
  useEventListener('pointerdown', (event) => remember(placeOfPress(event)), { target: document });
  useEventListener('focusin', (event) => remember(placeOfFocus(event)), { target: document });
  const dialogs = useDialogs(dialog !== undefined);
  const reads = phase !== 'idle' || silence !== undefined;
  const wasReading = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone with the strip.
    if (wasReading.current && !reads && document.activeElement === document.body) {
      bar.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    wasReading.current = reads;
  }, [reads]);
  const showText = () => {
    const root = readableRoot();
    setLines(root ? plainTextOf(root) : []);
    openDialog('text');
  };
  return (
    <section className={`${styles.careTools} ipr-no-print`} aria-label="辅助工具">
      {shown && (
        <div ref={bar} className={styles.careBar}>
          <Button type="text" icon={<SoundOutlined aria-hidden />} onClick={() => startReading()}>
            朗读全文
          </Button>
          <Button type="text" icon={<PlayCircleOutlined aria-hidden />} onClick={readFromPlace}>
            从此处读
          </Button>
          <Button
            type="text"
            icon={<SettingOutlined aria-hidden />}
            aria-expanded={open}
            aria-controls={`${id}-settings`}
            onClick={() => setOpen(!open)}
          >
            显示设置
          </Button>
          <Button
            type="text"
            icon={<QuestionCircleOutlined aria-hidden />}
            onClick={() => openDialog('help')}
          >
            适老版说明
          </Button>
          {!careMode && (
            <Button type="text" onClick={() => setCareChoices({ asked: false })}>
              收起
            </Button>
          )}
        </div>
      )}
      {shown && open && <CareSettings id={`${id}-settings`} />}
      <p role="status" className={shown && !silence ? careStyles.careSaid : 'ipr-visually-hidden'}>
        {silence ? SILENCES[silence] : said}
      </p>
      {reads && <ReadingStrip onText={showText} />}
      {guide && <GuideLines />}
      {(caption || point) && <Pointed large={caption} aloud={point} />}
      {dialogs && dialog === 'help' && <dialogs.AccessHelp />}
      {dialogs && dialog === 'text' && <dialogs.PageText lines={lines} />}
    </section>
  );
}
