import { useState } from 'react';

/**
 * The same object as long as it says the same: a state is read anew with every look at the address.
 *
 * @param key equal for values that say the same
 */
export function useSame<T>(value: T, key: string): T {
  const [held, setHeld] = useState({ key, value });
  if (held.key === key) return held.value;
  setHeld({ key, value });
  return value;
}
