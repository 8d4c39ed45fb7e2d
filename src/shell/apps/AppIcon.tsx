import { useState } from 'react';
import type { App } from '@/services/website';
import styles from '../header.module.css';

/** The picture of an app, decorative; the first letter of its title where there is none. */
export function AppIcon({ icon, title }: Pick<App, 'icon' | 'title'>) {
  const [broken, setBroken] = useState(false);
  if (broken || !icon) {
    return (
      <span className={`${styles.appIcon} ${styles.appLetter}`} aria-hidden>
        {Array.from(title.trim())[0] ?? '应'}
      </span>
    );
  }
  return (
    <img
      className={styles.appIcon}
      src={icon}
      alt=""
      width={20}
      height={20}
      onError={() => setBroken(true)}
    />
  );
}
