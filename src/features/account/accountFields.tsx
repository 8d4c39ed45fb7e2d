import { PasswordField } from '@/components/form/PasswordField';
import { TextField } from '@/components/form/TextField';
import type { FieldBinding } from '@/components/form/useForm';

/** The name of an account, when it is made and when its password was forgotten. */
export function AccountNameField({ field, hint }: { field: FieldBinding; hint?: string }) {
  return (
    <TextField
      field={field}
      label="账号"
      {...(hint && { hint })}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

interface NewPasswordProps {
  bind: (name: 'password' | 'passwordRepeat') => FieldBinding;
  /** 密码, or 新密码 where there was one before. */
  label: string;
  repeatLabel: string;
}

/** A new password, typed twice. */
export function NewPasswordFields({ bind, label, repeatLabel }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        field={bind('password')}
        label={label}
        hint="8～20 个字符，须同时包含字母和数字"
        autoComplete="new-password"
      />
      <PasswordField
        field={bind('passwordRepeat')}
        label={repeatLabel}
        autoComplete="new-password"
      />
    </>
  );
}
