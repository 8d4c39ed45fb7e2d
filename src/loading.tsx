import { useContext } from 'react';
import { SkeletonLines } from '@/components/state/Skeleton';
import { InLayout } from '@/shell/InLayout';
import { staticShell } from '../config/staticShell';

/**
 * Shown while the session or a page's script loads. Before the layout stands it is the same markup
 * as the HTML's static shell, so nothing moves; inside the layout it is grey lines.
 */
export default function Loading() {
  if (useContext(InLayout)) return <SkeletonLines widths={[30, 90, 80, 85, 60]} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, the one in index.html
  return <div dangerouslySetInnerHTML={{ __html: staticShell }} />;
}
