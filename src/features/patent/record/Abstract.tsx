import type { PatentRecord } from '@/services/cnipr';
import { MainFigure } from './MainFigure';
import { useNumerals } from './numerals';
import { ReadText } from './ReadText';
import styles from './record.module.css';

/** The abstract beside its drawing. */
export function Abstract({ record }: { record: PatentRecord }) {
  const { inDescription } = useNumerals();
  return (
    <div className={styles.abstractBody}>
      <p className="ipr-reading">
        {record.abstract ? (
          <ReadText text={record.abstract} field="AB" reader={inDescription} />
        ) : (
          '未提供'
        )}
      </p>
      <MainFigure />
    </div>
  );
}
