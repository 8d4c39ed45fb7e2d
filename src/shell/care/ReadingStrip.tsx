import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { PlainSelect } from '@/components/form/PlainSelect';
import { CARE_OPTIONS, setCareChoices, useCareChoices } from '../careMode';
import styles from './care.module.css';
import { moveReading, pauseOrGoOn, respeak, stopReading, useReading } from './reader';
import { SILENCES } from './wording';

/** The speeds from slow to fast. */
const RATES = [...CARE_OPTIONS.rate]
  .sort((one, other) => one - other)
  .map((value) => ({ value, label: `${value} 倍` }));

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
    <div ref={strip} className={`${styles.careStrip} ipr-no-print`} role="group" aria-label="朗读">
      <span className="ipr-num">
        {silence && <>{SILENCES[silence]} </>}
        {phase === 'starting' && '正在准备语音…'}
        {going && `${paused ? '已暂停' : '正在读'}：第 ${block.at + 1} 段，共 ${block.total} 段`}
        {going && within.total > 1 && `；本段第 ${within.at + 1} 句，共 ${within.total} 句`}
      </span>
      {going && (
        <>
          <Button onClick={pauseOrGoOn}>{paused ? (silence ? '重读' : '继续') : '暂停'}</Button>
          <Button onClick={() => moveReading(-1)}>上一句</Button>
          <Button onClick={() => moveReading(1)}>下一句</Button>
        </>
      )}
      {(silence === 'noVoice' || silence === 'failed') && (
        <Button onClick={onText}>查看本页文字</Button>
      )}
      <Button onClick={stopReading}>
        {phase === 'idle' ? '关闭' : '停止'}
        <span className={styles.careKey}>（Esc）</span>
      </Button>
      {going && (
        <label>
          语速
          <PlainSelect
            value={rate}
            options={RATES}
            onChange={(chosen) => {
              setCareChoices({ rate: chosen });
              respeak();
            }}
          />
        </label>
      )}
    </div>
  );
}
