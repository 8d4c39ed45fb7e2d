import { useEffect, useRef, useState } from 'react';

/**
 * Runs one submission at a time: a second click, or Enter while the first is under way, does
 * nothing.
 *
 * @param send does the work; what it throws is handed to `explain`
 * @param explain the sentence to show on the spot, or undefined when the failure is shown elsewhere
 */
export function useSubmit<A extends unknown[]>(
  send: (...given: A) => Promise<void>,
  explain: (error: unknown) => string | undefined,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const submit = async (...given: A) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await send(...given);
    } catch (error) {
      if (shown.current) setFailure(explain(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { busy, failure, submit };
}
