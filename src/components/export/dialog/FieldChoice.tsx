import { Button, Checkbox, Flex } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './export.module.css';
import type { ChoosableField } from './TemplateChoice';

interface Props {
  fields: readonly ChoosableField[];
  atFirst: readonly string[];
  /** Keys in the order of the columns. */
  chosen: readonly string[];
  /** Why nothing could be exported; '' for none. */
  problem: string;
  onChange: (chosen: readonly string[]) => void;
}

/** The columns of the table: which fields, and in which order. */
export function FieldChoice({ fields, atFirst, chosen, problem, onChange }: Props) {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const problemId = useId();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ key: string; step: 1 | -1 }>();
  const places = new Map(chosen.map((key, place) => [key, place]));

  // Moving a row in the page takes the focus from its button.
  useEffect(() => {
    if (!moved) return;
    const selector = `[data-key="${moved.key}"] [data-step="${moved.step}"]`;
    list.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [moved]);

  const toggle = (key: string, wanted: boolean) =>
    onChange(wanted ? [...chosen, key] : chosen.filter((other) => other !== key));
  const move = (key: string, step: 1 | -1) => {
    const place = places.get(key) ?? 0;
    const other = chosen[place + step];
    if (other === undefined) return;
    const next = [...chosen];
    next[place] = other;
    next[place + step] = key;
    onChange(next);
    setMoved({ key, step });
  };
  const movedTo = moved && places.get(moved.key);

  return (
    <div className={styles.exportFields}>
      <fieldset aria-describedby={problem ? problemId : undefined}>
        <legend>字段</legend>
        <Flex component="p" gap={16} className={styles.exportFieldTools}>
          <Button type="link" size="small" onClick={() => onChange(fields.map(({ key }) => key))}>
            全选
          </Button>
          <Button type="link" size="small" onClick={() => onChange([])}>
            全不选
          </Button>
          <Button type="link" size="small" onClick={() => onChange(atFirst)}>
            恢复默认
          </Button>
        </Flex>
        <ul>
          {fields.map(({ key, title }) => (
            <li key={key}>
              <Checkbox
                checked={places.has(key)}
                onChange={({ target }) => toggle(key, target.checked)}
              >
                {title}
              </Checkbox>
            </li>
          ))}
        </ul>
        <p id={problemId} className={styles.exportProblem} role="alert">
          {problem}
        </p>
      </fieldset>
      <fieldset>
        <legend>列的顺序</legend>
        {chosen.length === 0 && <p className="ipr-note">勾选字段后在这里调整顺序。</p>}
        <ol ref={list}>
          {chosen
            .flatMap((key) => byKey.get(key) ?? [])
            .map(({ key, title }, place) => (
              <li key={key} data-key={key}>
                <span className="ipr-num">{place + 1}</span>
                <span>{title}</span>
                <Button
                  type="text"
                  size="small"
                  data-step="-1"
                  aria-label={`上移 ${title}`}
                  aria-disabled={place === 0}
                  onClick={() => move(key, -1)}
                >
                  ↑
                </Button>
                <Button
                  type="text"
                  size="small"
                  data-step="1"
                  aria-label={`下移 ${title}`}
                  aria-disabled={place === chosen.length - 1}
                  onClick={() => move(key, 1)}
                >
                  ↓
                </Button>
              </li>
            ))}
        </ol>
        <p role="status" className="ipr-visually-hidden">
          {movedTo !== undefined &&
            `${byKey.get(moved?.key ?? '')?.title}已移到第 ${movedTo + 1} 列`}
        </p>
      </fieldset>
    </div>
  );
}
