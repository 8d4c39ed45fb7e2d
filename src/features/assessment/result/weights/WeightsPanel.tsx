import { Alert, Button, Collapse, Radio } from 'antd';
import { useId, useMemo } from 'react';
import { SectionTools } from '@/components/reading/SectionTools';
import type { AssessmentResult, AssessmentWeights } from '@/domain/assessment/result';
import { type Scored, systemOfResult } from '@/domain/assessment/score';
import { VALUE_SCENES, weightsOf } from '@/domain/assessment/systems';
import resultStyles from '../result.module.css';
import { differenceWords, gradeWords, totalWords } from '../words';
import type { OwnWeights } from './useWeights';
import { WeightBand } from './WeightBand';
import { WeightField } from './WeightField';

interface Props {
  result: AssessmentResult;
  own: OwnWeights;
  scored: Scored;
}

type Level = keyof AssessmentWeights;

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

/** The scene whose weights these are; none where they are the reader's own. */
function Scenes({ result, own: { weights, set } }: Pick<Props, 'result' | 'own'>) {
  const [current] =
    Object.entries(VALUE_SCENES).find(([, { weights: scene }]) =>
      Object.entries(scene).every(([code, weight]) => weights.dimensions[code] === weight),
    ) ?? [];
  return (
    <Radio.Group
      aria-label="场景"
      optionType="button"
      value={current}
      options={Object.entries(VALUE_SCENES).map(([key, { label }]) => ({
        value: key,
        label: `${label}${key === result.scene ? '（报告）' : ''}`,
      }))}
      onChange={({ target }) => {
        const scene = Object.entries(VALUE_SCENES).find(([key]) => key === target.value)?.[1];
        if (scene) set({ ...weights, dimensions: { ...scene.weights } });
      }}
    />
  );
}

/**
 * Every weight as a slider: the total and the grade follow at once, beside those of the report,
 * which stay as they are (portal features 6b.1).
 */
export default function WeightsPanel({ result, own, scored }: Props) {
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
    <section className="ipr-no-print" aria-labelledby={id}>
      <SectionTools>
        <h3 id={id}>调整权重</h3>
        <Button disabled={!changed} onClick={reset}>
          恢复报告的权重
        </Button>
      </SectionTools>
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
        <Alert
          type="error"
          showIcon
          title="有数据的指标权重都是 0，算不出总分。请至少给一项设置权重。"
        />
      )}
      <WeightBand result={result} weights={weights} />
      {kind === 'VALUE' && <Scenes result={result} own={own} />}
      <div className="ipr-weights-list">
        {dimensions.map(({ code, name, indicators }) => (
          <div key={code} className={resultStyles.weightsPart}>
            {field('dimensions', code, name, whole)}
            {indicators.length > 1 && (
              <Collapse
                ghost
                size="small"
                items={[
                  {
                    key: code,
                    label: `${name}的指标权重`,
                    children: indicators.map((indicator) =>
                      field(
                        'indicators',
                        indicator.code,
                        `${indicator.code} ${indicator.name}`,
                        sum(indicators.map((one) => weights.indicators[one.code] ?? 0)),
                      ),
                    ),
                  },
                ]}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
