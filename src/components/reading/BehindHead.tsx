import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * A long text, drawn in the same frame as its `ReadingHead` and behind it: the height of the head
 * belongs to the styles of every paragraph, and one that is measured with them in place styles all
 * of them twice.
 */
export function BehindHead({ children }: { children: ReactNode }) {
  const [standing, setStanding] = useState(false);
  useLayoutEffect(() => setStanding(true), []);
  return standing && children;
}
