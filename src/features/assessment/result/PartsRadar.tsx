import { useMemo } from 'react';
import { Chart } from '@/components/chart/Chart';
import type { ChartDescription } from '@/components/chart/description';
import type { AssessmentResult } from '@/domain/assessment/result';
import type { Scored } from '@/domain/assessment/score';
import { nameText } from '@/domain/nameText';

interface Props {
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
      ? `各项得分相同，都是 ${best.score} 分`
      : `${shortName(best.name)}最高（${best.score} 分），${shortName(worst.name)}最低（${worst.score} 分）`;
  return `${range}${missing > 0 ? `；${missing} 项无数据，不计入总分` : ''}。`;
}

/** A shape needs three axes; with fewer known the same scores are bars. */
const LEAST_AXES = 3;

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
  const left = missing.map(({ name }) => shortName(name)).join('；');
  return {
    kind: shape ? 'radar' : 'bars',
    title: '一级指标得分',
    dimension: '一级指标',
    unit: '分',
    rows: dimensions.length,
    scope: applyNo,
    definition: `每项满分 100 分。${left && `无数据，不计入：${left}。`}`,
    source: frozen.model,
    asOf: frozen.baseDate,
    data: {
      categories: shown.map(({ code, name }, index) => ({
        key: code || `${index}`,
        label: shortName(name),
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

/** The first level as a radar, with the same numbers as a table. */
export function PartsRadar({ result, own }: Props) {
  const description = useMemo(() => descriptionOf(result, own), [result, own]);
  return <Chart description={description} />;
}
