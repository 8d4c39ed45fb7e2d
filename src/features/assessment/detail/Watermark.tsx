import { type ReactNode, useId } from 'react';
import styles from '../result/result.module.css';

interface Props {
  text: string;
  children: ReactNode;
}

/** A page with a text behind it, on screen and on every sheet of paper (domain reference 2.7). */
export function Watermark({ text, children }: Props) {
  const id = useId();
  return (
    <div className={styles.watermarked}>
      <svg className={styles.watermark} aria-hidden="true" data-text={text}>
        <defs>
          <pattern
            id={id}
            width="420"
            height="220"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-24)"
          >
            <text x="0" y="110">
              {text}
            </text>
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      {children}
    </div>
  );
}
