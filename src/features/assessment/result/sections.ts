import type { RailSection } from '@/components/reading/SectionRail';
import type { AssessmentResult } from '@/domain/assessment/result';
import { improvements } from '@/domain/assessment/run/improvements';
import { isWhole } from '@/domain/assessment/score';
import { hasAdvice, hasNoScore, otherAdvice, RESULT_PARTS } from './words';

/** A part that is there only with something in it. */
const listed = (id: string, name: string, count: number): RailSection[] =>
  count > 0 ? [{ id, name, count }] : [];

/** What the rail leads to, in the order of the page. */
export function sectionsOf(result: AssessmentResult, withClaims: boolean): RailSection[] {
  const { dimensions, references, risks } = result;
  const indicators = dimensions.flatMap((dimension) => dimension.indicators);
  return [
    { id: RESULT_PARTS.score, name: '总分', count: null },
    { id: RESULT_PARTS.indicators, name: '各项指标', count: indicators.length },
    ...(withClaims ? [{ id: RESULT_PARTS.claims, name: '权利要求对照', count: null }] : []),
    ...listed(RESULT_PARTS.references, '对比文件', references.length),
    ...listed(RESULT_PARTS.risks, '风险', risks.length),
    ...(hasAdvice(result)
      ? [{ id: RESULT_PARTS.advice, name: '建议', count: otherAdvice(result).length || null }]
      : []),
    ...(improvements(result).length > 0
      ? [{ id: RESULT_PARTS.gains, name: '怎样提高', count: null }]
      : []),
    ...(isWhole(result) && !hasNoScore(result)
      ? [{ id: RESULT_PARTS.weights, name: '权重', count: null }]
      : []),
    { id: RESULT_PARTS.basis, name: '计算依据', count: null },
  ];
}
