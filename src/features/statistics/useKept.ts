import { useState } from 'react';

/**
 * The newest value there was: what was drawn stays, marked as old by who shows it, until the next
 * can be drawn in its place.
 */
export function useKept<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}
