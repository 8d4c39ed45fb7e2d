import { InputNumber, Slider } from 'antd';
import { useId, useState } from 'react';
import { MAX_WEIGHT, readWeight } from '@/domain/assessment/weightsCode';
import styles from '../result.module.css';

interface Props {
  name: string;
  value: number;
  /** The weight of the result. */
  base: number;
  /** Its share of its level, 0–1. */
  share: number;
  onChange: (weight: number) => void;
}

/** A weight as a slider and as a typed number, both saying the same. */
export function WeightField({ name, value, base, share, onChange }: Props) {
  const id = useId();
  // What is being typed is not a weight yet.
  const [odd, setOdd] = useState(false);
  const percent = `${Math.round(share * 100)}%`;
  const take = (weight: number) => {
    setOdd(false);
    onChange(weight);
  };
  return (
    <div className={styles.weight}>
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
        <p id={`${id}-problem`} className={styles.weightProblem} role="alert">
          请输入 0～{MAX_WEIGHT} 的数，最多一位小数；离开后恢复为 {value}。
        </p>
      )}
    </div>
  );
}
