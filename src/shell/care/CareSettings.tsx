import { useState } from 'react';
import { CARE_OPTIONS, type CareChoices, setCareChoices, useCareChoices } from '../careMode';
import styles from './care.module.css';
import { resetCare } from './careKeys';
import { CONTRAST_NAMES, zoomName } from './wording';

const SWITCHES = {
  spacing: '加宽间距',
  plain: '纯文本',
  guide: '十字定位线',
  cursor: '大光标',
  caption: '大字幕',
  point: '指读',
} as const;

/** The settings of the care mode: magnifier, high contrast, and what is on or off. */
export function CareSettings({ id }: { id: string }) {
  const choices = useCareChoices();
  const [refused, setRefused] = useState(false);
  const choose = (some: Partial<CareChoices>) => setRefused(!setCareChoices(some));
  return (
    <div id={id} className={styles.careSettings}>
      <div role="group" aria-label="放大" className={styles.careGroup}>
        <span aria-hidden="true">放大</span>
        {CARE_OPTIONS.zoom.map((zoom) => (
          <button
            key={zoom}
            type="button"
            aria-pressed={zoom === choices.zoom}
            onClick={() => choose({ zoom })}
          >
            {zoomName(zoom)}
          </button>
        ))}
      </div>
      <div role="group" aria-label="配色" className={styles.careGroup}>
        <span aria-hidden="true">配色</span>
        {CARE_OPTIONS.contrast.map((contrast) => (
          <button
            key={contrast}
            type="button"
            aria-pressed={contrast === choices.contrast}
            onClick={() => choose({ contrast })}
          >
            {CONTRAST_NAMES[contrast]}
          </button>
        ))}
      </div>
      <div role="group" aria-label="辅助" className={styles.careGroup}>
        <span aria-hidden="true">辅助</span>
        {(Object.keys(SWITCHES) as (keyof typeof SWITCHES)[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={choices[name]}
            onClick={() => choose({ [name]: !choices[name] })}
          >
            {SWITCHES[name]}
          </button>
        ))}
        <button type="button" onClick={resetCare}>
          恢复默认
        </button>
      </div>
      {refused && <p role="alert">浏览器没有允许保存，设置只在这次打开时有效。</p>}
    </div>
  );
}
