import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows another one after the next paint, at low priority: what was pressed is on the
 * screen before the long work that depends on it begins. A deferred value may begin before.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState({ value });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task that is put in line just before a paint comes after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => setShown((now) => (now.value === value ? now : { value })));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown.value;
}
