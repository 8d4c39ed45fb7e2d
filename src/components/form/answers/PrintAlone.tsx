import { useEventListener, useMount } from 'ahooks';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './answers.module.css';

interface Props {
  /** The paper, or the wish for it, is gone. */
  onPrinted: () => void;
  children: ReactNode;
}

/** Prints what it holds in place of the page as soon as it is there; on the screen it is not shown. */
export function PrintAlone({ onPrinted, children }: Props) {
  useEventListener('afterprint', onPrinted);
  useMount(() => window.print());
  return createPortal(<div className={styles.printAlone}>{children}</div>, document.body);
}
