import styles from './shell.module.css';
/** The portal's own mark: a seal-like square with an open book of claims. Decorative. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="4" fill="var(--ipr-accent, #b8352a)" />
      <path
        d="M7 9h7.2c1 0 1.8.8 1.8 1.8V24c0-1-.8-1.8-1.8-1.8H7zM25 9h-7.2c-1 0-1.8.8-1.8 1.8V24c0-1 .8-1.8 1.8-1.8H25z"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M9.5 13h4M9.5 17h4M18.5 13h4M18.5 17h4" stroke="#fff" strokeWidth="1.6" />
    </svg>
  );
}
