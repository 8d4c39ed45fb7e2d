import styles from './drawing.module.css';

const PARTS = { whole: styles.whole, lying: styles.lying, top: styles.top };

/**
 * A patent drawing (look: signatures). Decorative, in the colour of the text around it.
 *
 * @param part the whole drawing, the same to lie on its side in a band, or its upper part alone
 *   where there is little room
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
