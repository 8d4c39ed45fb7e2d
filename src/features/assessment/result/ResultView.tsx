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
import type { AssessmentResult, AssessmentWeights } from '@/domain/assessment/result';
import {
  isWhole,
  type Scored,
  scoreText,
  systemOfResult,
  withWeights,
} from '@/domain/assessment/score';
import { nameText } from '@/domain/nameText';
import { titleText } from '@/domain/titleText';
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
  coverageWords,
  gradeWords,
  hasNoScore,
  REPORT_TITLES,
  RESULT_PARTS,
  totalWords,
} from './words';

/** Its sliders come when somebody wants to change a weight. */
const WeightsPanel = lazy(() => import('./weights/WeightsPanel'));

interface PortfolioProps {
  results: readonly AssessmentResult[];
  /** Index of the one that is shown. */
  shown: number;
  /** Set by the reader; undefined while they are those of the results. */
  weights: AssessmentWeights | undefined;
  onShow: (index: number) => void;
}

/** The patents of one request by their totals, the highest first; one of them is shown below. */
function Portfolio({ results, shown, weights, onShow }: PortfolioProps) {
  const rows = results
    .map((result, index) => {
      const { totalScore, grade, gradeLabel } = weights ? withWeights(result, weights) : result;
      return { result, index, totalScore, grade, gradeLabel };
    })
    .sort((a, b) => (b.totalScore ?? -1) - (a.totalScore ?? -1));
  return (
    <section aria-label="评估的专利">
      <h3>评估的专利</h3>
      <table className={resultStyles.scoreTable}>
        <caption className="ipr-visually-hidden">各件专利的总分和等级</caption>
        <thead>
          <tr>
            <th scope="col">名次</th>
            <th scope="col">专利</th>
            <th scope="col">总分{weights && '（您的权重）'}</th>
            <th scope="col">等级</th>
            <th scope="col">数据</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ result, index, totalScore, ...graded }, place) => (
            <tr key={`${index} ${result.subject.patentNumber}`}>
              <td className="ipr-num" data-label="名次">
                {place + 1}
              </td>
              <td data-label="专利">
                <Button
                  type="link"
                  size="small"
                  aria-pressed={index === shown}
                  onClick={() => onShow(index)}
                >
                  {titleText(result.subject.title)}
                  {index === shown && '（下面显示的）'}
                </Button>
                <span className="ipr-note ipr-num">{result.subject.patentNumber}</span>
              </td>
              <td className="ipr-num" data-label="总分">
                {totalWords(totalScore)}
              </td>
              <td data-label="等级">{gradeWords(graded)}</td>
              <td data-label="数据">{coverageWords(result.coverage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PartsProps {
  result: AssessmentResult;
  own: Scored | undefined;
}

/** The law in brackets is told by the table; a name at an axis is short. */
const shortName = (name: string) => nameText(name.replace(/（.*$/, ''));

function findingOf({ dimensions }: AssessmentResult): string {
  const known = dimensions.flatMap(({ name, score }) => (score === null ? [] : [{ name, score }]));
  const sorted = [...known].sort((a, b) => b.score - a.score);
  const [best] = sorted;
  const worst = sorted.at(-1);
  const missing = dimensions.length - known.length;
  if (!best || !worst) return '各项都没有数据。';
  const range =
    best.score === worst.score
      ? `各项得分相同，都是 ${scoreText(best.score)} 分`
      : `${shortName(best.name)}最高（${scoreText(best.score)} 分），${shortName(worst.name)}最低（${scoreText(worst.score)} 分）`;
  return `${range}${missing > 0 ? `；${missing} 项无数据，不计入总分` : ''}。`;
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
      finding: findingOf(result),
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
          <Portfolio
            results={results}
            shown={shown}
            weights={weights.changed ? weights.weights : undefined}
            onShow={setShown}
          />
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
