import type { Ref, TextareaHTMLAttributes } from 'react';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  onChange?: (text: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines that nothing corrects, such as queries and numbers, in the browser's own field:
 * search pages have no room for antd's, which draws a pasted megabyte anew with each key as well.
 * Forms have CountedArea.
 */
export function PlainArea({ onChange, ...area }: Props) {
  return (
    <textarea
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      {...area}
      onChange={onChange && (({ currentTarget }) => onChange(currentTarget.value))}
    />
  );
}
