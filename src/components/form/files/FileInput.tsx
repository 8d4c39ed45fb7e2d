import type { InputHTMLAttributes, Ref } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  onPick: (files: readonly File[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses files from the disk or with the camera. */
export function FileInput({ onPick, ...input }: Props) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ currentTarget }) => {
        onPick([...(currentTarget.files ?? [])]);
        // Choosing the same file again is a change too.
        currentTarget.value = '';
      }}
    />
  );
}
