import { type ReactNode, useId } from 'react';
import styles from '@/components/flow/flow.module.css';

interface Props {
  /** The rail leads to it. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A part of a request's page under its own heading. */
export function ViewSection({ id, title, children }: Props) {
  const heading = useId();
  return (
    <section
      {...(id && { id, tabIndex: -1 })}
      className={`ipr-sheet ${styles.requestPanel}`}
      aria-labelledby={heading}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
