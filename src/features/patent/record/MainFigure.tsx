import { FigureImage, figureName } from './FigureImage';
import { mainFigureOf, useFigures } from './figures';
import styles from './record.module.css';

/** The drawing of the abstract, which opens in the viewer; nothing when there is none. */
export function MainFigure() {
  const { figures, open } = useFigures();
  const figure = mainFigureOf(figures);
  if (!figure) return null;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-label={`打开${figureName(figure)}`}
      onClick={() => open(figure)}
    >
      <FigureImage figure={figure} size="full" named />
      <span className={styles.besideCaption}>{figureName(figure)}</span>
    </button>
  );
}
