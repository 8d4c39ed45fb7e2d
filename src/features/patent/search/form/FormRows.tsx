import { Button, Flex } from 'antd';
import {
  type FormEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import formStyles from '@/components/form/edit/edit.module.css';
import { WholeDates } from '@/components/reading/WholeDates';
import searchStyles from '@/components/search/search.module.css';
import { describeExpression } from '@/domain/search/describe';
import { emptyRow, type FormRow, rowProblem, rowText } from '@/domain/search/form';
import { patentSearchLink } from '@/links/patent';
import type { FaceProps } from '../faces/face';
import { Condition } from './Condition';
import { canSwap, type FormEntry, type ReadForm, readForm, swapped, withRow } from './formEntries';
import searchFormStyles from './searchForm.module.css';

interface Props extends Pick<FaceProps, 'state' | 'onSearch' | 'onDraft'> {
  entries: readonly FormEntry[];
  onChange: (entries: readonly FormEntry[]) => void;
}

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

interface EchoProps extends ReadForm {
  tried: boolean;
  /** The error stands at its row. */
  told: boolean;
}

/** What the portal makes of the form, in words and as an expression. */
function Echo({ q, parsed, tried, told }: EchoProps) {
  return (
    <div className={searchStyles.queryEcho} data-words="true" aria-live={tried ? 'polite' : 'off'}>
      {tried && !parsed && <p className="ipr-query-problem">请至少填写一个条件。</p>}
      {parsed?.ok && (
        <>
          <p>
            理解为：<WholeDates>{describeExpression(parsed.ast)}</WholeDates>
          </p>
          <p>
            检索式：<code>{q}</code>
          </p>
        </>
      )}
      {parsed?.ok === false && !told && <p className="ipr-query-problem">{parsed.error.message}</p>}
    </div>
  );
}

/** The rows, read while they are filled in, and what they mean. */
export function FormRows({ state, entries, onChange, onSearch, onDraft }: Props) {
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const deferred = useDeferredValue(entries);
  const read = useMemo(() => readForm(deferred), [deferred]);
  const problems = useMemo(() => problemsOf(entries), [entries]);

  useEffect(() => {
    onDraft({ mode: 'expr', q: read.q, as: [] }, deferred);
  }, [onDraft, deferred, read]);

  /** Changes the rows and gives the focus to the first of the controls that there is then. */
  const changeTo = (next: readonly FormEntry[], ...selectors: string[]) => {
    flushSync(() => onChange(next));
    const found = selectors.flatMap((one) => form.current?.querySelector<HTMLElement>(one) ?? []);
    found[0]?.focus();
  };
  const add = () => {
    const next = withRow(entries, emptyRow());
    changeTo(next, `[data-entry="${next.at(-1)?.id}"] [aria-label="字段"]`);
  };
  const actions = {
    change: (id: number, row: FormRow) =>
      onChange(entries.map((entry) => (entry.id === id ? { id, row } : entry))),
    move: (id: number, by: -1 | 1) => {
      const index = entries.findIndex((entry) => entry.id === id);
      const here = `[data-entry="${id}"] [data-move`;
      changeTo(
        swapped(entries, Math.min(index, index + by)),
        `${here}="${by}"]:not([disabled])`,
        `${here}]:not([disabled])`,
      );
    },
    remove: (id: number) => {
      const index = entries.findIndex((entry) => entry.id === id);
      const next = entries.filter((entry) => entry.id !== id);
      const near = next[Math.min(index, next.length - 1)]?.id;
      changeTo(
        next,
        `[data-entry="${near}"] .${searchFormStyles.formMoves} > :last-child`,
        `.${formStyles.formAdd}`,
      );
    },
  };
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  // Stable, so that a key in one row does not draw the others anew.
  const stable = useMemo(
    () => ({
      onChange: (id: number, row: FormRow) => latest.current.change(id, row),
      onMove: (id: number, by: -1 | 1) => latest.current.move(id, by),
      onRemove: (id: number) => latest.current.remove(id),
    }),
    [],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    const { q, parsed } = readForm(entries);
    if (parsed?.ok) {
      onSearch({ mode: 'expr', q, as: [] });
      return;
    }
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (
      wrong ?? form.current?.querySelector<HTMLElement>(`.${searchFormStyles.formValue} input`)
    )?.focus();
  };

  const joiners = entries.slice(1).map(({ row }) => row.joiner);
  const grouped = joiners.includes('OR') && joiners.some((joiner) => joiner !== 'OR');
  const query = { face: 'expr', mode: 'expr', q: read.q, as: [] } as const;
  const asExpression = patentSearchLink({ ...state, ...query });
  return (
    <search aria-label="专利表单检索">
      <form ref={form} onSubmit={submit}>
        <ol className={searchFormStyles.formRows}>
          {entries.map(({ id, row }, index) => (
            <li key={id} data-entry={id}>
              <Condition
                {...stable}
                id={id}
                row={row}
                index={index}
                problem={problems.get(id)}
                sent={tried}
                canRise={canSwap(entries, index - 1)}
                canSink={canSwap(entries, index)}
                asExpression={row.kind === 'kept' ? asExpression : ''}
              />
            </li>
          ))}
        </ol>
        {grouped && (
          <p className={searchFormStyles.formHint}>
            “或者”把条件分成几组：同一组的条件须同时满足，满足任何一组即可。
          </p>
        )}
        <Flex
          wrap
          gap="8px 24px"
          align="baseline"
          justify="space-between"
          className={searchFormStyles.formActions}
        >
          <Button type="link" size="small" className={formStyles.formAdd ?? ''} onClick={add}>
            ＋ 添加条件
          </Button>
          <Button type="primary" htmlType="submit" size="large">
            检索
          </Button>
        </Flex>
      </form>
      <Echo {...read} tried={tried} told={problems.size > 0} />
    </search>
  );
}
