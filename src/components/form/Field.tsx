import type { ReactNode } from 'react';
import styles from './form.module.css';

/** What a control needs to be tied to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  id: string;
  label: string;
  optional?: boolean | undefined;
  hint?: ReactNode;
  error: ReactNode;
  /** The error is not announced when it comes. */
  hushed?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** The parts of a field in reading order: label, hint, control, error. */
export function Field({ id, label, optional, hint, error, hushed, children }: Props) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className="ipr-field">
      <label className="ipr-field-label" htmlFor={id}>
        {label}
        {optional && <span className={styles.fieldOptional}>（选填）</span>}
      </label>
      {hint && (
        <p className={`${styles.fieldHint} ipr-note`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={id} error={error} hushed={hushed} />
    </div>
  );
}

interface ErrorProps {
  id: string;
  error: ReactNode;
  /** Not announced when it comes: something else has said it already. */
  hushed?: boolean | undefined;
}

/** The line under a control; it stands there empty, so that nothing moves when an error comes. */
export function FieldError({ id, error, hushed = false }: ErrorProps) {
  return (
    <p className="ipr-field-error" id={`${id}-error`} aria-live={hushed ? undefined : 'polite'}>
      {error}
    </p>
  );
}
