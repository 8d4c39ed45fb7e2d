import Input from 'antd/es/input/Input';
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
  // What is being typed, while it is not a weight yet.
  const [typed, setTyped] = useState<string>();
  const percent = `${Math.round(share * 100)}%`;
  return (
    <div className={styles.weight}>
      <label htmlFor={id}>
        {name}
        {value !== base && <span className="ipr-note">（报告中 {base}）</span>}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={MAX_WEIGHT}
        step={1}
        value={value}
        aria-valuetext={`权重 ${value}，占 ${percent}`}
        onChange={(event) => {
          setTyped(undefined);
          onChange(Number(event.target.value));
        }}
      />
      <Input
        className="ipr-num"
        status={typed === undefined ? '' : 'error'}
        inputMode="decimal"
        aria-label={`${name}，输入权重`}
        aria-invalid={typed !== undefined}
        aria-describedby={typed === undefined ? undefined : `${id}-problem`}
        value={typed ?? String(value)}
        onChange={(event) => {
          const text = event.target.value;
          const weight = readWeight(text);
          setTyped(weight === null ? text : undefined);
          if (weight !== null) onChange(weight);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <span className="ipr-note ipr-num">占 {percent}</span>
      {typed !== undefined && (
        <p id={`${id}-problem`} className={styles.weightProblem} role="alert">
          请输入 0～{MAX_WEIGHT} 的数，最多一位小数；离开后恢复为 {value}。
        </p>
      )}
    </div>
  );
}
