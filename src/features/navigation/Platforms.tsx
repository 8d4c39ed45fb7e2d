import { BIG_DATA_PLATFORMS } from '../../../config/portal';
import styles from './subject/chain.module.css';

/** The larger platforms beside the portal; each opens beside what is read. */
export function Platforms() {
  return (
    <p className={styles.nodeWays}>
      {BIG_DATA_PLATFORMS.map(({ name, url }) => (
        <a
          key={name}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name}，在新窗口打开`}
        >
          {name} ↗
        </a>
      ))}
    </p>
  );
}
