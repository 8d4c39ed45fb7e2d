import { useEffect, useRef } from 'react';

/**
 * Another record starts at its top, and the keyboard there too if the link it came from is gone.
 * A place in the address goes before; the first record leaves its place to the browser.
 *
 * @param id of the record on screen
 * @param titleId id of its heading
 */
export function useTopOfEach(id: string | undefined, hash: string, titleId: string): void {
  const before = useRef(id);
  useEffect(() => {
    const another = before.current !== undefined && before.current !== id;
    before.current = id;
    if (!another || hash) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus();
  }, [id, hash, titleId]);
}
