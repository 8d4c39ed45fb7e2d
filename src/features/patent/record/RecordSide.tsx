import type { ReactNode } from 'react';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import { MainFigure } from './MainFigure';
import styles from './record.module.css';

/** As in record.css: from here on the drawing stays in sight beside the text. */
const WIDE = '(min-width: 1440px)';

/**
 * What can be done with the patent, above the text; on a wide screen beside it, below the drawing
 * that stands with the abstract otherwise.
 */
export function RecordSide({ children }: { children: ReactNode }) {
  const wide = useScreenMatches(WIDE);
  return (
    <div className={styles.recordSide}>
      {wide && (
        <div className={`${styles.recordFigure} ipr-no-print`}>
          <MainFigure />
        </div>
      )}
      {children}
    </div>
  );
}
