import { useCallback, useState } from 'react';
import { isPlainObject, readStored, writeStored } from '@/storage';

type Choices = Record<string, boolean>;

const isChoices = (value: unknown): value is Choices =>
  isPlainObject(value) && Object.values(value).every((open) => typeof open === 'boolean');

/**
 * Which facets of a list are open, remembered in this browser.
 *
 * @param list names the list
 * @param atFirst those that are open as long as the user has not closed them
 */
export function useOpenFacets(
  list: string,
  atFirst: readonly string[],
): { isOpen: (name: string) => boolean; setOpen: (name: string, open: boolean) => void } {
  const key = `iprFacets.${list}`;
  const [choices, setChoices] = useState<Choices>(() => readStored(key, isChoices) ?? {});
  const setOpen = useCallback(
    (name: string, open: boolean) => {
      const next = { ...choices, [name]: open };
      writeStored(key, next);
      setChoices(next);
    },
    [choices, key],
  );
  return { isOpen: (name) => choices[name] ?? atFirst.includes(name), setOpen };
}
