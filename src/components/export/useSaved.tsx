import { type ReactNode, useState } from 'react';

/**
 * For a button that hands a file to the browser at once.
 *
 * @param save hands the file over and answers with its name
 * @returns what the button does, and the place that names the file
 */
export function useSaved(save: () => string): [onSave: () => void, said: ReactNode] {
  const [name, setName] = useState('');
  const said = <span aria-live="polite">{name && `已保存：${name}`}</span>;
  return [() => setName(save()), said];
}
