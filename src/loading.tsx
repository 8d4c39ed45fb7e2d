import { useContext } from 'react';
import { StillWaiting } from '@/components/state/LongWait';
import { WaitingLines } from '@/components/state/WaitingLines';
import { InLayout } from '@/shell/InLayout';
import { staticShell } from '../config/staticShell';

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
