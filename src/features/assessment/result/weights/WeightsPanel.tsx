import { Button } from 'antd';
import { useId, useMemo } from 'react';
import frameStyles from '@/components/reading/frame.module.css';
import type { AssessmentResult, AssessmentWeights } from '@/domain/assessment/result';
import { type Scored, scoresOf, systemOfResult } from '@/domain/assessment/score';
import { type Sensitivity, sensitivity } from '@/domain/assessment/sensitivity';
import { VALUE_SCENES, weightsOf } from '@/domain/assessment/systems';
import resultStyles from '../result.module.css';
import { differenceWords, gradeWords, totalWords } from '../words';
import type { OwnWeights } from './useWeights';
import { WeightField } from './WeightField';

interface Props {
  result: AssessmentResult;
  own: OwnWeights;
  scored: Scored;
}

type Level = keyof AssessmentWeights;

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

function bandWords({ lowest, highest, grades }: Sensitivity): string {
  if (lowest.total === highest.total) {
    return '任何一个权重增减 20%，总分都不变。';
  }
  const by = ({ name, change }: Sensitivity['lowest']) =>
    name === '' ? '权重不变' : `${name}的权重${change > 0 ? '增' : '减'} 20%`;
  const grade =
    grades.length > 1 ? `等级可能在 ${grades.join('、')} 之间变化` : `等级保持 ${grades[0] ?? '—'}`;
  return `任何一个权重增减 20%，总分在 ${totalWords(lowest.total)}～${totalWords(highest.total)} 分之间，${grade}；最低出现在${by(lowest)}时，最高出现在${by(highest)}时。`;
}

/** How far the total moves when one weight changes by a fifth. */
export function WeightBand({
  result,
  weights,
}: Pick<Props, 'result'> & Pick<OwnWeights, 'weights'>) {
  const band = useMemo(
    () => sensitivity(systemOfResult(result), scoresOf(result), weights),
    [result, weights],
  );
  return (
    <p className={resultStyles.scoreBand}>{band ? bandWords(band) : '没有总分，不能比较。'}</p>
  );
}

function Scenes({ result, own: { weights, set } }: Pick<Props, 'result' | 'own'>) {
  return (
    <fieldset className={resultStyles.weightScenes}>
      <legend>场景</legend>
      {Object.entries(VALUE_SCENES).map(([key, { label, weights: scene }]) => (
        <Button
          key={key}
          type={
            Object.entries(scene).every(([code, weight]) => weights.dimensions[code] === weight)
              ? 'primary'
              : 'default'
          }
          aria-pressed={Object.entries(scene).every(
            ([code, weight]) => weights.dimensions[code] === weight,
          )}
          onClick={() => set({ ...weights, dimensions: { ...scene } })}
        >
          {label}
          {key === result.scene && '（报告）'}
        </Button>
      ))}
    </fieldset>
  );
}

/**
 * Every weight as a slider: the total and the grade follow at once, beside those of the report,
 * which stay as they are (portal features 6b.1).
 */
export function WeightsPanel({ result, own, scored }: Props) {
  const id = useId();
  const { weights, changed, set, reset } = own;
  const { dimensions, kind, totalScore, frozen } = result;
  const standard = useMemo(() => weightsOf(systemOfResult(result), result.scene), [result]);
  const change = (level: Level, code: string) => (weight: number) =>
    set({ ...weights, [level]: { ...weights[level], [code]: weight } });
  const field = (level: Level, code: string, name: string, whole: number) => {
    const value = weights[level][code] ?? 0;
    return (
      <WeightField
        key={code}
        name={name}
        value={value}
        base={frozen.weights[level][code] ?? standard[level][code] ?? 0}
        share={whole > 0 ? value / whole : 0}
        onChange={change(level, code)}
      />
    );
  };
  const whole = sum(dimensions.map(({ code }) => weights.dimensions[code] ?? 0));
  const difference =
    totalScore === null || scored.totalScore === null ? undefined : scored.totalScore - totalScore;
  return (
    <section className={`ipr-no-print ${resultStyles.weights}`} aria-labelledby={id}>
      <div className={frameStyles.sectionTools}>
        <h3 id={id}>调整权重</h3>
        <Button disabled={!changed} onClick={reset}>
          恢复报告的权重
        </Button>
      </div>
      <p className="ipr-note">
        只改变您看到的计算，报告不变。所设权重写入网址，可以收藏或发给别人。
      </p>
      <p className={`${resultStyles.weightsTotal} ipr-num`} role="status">
        按您的权重：<strong>{totalWords(scored.totalScore)}</strong> 分，{gradeWords(scored)}
        <span className="ipr-note">
          ；报告：{totalWords(totalScore)} 分，{gradeWords(result)}
          {difference !== undefined && `；相差 ${differenceWords(difference)} 分`}
        </span>
      </p>
      {scored.problem === 'NO_WEIGHTS' && (
        <p role="alert">有数据的指标权重都是 0，算不出总分。请至少给一项设置权重。</p>
      )}
      <WeightBand result={result} weights={weights} />
      {kind === 'VALUE' && <Scenes result={result} own={own} />}
      <div className="ipr-weights-list">
        {dimensions.map(({ code, name, indicators }) => (
          <div key={code} className={resultStyles.weightsPart}>
            {field('dimensions', code, name, whole)}
            {indicators.length > 1 && (
              <details>
                <summary>{name}的指标权重</summary>
                {indicators.map((indicator) =>
                  field(
                    'indicators',
                    indicator.code,
                    `${indicator.code} ${indicator.name}`,
                    sum(indicators.map((one) => weights.indicators[one.code] ?? 0)),
                  ),
                )}
              </details>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
