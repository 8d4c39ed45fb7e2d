import styles from './drawing.module.css';

const PARTS = { whole: styles.whole, lines: styles.lines, top: styles.top };

/**
 * A patent drawing (look: signatures). Decorative, in the colour of the text around it.
 *
 * @param part the whole drawing, its lines without the numerals, or its upper part alone where
 *   there is little room
 */
export function PatentDrawing({ part = 'whole' }: { part?: keyof typeof PARTS }) {
  return <span className={`ipr-drawing ${PARTS[part]}`} aria-hidden="true" />;
}
