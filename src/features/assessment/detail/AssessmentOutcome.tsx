import { useLocation, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import flowStyles from '@/components/flow/flow.module.css';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { printPage } from '@/components/reading/printPage';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { AssessmentResult } from '@/domain/assessment/result';
import { readAssessment } from '@/links/assessment';
import { CodeError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { useAsked } from '@/requests/useAsked';
import type { Application } from '@/services/data/process';
import { findAssessment, NO_RESULT } from '@/services/project/assessment';
import { ResultView } from '../result/ResultView';
import resultStyles from '../result/result.module.css';

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
function usePrintOnArrival(ready: boolean): void {
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

interface Props {
  request: Application;
  /** What a kind shows between the indicators and the documents. */
  matrixOf?: (result: AssessmentResult) => ReactNode;
  /** What lies over the report of a confidential request. */
  over?: ReactNode;
}

/** The result, or null while the back end does not have it yet. */
async function load(id: string, signal: AbortSignal): Promise<AssessmentResult | null> {
  try {
    return await findAssessment(id, { signal, skipErrorHandler: true });
  } catch (error) {
    if (error instanceof CodeError && error.code === NO_RESULT) return null;
    handleFailure(error, true);
    throw error;
  }
}

function Loaded({ request: { id }, matrixOf, over }: Props) {
  const { data, error, retry, loading } = useLatestAnswer(id, (signal) => load(id, signal));
  usePrintOnArrival(data !== undefined && data !== null);
  if (error) {
    return (
      <ErrorState
        title="评价结果没有加载成功，办件的其他内容不受影响"
        error={error}
        onRetry={retry}
        retrying={loading}
      />
    );
  }
  if (data === undefined) {
    return (
      <div className={resultStyles.reportBody}>
        <section
          className={`ipr-sheet ${flowStyles.requestPanel} ${resultStyles.assessment}`}
          aria-busy="true"
        >
          <h2>评价结果</h2>
          <SkeletonLines widths={[20, 40, 90, 80, 90, 70]} label="正在加载评价结果" />
        </section>
      </div>
    );
  }
  if (data === null) {
    return (
      <section className={`ipr-sheet ${flowStyles.requestPanel}`}>
        <h2>评价结果</h2>
        <p role="status">办件已办结，结果还在生成，通常不超过 1 分钟。</p>
        <Button disabled={loading} onClick={retry}>
          重新查看
        </Button>
      </section>
    );
  }
  return <ResultView result={data} id={id} matrix={matrixOf?.(data)} over={over} />;
}

/** The result of a finished request; nothing before that. */
export function AssessmentOutcome(props: Props) {
  return props.request.status === 'FINISHED' ? <Loaded {...props} /> : null;
}
