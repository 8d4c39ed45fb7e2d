import type { ReactNode } from 'react';
import { FieldError } from './Field';
import { type FieldBinding, TICKED } from './useForm';

/** A box to tick, never ticked beforehand; its sentence stands beside it. */
export function TickField({ field, children }: { field: FieldBinding; children: ReactNode }) {
  const { id, value, error, hushed, onChange } = field;
  return (
    <div className="ipr-tick">
      <label className="ipr-tick-label">
        <input
          id={id}
          type="checkbox"
          name={id}
          aria-required
          checked={value === TICKED}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked ? TICKED : '')}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} hushed={hushed} />
    </div>
  );
}
