import { useEffect, useId, useRef, useState } from 'react';
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
    <div className="ipr-export-fields">
      <fieldset aria-describedby={problem ? problemId : undefined}>
        <legend>字段</legend>
        <p className="ipr-export-field-tools">
          <button
            type="button"
            className="ipr-text-button"
            onClick={() => onChange(fields.map(({ key }) => key))}
          >
            全选
          </button>
          <button type="button" className="ipr-text-button" onClick={() => onChange([])}>
            全不选
          </button>
          <button type="button" className="ipr-text-button" onClick={() => onChange(atFirst)}>
            恢复默认
          </button>
        </p>
        <ul>
          {fields.map(({ key, title }) => (
            <li key={key}>
              <label className="ipr-tick-label">
                <input
                  type="checkbox"
                  checked={places.has(key)}
                  onChange={(event) => toggle(key, event.target.checked)}
                />
                <span>{title}</span>
              </label>
            </li>
          ))}
        </ul>
        <p id={problemId} className="ipr-export-problem" role="alert">
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
                <button
                  className="ipr-bare-button"
                  type="button"
                  data-step="-1"
                  aria-label={`上移 ${title}`}
                  aria-disabled={place === 0}
                  onClick={() => move(key, -1)}
                >
                  ↑
                </button>
                <button
                  className="ipr-bare-button"
                  type="button"
                  data-step="1"
                  aria-label={`下移 ${title}`}
                  aria-disabled={place === chosen.length - 1}
                  onClick={() => move(key, 1)}
                >
                  ↓
                </button>
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
