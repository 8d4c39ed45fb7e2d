import type { ButtonHTMLAttributes } from 'react';
import styles from './parts.module.css';

/**
 * A button in the line of a text, where a page has many of them: in rows, facets, tables and beside
 * charts. It looks like antd's small link button, which takes eight times as long to be drawn
 * (README, decision 20).
 */
export function QuietButton({ className = '', ...props }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={`${styles.quiet} ${className}`} />;
}
