import { history } from '@umijs/max';
import { useEffect, useId, useRef, useState } from 'react';
import { setCareChoices, useCareChoices, useCareMode, useToolsShown } from '../careMode';
import { AccessHelp, PageText } from './CareDialogs';
import { CareSettings } from './CareSettings';
import { GuideLines } from './GuideLines';
import { Pointed } from './Pointed';
import { followPlace, plainTextOf, readableRoot } from './pageText';
import { ReadingStrip } from './ReadingStrip';
import { reading, startReading, stopElsewhere, stopReading, useReading } from './reader';
import { lastPlace, openDialog, say, setPlace, useShared } from './shared';
import { SILENCES } from './wording';

export { pressCareKey } from './careKeys';

/** Reading, or saying why not: both have the strip. */
const active = () => reading().phase !== 'idle' || reading().silence !== undefined;

/** Stops reading on Escape before anything else takes the key, and when the page is left. */
function useEndOfReading() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !active()) return;
      event.preventDefault();
      event.stopPropagation();
      stopReading();
    };
    const onHide = () => active() && stopReading();
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pagehide', onHide);
    const unlisten = history.listen?.(() => {
      // The address has not changed before this.
      queueMicrotask(stopElsewhere);
    });
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pagehide', onHide);
      unlisten?.();
      if (active()) stopReading();
    };
  }, []);
}

function readFromPlace() {
  const place = lastPlace();
  if (place) startReading(place);
  else say('请先点一下要从哪里读起，再按“从此处读”。');
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
  useEffect(() => followPlace(setPlace), []);
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
    <section className="ipr-care" aria-label="辅助工具">
      {shown && (
        <div ref={bar} className="ipr-care-bar">
          <button type="button" className="ipr-button" onClick={() => startReading()}>
            朗读全文
          </button>
          <button type="button" className="ipr-button" onClick={readFromPlace}>
            从此处读
          </button>
          <button
            type="button"
            className="ipr-button"
            aria-expanded={open}
            aria-controls={`${id}-settings`}
            onClick={() => setOpen(!open)}
          >
            设置
          </button>
          <button type="button" className="ipr-button" onClick={() => openDialog('help')}>
            说明
          </button>
          {!careMode && (
            <button
              type="button"
              className="ipr-button"
              onClick={() => setCareChoices({ asked: false })}
            >
              收起
            </button>
          )}
        </div>
      )}
      {shown && open && <CareSettings id={`${id}-settings`} />}
      <p role="status" className={shown && !silence ? 'ipr-care-said' : 'ipr-visually-hidden'}>
        {silence ? SILENCES[silence] : said}
      </p>
      {reads && <ReadingStrip onText={showText} />}
      {guide && <GuideLines />}
      {(caption || point) && <Pointed large={caption} aloud={point} />}
      {dialog === 'help' && <AccessHelp />}
      {dialog === 'text' && <PageText lines={lines} />}
    </section>
  );
}
