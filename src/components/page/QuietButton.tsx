import type { ButtonHTMLAttributes } from 'react';
import styles from './parts.module.css';

/**
 * A button in the line of a text, where a list has many of them: in rows and facets. It looks like
 * antd's small link button, which is drawn twice (README, decision 20).
 */
export function QuietButton({ className = '', ...props }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={`${styles.quiet} ${className}`} />;
}
