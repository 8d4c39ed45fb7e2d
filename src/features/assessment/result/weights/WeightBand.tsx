import { useMemo } from 'react';
import type { AssessmentResult, AssessmentWeights } from '@/domain/assessment/result';
import { scoresOf, systemOfResult } from '@/domain/assessment/score';
import { type Sensitivity, sensitivity } from '@/domain/assessment/sensitivity';
import resultStyles from '../result.module.css';
import { totalWords } from '../words';

interface Props {
  result: AssessmentResult;
  weights: AssessmentWeights;
}

function bandWords({ lowest, highest, grades }: Sensitivity): string {
  if (lowest.total === highest.total) {
    return '任何一个权重增减 20%，总分都不变。';
  }
  const by = ({ name, change }: Sensitivity['lowest']) =>
    name === '' ? '权重不变' : `${name}的权重${change > 0 ? '增' : '减'} 20%`;
  const grade =
    grades.length > 1
      ? `等级可能在 ${grades.join('、')} 级之间变化`
      : `等级${grades[0] === undefined ? '不变' : `保持 ${grades[0]} 级`}`;
  return `任何一个权重增减 20%，总分在 ${totalWords(lowest.total)}～${totalWords(highest.total)} 分之间，${grade}；最低出现在${by(lowest)}时，最高出现在${by(highest)}时。`;
}

/** How far the total moves when one weight changes by a fifth. */
export function WeightBand({ result, weights }: Props) {
  const band = useMemo(
    () => sensitivity(systemOfResult(result), scoresOf(result), weights),
    [result, weights],
  );
  return (
    <p className={resultStyles.scoreBand}>{band ? bandWords(band) : '没有总分，不能比较。'}</p>
  );
}
