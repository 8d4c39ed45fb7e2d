import styles from './drawing.module.css';

const PARTS = { whole: styles.whole, lines: styles.lines, top: styles.top };

/**
 * A patent drawing (look: signatures). Decorative, in the colour of the text around it.
 *
 * @param part the whole drawing, its lines without the numerals, or its upper part alone where
 *   there is little room
 * @param className where it stands, and how high
 */
export function PatentDrawing({
  part = 'whole',
  className = '',
}: {
  part?: keyof typeof PARTS;
  className?: string | undefined;
}) {
  return <span className={`${PARTS[part]} ${className}`} aria-hidden="true" />;
}
