import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** The paper, or the wish for it, is gone. */
  onPrinted: () => void;
  children: ReactNode;
}

/** Prints what it holds in place of the page as soon as it is there; on the screen it is not shown. */
export function PrintAlone({ onPrinted, children }: Props) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, []);
  return createPortal(<div className="ipr-print-alone">{children}</div>, document.body);
}
