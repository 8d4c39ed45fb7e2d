import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import type { LandingState } from '@/links/landing';
import type { Tag } from '@/services/data';
import styles from './navigation.module.css';

interface Props {
  state: LandingState;
  tags: Tag[];
  onChange: (change: Partial<LandingState>) => void;
}

const KINDS = [
  { value: '', label: '全部' },
  { value: 'INDUSTRY', label: '按产业' },
  { value: 'BUSINESS', label: '按业务' },
] as const;

/** Chooses subjects by kind of tag, tag and text. */
export function SubjectFilter({ state, tags, onChange }: Props) {
  const [text, setText] = useState(state.q);
  useEffect(() => setText(state.q), [state.q]);
  const shown = tags.filter(
    ({ id, name, type }) => id && name && (!state.type || type === state.type),
  );
  return (
    <div className={styles.subjectFilter}>
      <div className={styles.subjectFirst}>
        <div className="ipr-choice" role="group" aria-label="标签类别">
          {KINDS.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={state.type === value}
              onClick={() => onChange({ type: value, tag: '' })}
            >
              {label}
            </button>
          ))}
        </div>
        <search aria-label="查找专题">
          <form
            className={styles.subjectFind}
            onSubmit={(event) => {
              event.preventDefault();
              onChange({ q: text.trim() });
            }}
          >
            <PlainInput
              className="ipr-input"
              type="search"
              aria-label="在导航专题中查找"
              placeholder="在专题中查找"
              value={text}
              maxLength={50}
              onChange={(value) => {
                setText(value);
                // The box's own cross takes the words away at once.
                if (value === '' && state.q) onChange({ q: '' });
              }}
            />
            <Button htmlType="submit">查找</Button>
          </form>
        </search>
      </div>
      <div className="ipr-choice" role="group" aria-label="标签">
        {shown.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={state.tag === id}
            onClick={() => onChange({ tag: state.tag === id ? '' : id })}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
