import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef, useState } from 'react';

/** What is previewed; the focus goes back to the button that opened it. */
export function usePreviewed<T>() {
  const [previewed, setPreviewed] = useState<T>();
  const [press, setPress] = useState(0);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (previewed !== undefined || !(opener.current instanceof HTMLElement)) return;
    opener.current.focus();
    opener.current = null;
  }, [previewed]);
  return {
    previewed,
    press,
    open: useMemoizedFn((what: T) => {
      opener.current = document.activeElement;
      setPreviewed(what);
      setPress((before) => before + 1);
    }),
    close: () => setPreviewed(undefined),
  };
}
