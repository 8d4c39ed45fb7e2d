import { type ReactNode, useId } from 'react';
import styles from '@/components/flow/flow.module.css';

/** A part of a request's page under its own heading. */
export function ViewSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`ipr-sheet ${styles.requestPanel}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
