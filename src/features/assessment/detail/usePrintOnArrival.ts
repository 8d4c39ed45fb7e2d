import { useLocation, useNavigate } from '@umijs/max';
import { printPage } from '@/components/reading/printPage';
import { readAssessment } from '@/links/assessment';
import { useAsked } from '@/requests/useAsked';

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
  useAsked(
    async (signal) => {
      await complete(signal);
      if (signal.aborted) return;
      await printPage();
      const query = new URLSearchParams(search);
      query.delete('print');
      navigate(`${pathname}?${query}`, { replace: true });
    },
    { ready: ready && print },
  );
}
