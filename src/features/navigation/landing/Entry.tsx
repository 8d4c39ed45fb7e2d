import type { ComponentType, ReactNode } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import styles from './landing.module.css';

interface Props {
  icon: ComponentType<{ 'aria-hidden': true }>;
  /** What it is for. */
  line: string;
  /** The link, which is as large as the entry. */
  children: ReactNode;
}

/** One thing that can be done: its sign, the link, what it is for. */
export function Entry({ icon: Icon, line, children }: Props) {
  return (
    <li className={`${styles.entry} ${partsStyles.covered}`}>
      <Icon aria-hidden />
      {children}
      <p className="ipr-note">{line}</p>
    </li>
  );
}
