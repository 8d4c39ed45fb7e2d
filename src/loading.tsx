import { useContext } from 'react';
import { StillWaiting } from '@/components/state/LongWait';

import { InLayout } from '@/shell/InLayout';
import { staticShell } from '../config/staticShell';
import { LongWait } from './components/state/LongWait';
import styles from './components/state/state.module.css';

/**
 * Grey lines while a page's script loads. They stand in the first script, which the user pages load
 * too, and there antd's Skeleton (2.5 KB) has no room.
 */
function WaitingLines() {
  return (
    <div className={styles.waiting} role="status" aria-label="正在加载">
      <LongWait />
      {[30, 90, 80, 85, 60].map((width) => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/**
 * Shown while the session or a page's script loads. Before the layout stands it is the same markup
 * as the HTML's static shell, so nothing moves; inside the layout it is grey lines.
 */
export default function Loading() {
  if (useContext(InLayout)) return <WaitingLines />;
  return (
    <div className="ipr-shell-loading">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, the one in index.html */}
      <div dangerouslySetInnerHTML={{ __html: staticShell }} />
      <StillWaiting when />
    </div>
  );
}
