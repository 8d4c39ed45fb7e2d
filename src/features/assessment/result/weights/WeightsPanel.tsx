import { Alert, Button, Collapse, InputNumber, Segmented, Slider } from 'antd';
import { useId, useMemo, useState } from 'react';
import { SectionTools } from '@/components/reading/SectionTools';
import type { AssessmentResult, AssessmentWeights } from '@/domain/assessment/result';
import { type Scored, signedScore, systemOfResult } from '@/domain/assessment/score';
import { VALUE_SCENES, weightsOf } from '@/domain/assessment/systems';
import { MAX_WEIGHT, readWeight } from '@/domain/assessment/weightsCode';
import resultStyles from '../result.module.css';
import { gradeWords, totalWords } from '../words';
import type { OwnWeights } from './useWeights';
import { WeightBand } from './WeightBand';

interface WeightFieldProps {
  name: string;
  value: number;
  /** The weight of the result. */
  base: number;
  /** Its share of its level, 0–1. */
  share: number;
  onChange: (weight: number) => void;
}

/** A weight as a slider and as a typed number, both saying the same. */
function WeightField({ name, value, base, share, onChange }: WeightFieldProps) {
  const id = useId();
  // What is being typed is not a weight yet.
  const [odd, setOdd] = useState(false);
  const percent = `${Math.round(share * 100)}%`;
  const take = (weight: number) => {
    setOdd(false);
    onChange(weight);
  };
  return (
    <div className={resultStyles.weight}>
      <span id={id}>
        {name}
        {value !== base && <span className="ipr-note">（报告中 {base}）</span>}
      </span>
      <Slider
        max={MAX_WEIGHT}
        value={value}
        tooltip={{ open: false }}
        ariaLabelledByForHandle={id}
        ariaValueTextFormatterForHandle={(weight) => `权重 ${weight}，占 ${percent}`}
        onChange={take}
      />
      <InputNumber
        className="ipr-num"
        controls={false}
        min={0}
        max={MAX_WEIGHT}
        {...(odd && { status: 'error' as const, 'aria-describedby': `${id}-problem` })}
        aria-label={`${name}，输入权重`}
        aria-invalid={odd}
        value={value}
        onInput={(text) => {
          const weight = readWeight(text);
          setOdd(weight === null);
          if (weight !== null) onChange(weight);
        }}
        onStep={take}
        onBlur={() => setOdd(false)}
      />
      <span className="ipr-note ipr-num">占 {percent}</span>
      {odd && (
        <p id={`${id}-problem`} className={resultStyles.weightProblem} role="alert">
          请输入 0～{MAX_WEIGHT} 的数，最多一位小数；离开后恢复为 {value}。
        </p>
      )}
    </div>
  );
}

interface Props {
  result: AssessmentResult;
  own: OwnWeights;
  scored: Scored;
}

type Level = keyof AssessmentWeights;

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);

/** Weights of the reader, which no scene has. */
const OWN = 'OWN';

/** The scene whose weights these are. */
function Scenes({ result, own: { weights, set } }: Pick<Props, 'result' | 'own'>) {
  const id = useId();
  const [current] =
    Object.entries(VALUE_SCENES).find(([, { weights: scene }]) =>
      Object.entries(scene).every(([code, weight]) => weights.dimensions[code] === weight),
    ) ?? [];
  return (
    <div className={resultStyles.weightScenes}>
      <span id={id}>场景</span>
      <Segmented
        aria-labelledby={id}
        value={current ?? OWN}
        options={[
          ...Object.entries(VALUE_SCENES).map(([key, { label }]) => ({
            value: key,
            label: `${label}${key === result.scene ? '（报告）' : ''}`,
          })),
          ...(current ? [] : [{ value: OWN, label: '自定' }]),
        ]}
        onChange={(chosen) => {
          const scene = Object.entries(VALUE_SCENES).find(([key]) => key === chosen)?.[1];
          if (scene) set({ ...weights, dimensions: { ...scene.weights } });
        }}
      />
    </div>
  );
}

/**
 * Every weight as a slider: the total and the grade follow at once, beside those of the report,
 * which stay as they are (portal features 6b.1).
 */
export default function WeightsPanel({ result, own, scored }: Props) {
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
    <section className="ipr-no-print" aria-label="调整权重">
      <SectionTools>
        <p className="ipr-note">
          只改变您看到的计算，报告不变。所设权重写入网址，可以收藏或发给别人。
        </p>
        <Button disabled={!changed} onClick={reset}>
          恢复报告的权重
        </Button>
      </SectionTools>
      <div className={resultStyles.weightsResult}>
        <p className={`${resultStyles.weightsTotal} ipr-num`} role="status">
          按您的权重：<strong>{totalWords(scored.totalScore)}</strong> 分，{gradeWords(scored)}
          <span className="ipr-note">
            ；报告：{totalWords(totalScore)} 分，{gradeWords(result)}
            {difference !== undefined && `；相差 ${signedScore(difference)} 分`}
          </span>
        </p>
        <WeightBand result={result} weights={weights} />
      </div>
      {scored.problem === 'NO_WEIGHTS' && (
        <Alert
          type="error"
          showIcon
          title="有数据的指标权重都是 0，算不出总分。请至少给一项设置权重。"
        />
      )}
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
