import { Alert, Button } from 'antd';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { absoluteAddress } from '@/address';
import { Chart } from '@/components/chart/Chart';
import type { ChartDescription } from '@/components/chart/description';
import flowStyles from '@/components/flow/flow.module.css';
import frameStyles from '@/components/reading/frame.module.css';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { SectionRail } from '@/components/reading/SectionRail';
import { SectionTools } from '@/components/reading/SectionTools';
import { useAnchor } from '@/components/reading/useAnchor';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { AssessmentResult } from '@/domain/assessment/result';
import { isWhole, type Scored, systemOfResult, withWeights } from '@/domain/assessment/score';
import { assessmentLink, PROCESS_OF_KIND } from '@/links/assessment';
import { Findings } from './Findings';
import { FrozenEvidence } from './FrozenEvidence';
import { Improvements } from './Improvements';
import { IndicatorTable } from './IndicatorTable';
import resultStyles from './result.module.css';
import { ScoreCard } from './ScoreCard';
import { sectionsOf } from './sections';
import { Unlisted } from './Unlisted';
import { type OwnWeights, useWeights } from './weights/useWeights';
import { WeightBand } from './weights/WeightBand';
import {
  hasNoScore,
  REPORT_TITLES,
  RESULT_PARTS,
  rangeInWords,
  shortName,
  totalWords,
} from './words';

/** Few requests are about several patents. */
const Portfolio = lazy(() => import('./Portfolio'));
/** Its sliders come when somebody wants to change a weight. */
const WeightsPanel = lazy(() => import('./weights/WeightsPanel'));

interface PartsProps {
  result: AssessmentResult;
  own: Scored | undefined;
}

/** A shape says something from five axes on; fewer scores are read off bars. */
const LEAST_AXES = 5;

function descriptionOf(result: AssessmentResult, own: Scored | undefined): ChartDescription {
  const { dimensions, frozen, applyNo } = result;
  const known = dimensions.filter(({ score }) => score !== null);
  const missing = dimensions.filter(({ score }) => score === null);
  const shape = known.length >= LEAST_AXES;
  // Drawn at the middle, what is not known would look like nothing at all.
  const shown = shape ? known : dimensions;
  const mine = own?.dimensions.filter(({ code }) => shown.some((one) => one.code === code));
  // Weights of the first level alone change no score of it.
  const moved = mine?.some(({ score }, index) => score !== shown[index]?.score);
  // Bars have one series.
  const ownWords = (index: number) =>
    moved ? `（按您的权重 ${totalWords(mine?.[index]?.score ?? null)}）` : '';
  const left = missing.map(({ name }) => shortName(name)).join('；');
  return {
    kind: shape ? 'radar' : 'bars',
    title: '一级指标得分',
    dimension: '一级指标',
    unit: '分',
    end: 100,
    rows: dimensions.length,
    scope: applyNo,
    definition: `每项满分 100 分。${left && `无数据，不计入：${left}。`}`,
    source: frozen.model,
    asOf: frozen.baseDate,
    data: {
      categories: shown.map(({ code, name }, index) => ({
        key: code || `${index}`,
        label: `${shortName(name)}${shape ? '' : ownWords(index)}`,
      })),
      series: [
        { name: '报告', key: 'report', values: shown.map(({ score }) => score) },
        ...(shape && mine && moved
          ? [{ name: '按您的权重', key: 'own', values: mine.map(({ score }) => score) }]
          : []),
      ],
      finding: rangeInWords(result),
    },
  };
}

/** The first level as bars or a radar, with the same numbers as a table. */
function Parts({ result, own }: PartsProps) {
  const description = useMemo(() => descriptionOf(result, own), [result, own]);
  return <Chart description={description} />;
}

interface WeightsProps {
  result: AssessmentResult;
  own: OwnWeights;
  scored: Scored;
}

/** How much the weights decide, and on demand each of them to be changed. */
function Weights({ result, own, scored }: WeightsProps) {
  const [open, setOpen] = useState(own.changed);
  return (
    <section id={RESULT_PARTS.weights} tabIndex={-1} aria-label="权重">
      <SectionTools>
        <h3>权重</h3>
        <Button className="ipr-no-print" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起权重' : '调整权重'}
        </Button>
      </SectionTools>
      <div className={open ? resultStyles.assessmentPaper : undefined}>
        <WeightBand result={result} weights={result.frozen.weights} />
      </div>
      {open && (
        <Suspense fallback={<SkeletonLines widths={[20, 90, 90, 90]} label="正在加载权重" />}>
          <WeightsPanel result={result} own={own} scored={scored} />
        </Suspense>
      )}
    </section>
  );
}

interface Props {
  result: AssessmentResult;
  /** Id of the request. */
  id: string;
  /** Claims against documents, between the indicators and the documents (stability). */
  matrix?: ReactNode;
  /** What lies over a confidential report. */
  over?: ReactNode;
}

/**
 * The result of an assessment, on screen and on paper, in the order of domain reference 6: total,
 * radar, indicators, documents, risks, suggestions, what would raise it, weights, frozen evidence,
 * disclaimer.
 */
export function ResultView({ result: whole, id, matrix, over }: Props) {
  const [shown, setShown] = useState(0);
  const results = useMemo(() => [whole, ...(whole.others ?? [])], [whole]);
  const result = results[shown] ?? whole;
  const process = PROCESS_OF_KIND[whole.kind];
  const weights = useWeights(whole, (code) => assessmentLink(process, id, code));
  const scored = useMemo(() => withWeights(result, weights.weights), [result, weights.weights]);
  const complete = useMemo(() => isWhole(result), [result]);
  const own = weights.changed && complete ? scored : undefined;
  useAnchor(true);
  return (
    <div className={resultStyles.reportBody}>
      <div className={`${frameStyles.recordRail} ${resultStyles.reportRail} ipr-no-print`}>
        <SectionRail label="报告各部分" sections={sectionsOf(result, matrix !== undefined)} />
      </div>
      <section
        className={`ipr-sheet ${flowStyles.requestPanel} ${resultStyles.assessment}`}
        aria-labelledby="assessment-result"
      >
        {over}
        <h2 id="assessment-result" className={resultStyles.reportName}>
          {REPORT_TITLES[whole.kind]}
        </h2>
        <p className={resultStyles.assessmentPaper}>办件编号：{whole.applyNo || id}</p>
        {results.length > 1 && (
          <Suspense
            fallback={<SkeletonLines widths={[20, ...results.map(() => 90)]} label="正在加载" />}
          >
            <Portfolio
              results={results}
              shown={shown}
              weights={weights.changed ? weights.weights : undefined}
              onShow={setShown}
            />
          </Suspense>
        )}
        <ScoreCard result={result} id={id} own={own}>
          <Parts result={result} own={own} />
        </ScoreCard>
        <IndicatorTable result={result} weights={weights.weights} />
        {matrix && (
          <div id={RESULT_PARTS.claims} tabIndex={-1}>
            {matrix}
          </div>
        )}
        <Findings result={result} />
        <Improvements result={result} id={id} />
        {complete ? (
          !hasNoScore(result) && <Weights result={result} own={weights} scored={scored} />
        ) : (
          <Alert
            type="info"
            role="note"
            title="没有读到这份结果的全部得分和权重，不能调整权重重新计算。"
          />
        )}
        <Unlisted result={result} />
        <FrozenEvidence key={shown} result={result} />
        <Alert
          type="info"
          role="note"
          title={`声明：${result.disclaimer || systemOfResult(result).disclaimer}`}
        />
        <PrintFacts address={absoluteAddress(assessmentLink(process, id))} />
      </section>
    </div>
  );
}
