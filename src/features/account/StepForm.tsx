import type { ReactNode } from 'react';
import styles from '@/components/form/form.module.css';

/** The heading of the step on the screen; it takes the focus when another step is reached. */
export const STEP_TITLE = 'step-title';

interface Props {
  title: string;
  /** The list of steps above says its name: it is heard and takes the focus, and is not seen again. */
  said?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** One step under its own heading. */
export function StepForm({ title, said = false, onSubmit, children }: Props) {
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={STEP_TITLE}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 id={STEP_TITLE} tabIndex={-1} className={said ? 'ipr-visually-hidden' : undefined}>
        {title}
      </h2>
      {children}
    </form>
  );
}
