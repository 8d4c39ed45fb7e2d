import { useLocation, useNavigate } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AssessmentResult, AssessmentWeights } from '@/domain/assessment/result';
import { systemOfResult } from '@/domain/assessment/score';
import { readWeightsCode, weightsCode } from '@/domain/assessment/weightsCode';
import { readAssessment } from '@/links/assessment';

/** A slider changes many times a second; the address follows when it rests. */
const REST = 300;

export interface OwnWeights {
  readonly weights: AssessmentWeights;
  /** They differ from those of the result. */
  readonly changed: boolean;
  readonly set: (weights: AssessmentWeights) => void;
  readonly reset: () => void;
}

/**
 * The weights by which the reader looks at a result, kept in the address.
 *
 * @param linkTo the address of the page with such weights, as `weightsCode` writes them
 */
export function useWeights(
  result: AssessmentResult,
  linkTo: (weights: string) => string,
): OwnWeights {
  const { search } = useLocation();
  const navigate = useNavigate();
  const system = systemOfResult(result);
  const base = result.frozen.weights;
  const code = readAssessment(search).weights;
  const [weights, setWeights] = useState(() => readWeightsCode(system, code, base));
  // What the address says because of this page; anything else came from outside.
  const known = useRef(code);
  const own = weightsCode(system, weights, base);
  const go = useMemoizedFn((to: string) => navigate(linkTo(to), { replace: true }));

  useEffect(() => {
    if (code === known.current) return;
    known.current = code;
    setWeights(readWeightsCode(system, code, base));
  }, [code, system, base]);

  useEffect(() => {
    if (own === known.current) return;
    const timer = setTimeout(() => {
      known.current = own;
      go(own);
    }, REST);
    return () => clearTimeout(timer);
  }, [own, go]);

  const reset = useCallback(() => setWeights(base), [base]);
  return useMemo(
    () => ({ weights, changed: own !== '', set: setWeights, reset }),
    [weights, own, reset],
  );
}
