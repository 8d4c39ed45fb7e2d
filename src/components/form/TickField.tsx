import type { ReactNode } from 'react';
import { FieldError } from './Field';
import styles from './form.module.css';
import { Tick } from './Tick';
import { type FieldBinding, TICKED } from './useForm';

/** A box to tick, never ticked beforehand; its sentence stands beside it. */
export function TickField({ field, children }: { field: FieldBinding; children: ReactNode }) {
  const { id, value, error, hushed, onChange } = field;
  return (
    <div>
      <Tick
        className={styles.tickLabel ?? ''}
        id={id}
        name={id}
        aria-required
        checked={value === TICKED}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        onChange={(ticked) => onChange(ticked ? TICKED : '')}
      >
        <span>{children}</span>
      </Tick>
      <FieldError id={id} error={error} hushed={hushed} />
    </div>
  );
}
