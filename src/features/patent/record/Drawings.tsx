import { placeKey } from '@/components/reading/placeKey';
import { FigureImage, figureName } from './FigureImage';
import { useFigures } from './figures';
import styles from './record.module.css';

/** All drawings or views as a strip; each opens in the viewer. */
export function Drawings() {
  const { figures, open } = useFigures();
  if (figures.length === 0) return <p>未提供</p>;
  return (
    <ul className={styles.strip}>
      {figures.map((figure, index) => (
        <li key={placeKey(index, figure.label, figure.no)}>
          <button type="button" className={styles.figure} onClick={() => open(figure)}>
            <FigureImage figure={figure} size="thumb" named />
            <span className={styles.besideCaption}>{figureName(figure)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
