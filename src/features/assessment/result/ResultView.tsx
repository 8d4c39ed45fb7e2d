import { type ReactNode, useMemo, useState } from 'react';
import { absoluteAddress } from '@/address';
import flowStyles from '@/components/flow/flow.module.css';
import { PrintFacts } from '@/components/reading/PrintFacts';
import type { AssessmentResult } from '@/domain/assessment/result';
import { isWhole, systemOfResult, withWeights } from '@/domain/assessment/score';
import { assessmentLink, PROCESS_OF_KIND } from '@/links/assessment';
import { Findings } from './Findings';
import { FrozenEvidence } from './FrozenEvidence';
import { Improvements } from './Improvements';
import { IndicatorTable } from './IndicatorTable';
import { PartsRadar } from './PartsRadar';
import { Portfolio } from './Portfolio';
import resultStyles from './result.module.css';
import { ScoreCard } from './ScoreCard';
import { useWeights } from './weights/useWeights';
import { WeightBand, WeightsPanel } from './weights/WeightsPanel';
import { REPORT_TITLES } from './words';

interface Props {
  result: AssessmentResult;
  /** Id of the request. */
  id: string;
  /** Claims against documents, between the indicators and the documents (stability). */
  matrix?: ReactNode;
}

/**
 * The result of an assessment, on screen and on paper, in the order of domain reference 6: total,
 * radar, indicators, documents, risks, suggestions, what would raise it, frozen evidence,
 * disclaimer.
 */
export function ResultView({ result: whole, id, matrix }: Props) {
  const [shown, setShown] = useState(0);
  const results = useMemo(() => [whole, ...(whole.others ?? [])], [whole]);
  const result = results[shown] ?? whole;
  const process = PROCESS_OF_KIND[whole.kind];
  const weights = useWeights(whole, (code) => assessmentLink(process, id, code));
  const scored = useMemo(() => withWeights(result, weights.weights), [result, weights.weights]);
  const complete = useMemo(() => isWhole(result), [result]);
  const own = weights.changed && complete ? scored : undefined;
  return (
    <section
      className={`ipr-sheet ${flowStyles.requestPanel} ${resultStyles.assessment}`}
      aria-labelledby="assessment-result"
    >
      <h2 id="assessment-result">{REPORT_TITLES[whole.kind]}</h2>
      <p className={resultStyles.assessmentPaper}>办件编号：{whole.applyNo || id}</p>
      {results.length > 1 && (
        <Portfolio
          results={results}
          shown={shown}
          weights={weights.changed ? weights.weights : undefined}
          onShow={setShown}
        />
      )}
      <ScoreCard result={result} own={own} />
      {complete && (
        <div className={resultStyles.assessmentPaper}>
          <WeightBand result={result} weights={result.frozen.weights} />
        </div>
      )}
      <PartsRadar result={result} own={own} />
      {complete ? (
        <WeightsPanel result={result} own={weights} scored={scored} />
      ) : (
        <p className="ipr-note">没有读到这份结果的全部得分和权重，不能调整权重重新计算。</p>
      )}
      <IndicatorTable result={result} weights={weights.weights} />
      {matrix}
      <Findings result={result} />
      <Improvements result={result} id={id} />
      <FrozenEvidence key={shown} result={result} />
      <p className={resultStyles.assessmentDisclaimer}>
        <strong>声明：</strong>
        {result.disclaimer || systemOfResult(result).disclaimer}
      </p>
      <PrintFacts address={absoluteAddress(assessmentLink(process, id))} />
    </section>
  );
}
