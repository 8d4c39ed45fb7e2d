import { Button } from 'antd';
import Input from 'antd/es/input/Input';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Field } from './Field';
import type { FieldBinding } from './useForm';

interface Props {
  field: FieldBinding;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
}

/** A password, hidden until its reader asks to see it (domain 7.7); tells when Caps Lock is on. */
export function PasswordField({ field, label, autoComplete, hint }: Props) {
  const { id, value, error, hushed, onChange, onBlur } = field;
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Autofill fires key events that carry no modifier state.
  const noteCapsLock = (event: KeyboardEvent) =>
    setCapsLock(event.nativeEvent.getModifierState?.('CapsLock') ?? false);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error ?? (capsLock ? '大写锁定已打开' : undefined)}
      hushed={hushed && Boolean(error)}
    >
      {(control) => (
        <Input
          {...control}
          aria-invalid={error ? true : undefined}
          size="large"
          status={error ? 'error' : ''}
          type={visible ? 'text' : 'password'}
          name={id}
          aria-required
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyUp={noteCapsLock}
          onBlur={() => {
            setCapsLock(false);
            onBlur();
          }}
          suffix={
            <Button
              type="text"
              size="small"
              aria-label={visible ? `隐藏${label}` : `显示${label}`}
              aria-controls={id}
              onClick={(event) => {
                // antd would give the focus to the text.
                event.stopPropagation();
                setVisible(!visible);
              }}
            >
              {visible ? '隐藏' : '显示'}
            </Button>
          }
        />
      )}
    </Field>
  );
}
