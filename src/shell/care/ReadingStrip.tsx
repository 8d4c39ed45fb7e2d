import { useEffect, useRef } from 'react';
import { CARE_OPTIONS, setCareChoices, useCareChoices } from '../careMode';
import { moveReading, pauseOrGoOn, respeak, stopReading, useReading } from './reader';
import { SILENCES } from './wording';

/** The speeds from slow to fast. */
const RATES = [...CARE_OPTIONS.rate].sort((one, other) => one - other);

/**
 * Where the reading is and what steers it, at the lower edge of the window for as long as it goes
 * on; the page ends above it. Where there is no reading it says why.
 *
 * @param onText shows the text to be read by other means
 */
export function ReadingStrip({ onText }: { onText: () => void }) {
  const { phase, block, within, silence } = useReading();
  const { rate } = useCareChoices();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const height = () => `${strip.current?.offsetHeight ?? 0}px`;
    const measure = () => root.style.setProperty('--ipr-care-strip', height());
    measure();
    const observer = new ResizeObserver(measure);
    if (strip.current) observer.observe(strip.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--ipr-care-strip');
    };
  }, []);
  const paused = phase === 'paused';
  const going = paused || phase === 'speaking';
  return (
    <div ref={strip} className="ipr-care-strip" role="group" aria-label="朗读">
      <span className="ipr-num">
        {silence && <>{SILENCES[silence]} </>}
        {phase === 'starting' && '正在准备语音…'}
        {going && `${paused ? '已暂停' : '正在读'}：第 ${block.at + 1} 段，共 ${block.total} 段`}
        {going && within.total > 1 && `；本段第 ${within.at + 1} 句，共 ${within.total} 句`}
      </span>
      {going && (
        <>
          <button type="button" className="ipr-button" onClick={pauseOrGoOn}>
            {paused ? (silence ? '重读' : '继续') : '暂停'}
          </button>
          <button type="button" className="ipr-button" onClick={() => moveReading(-1)}>
            上一句
          </button>
          <button type="button" className="ipr-button" onClick={() => moveReading(1)}>
            下一句
          </button>
        </>
      )}
      {(silence === 'noVoice' || silence === 'failed') && (
        <button type="button" className="ipr-button" onClick={onText}>
          查看本页文字
        </button>
      )}
      <button type="button" className="ipr-button" onClick={stopReading}>
        {phase === 'idle' ? '关闭' : '停止'}
        <span className="ipr-care-key">（Esc）</span>
      </button>
      {going && (
        <label>
          语速
          <select
            value={rate}
            onChange={({ target }) => {
              const chosen = RATES.find((one) => String(one) === target.value);
              if (!chosen) return;
              setCareChoices({ rate: chosen });
              respeak();
            }}
          >
            {RATES.map((one) => (
              <option key={one} value={one}>
                {one} 倍
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
