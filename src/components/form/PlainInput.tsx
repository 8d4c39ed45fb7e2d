import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  type?: 'text' | 'search';
  value: string;
  onChange: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A line of text, the browser's own field: for lists, searches and reading pages, where antd's
 * Input would add 20 KB to each. Forms have TextField.
 */
export function PlainInput({ type = 'text', onChange, ...input }: Props) {
  return <input {...input} type={type} onChange={(event) => onChange(event.target.value, event)} />;
}
