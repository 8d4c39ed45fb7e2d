import { Link } from '@umijs/max';
import { Button } from 'antd';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseQuery } from '@/components/search/readQuery';
import { describeExpression } from '@/domain/search/describe';
import { emptyRow, formText, rowProblem, rowText } from '@/domain/search/form';
import { patentSearchLink } from '@/links/patent';
import type { FaceProps } from '../faces/face';
import { Condition } from './Condition';
import { canSwap, type FormEntry, startingEntries, swapped, withRow } from './formEntries';
import { useFormDraft } from './useFormDraft';

/** Why each row cannot be searched, by its identity. */
function problemsOf(entries: readonly FormEntry[]): ReadonlyMap<number, string> {
  const found = entries.flatMap(({ id, row }): [number, string][] => {
    const problem = rowProblem(row);
    return problem ? [[id, problem]] : [];
  });
  const first = entries.find(({ row }) => rowText(row) !== '');
  if (first?.row.joiner === 'NOT') {
    found.push([first.id, '前面还没有条件，无从排除；请改为“并且”，或者把它移到别的条件后面。']);
  }
  return new Map(found);
}

/** A query in rows of field, relation and value. */
export default function FormFace({ state, kept, onSearch, onDraft }: FaceProps) {
  const { entries, change, sent } = useFormDraft(state.q, kept);
  const [tried, setTried] = useState(false);
  const [edited, setEdited] = useState<number>();
  const form = useRef<HTMLFormElement>(null);

  const read = useMemo(() => {
    const text = formText((entries ?? []).map(({ row }) => row));
    const parsed = text ? parseQuery(text) : undefined;
    return { q: parsed?.ok ? parsed.canonical : text, parsed };
  }, [entries]);
  const problems = useMemo(() => problemsOf(entries ?? []), [entries]);
  useEffect(() => {
    if (entries) onDraft({ mode: 'expr', q: read.q, as: [] }, entries);
  }, [onDraft, entries, read]);

  if (!entries) return <Unreadable state={state} onClear={() => change(startingEntries())} />;

  const { parsed, q } = read;
  /** Changes the rows and gives the focus to one of the controls there are then. */
  const changeTo = (next: readonly FormEntry[], ...selectors: string[]) => {
    flushSync(() => change(next));
    const found = selectors.flatMap((one) => form.current?.querySelector<HTMLElement>(one) ?? []);
    found[0]?.focus();
  };
  const add = () => {
    const next = withRow(entries, emptyRow());
    changeTo(next, `[data-entry="${next.at(-1)?.id}"] [aria-label="字段"]`);
  };
  const remove = (index: number) => {
    const next = entries.filter((_, i) => i !== index);
    const near = next[Math.min(index, next.length - 1)]?.id;
    changeTo(next, `[data-entry="${near}"] .ipr-form-moves :last-child`, '.ipr-form-add');
  };
  const move = (index: number, by: -1 | 1) => {
    const here = `[data-entry="${entries[index]?.id}"]`;
    changeTo(
      swapped(entries, Math.min(index, index + by)),
      `${here} [data-move="${by}"]:not([disabled])`,
      `${here} [data-move]:not([disabled])`,
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (parsed?.ok) {
      sent();
      onSearch({ mode: 'expr', q, as: [] });
      return;
    }
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('.ipr-form-value input'))?.focus();
  };

  const joiners = entries.slice(1).map(({ row }) => row.joiner);
  const grouped = joiners.includes('OR') && joiners.some((joiner) => joiner !== 'OR');
  const asExpression = patentSearchLink({ ...state, face: 'expr', mode: 'expr', q, as: [] });
  return (
    <search aria-label="专利表单检索">
      <form ref={form} className="ipr-form-rows" onSubmit={submit}>
        <ol>
          {entries.map(({ id, row }, index) => (
            <li
              key={id}
              data-entry={id}
              onFocus={() => setEdited(id)}
              onBlur={() => setEdited(undefined)}
            >
              <Condition
                row={row}
                index={index}
                problem={tried || edited !== id ? problems.get(id) : undefined}
                sent={tried}
                canRise={canSwap(entries, index - 1)}
                canSink={canSwap(entries, index)}
                asExpression={asExpression}
                onChange={(changed) =>
                  change(entries.map((entry) => (entry.id === id ? { id, row: changed } : entry)))
                }
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
        {grouped && (
          <p className="ipr-form-hint">
            “或者”把条件分成几组：同一组的条件须同时满足，满足任何一组即可。
          </p>
        )}
        <div className="ipr-form-actions">
          <button type="button" className="ipr-text-button ipr-form-add" onClick={add}>
            ＋ 添加条件
          </button>
          <Button type="primary" htmlType="submit">
            检索
          </Button>
        </div>
      </form>
      <div className="ipr-query-echo" data-words="true" aria-live={tried ? 'polite' : 'off'}>
        {tried && !parsed && <p className="ipr-query-problem">请至少填写一个条件。</p>}
        {parsed?.ok && (
          <>
            <p>理解为：{describeExpression(parsed.ast)}</p>
            <p>
              检索式：<code>{q}</code>
            </p>
          </>
        )}
        {parsed?.ok === false && problems.size === 0 && (
          <p className="ipr-query-problem">{parsed.error.message}</p>
        )}
      </div>
    </search>
  );
}

/** An expression with an error, which no rows can be made of. */
function Unreadable({ state, onClear }: Pick<FaceProps, 'state'> & { onClear: () => void }) {
  const { q } = state;
  const parsed = parseQuery(q);
  return (
    <div className="ipr-form-unreadable">
      <p>
        检索式有错误，暂时不能用表单显示。{parsed.ok ? '' : parsed.error.message}
        。检索式已原样保留：
      </p>
      <p>
        <code>{q}</code>
      </p>
      <p className="ipr-form-actions">
        <Link to={patentSearchLink({ ...state, face: 'expr' })}>回到表达式修改</Link>
        <button type="button" className="ipr-text-button" onClick={onClear}>
          放弃它，从空白表单开始
        </button>
      </p>
    </div>
  );
}
