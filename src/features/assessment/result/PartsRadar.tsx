import { useMemo } from 'react';
import { Chart } from '@/components/chart/Chart';
import type { ChartDescription } from '@/components/chart/description';
import type { AssessmentResult } from '@/domain/assessment/result';
import type { Scored } from '@/domain/assessment/score';

interface Props {
  result: AssessmentResult;
  own: Scored | undefined;
}

/** The law in brackets is told by the table; a name at an axis is short. */
const shortName = (name: string) => name.replace(/（.*$/, '');

function findingOf({ dimensions }: AssessmentResult): string {
  const known = dimensions.flatMap(({ name, score }) => (score === null ? [] : [{ name, score }]));
  const sorted = [...known].sort((a, b) => b.score - a.score);
  const [best] = sorted;
  const worst = sorted.at(-1);
  const missing = dimensions.length - known.length;
  if (!best || !worst) return '各项都没有数据。';
  const range =
    best.score === worst.score
      ? `各项得分相同，都是 ${best.score} 分`
      : `${shortName(best.name)}最高（${best.score} 分），${shortName(worst.name)}最低（${worst.score} 分）`;
  return `${range}${missing > 0 ? `；${missing} 项无数据，不计入总分` : ''}。`;
}

function descriptionOf(result: AssessmentResult, own: Scored | undefined): ChartDescription {
  const { dimensions, frozen, applyNo } = result;
  // Weights of the first level alone change no score of it.
  const moved = own?.dimensions.some(({ score }, index) => score !== dimensions[index]?.score);
  const mine = own &&
    moved && {
      name: '按您的权重',
      key: 'own',
      values: own.dimensions.map(({ score }) => score),
    };
  return {
    kind: 'radar',
    title: '一级指标得分',
    dimension: '一级指标',
    unit: '分',
    scope: applyNo,
    definition: '每项满分 100 分；没有数据的指标不计入。',
    source: frozen.model,
    asOf: frozen.baseDate,
    data: {
      categories: dimensions.map(({ code, name }) => ({ key: code, label: shortName(name) })),
      series: [
        { name: '报告', key: 'report', values: dimensions.map(({ score }) => score) },
        ...(mine ? [mine] : []),
      ],
      finding: findingOf(result),
    },
  };
}

/** The first level as a radar, with the same numbers as a table. */
export function PartsRadar({ result, own }: Props) {
  const description = useMemo(() => descriptionOf(result, own), [result, own]);
  return <Chart description={description} />;
}
