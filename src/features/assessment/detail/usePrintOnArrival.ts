import { useLocation, useNavigate } from '@umijs/max';
import { useEffect } from 'react';
import { printPage } from '@/components/reading/printPage';
import { readAssessment } from '@/links/assessment';

/** How long the parts of a report that come later are waited for, in milliseconds. */
const PATIENCE = 4000;
const STEP = 100;

const isComplete = () => document.querySelector('#main-content [aria-busy="true"]') === null;

/** Resolves when nothing of the page is on its way any more, or after a while. */
async function complete(signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < PATIENCE && !signal.aborted; waited += STEP) {
    await new Promise((resolve) => setTimeout(resolve, STEP));
    if (isComplete()) return;
  }
}

/**
 * Opens the print dialog once the result is there, for a reader who asked for the report. It is
 * asked for once: the address loses that part, so that loading the page again does not print.
 */
export function usePrintOnArrival(ready: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { print } = readAssessment(search);
  useEffect(() => {
    if (!ready || !print) return;
    const leaving = new AbortController();
    complete(leaving.signal).then(async () => {
      if (leaving.signal.aborted) return;
      await printPage();
      const query = new URLSearchParams(search);
      query.delete('print');
      navigate(`${pathname}?${query}`, { replace: true });
    });
    return () => leaving.abort();
  }, [ready, print]);
}
