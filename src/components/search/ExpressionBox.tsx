import { Button } from 'antd';
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PatentQuery } from '@/links';
import { QueryField } from './QueryField';
import { parseQuery, type QueryProblem } from './readQuery';
import { useQueryDraft } from './useQueryDraft';

/** What help beside the box may do with it. */
export interface ExpressionBoxHandle {
  /** Puts a text where the caret is. */
  insert: (text: string) => void;
}

interface Props {
  query: PatentQuery;
  /** What the service found wrong with the query of the address. */
  refusal?: QueryProblem | undefined;
  onSearch: (query: PatentQuery) => void;
  /** Little room: the label is not shown. */
  compact?: boolean;
  /** Chips below the box. */
  children?: ReactNode;
  ref?: Ref<ExpressionBoxHandle>;
}

const NO_READINGS = () => ({});

/** Characters of the expression shown before, in and behind the place of an error. */
const AROUND = 24;

/** The expression around an error, the wrong part marked. */
function Place({ text, from, to }: { text: string; from: number; to: number }) {
  const end = Math.min(to, from + AROUND);
  return (
    <code>
      {from > AROUND && '…'}
      {text.slice(Math.max(0, from - AROUND), from)}
      <mark className="ipr-query-fault">{text.slice(from, end) || '␣'}</mark>
      {text.slice(end, end + AROUND)}
      {end + AROUND < text.length && '…'}
    </code>
  );
}

/**
 * A box for an expression of the search language. It is read while the user types: the first error
 * with its place, or the expression in its normal spelling. Until the first attempt to search an
 * error is shown quietly, for an expression on its way is never complete.
 */
export function ExpressionBox({ query, refusal, onSearch, compact = false, children, ref }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, change, sent } = useQueryDraft(query, NO_READINGS);
  const [tried, setTried] = useState(false);
  const deferred = useDeferredValue(text);
  const parsed = useMemo(() => (deferred.trim() ? parseQuery(deferred) : undefined), [deferred]);

  useImperativeHandle(ref, () => ({
    insert: (piece) => {
      const box = field.current;
      if (!box) return;
      const before = box.value.slice(0, box.selectionStart);
      const gap = before && !/[\s(（,，]$/.test(before) ? ' ' : '';
      change({ text: `${before}${gap}${piece}${box.value.slice(box.selectionEnd)}` });
      const caret = before.length + gap.length + piece.length;
      requestAnimationFrame(() => {
        box.focus();
        box.setSelectionRange(caret, caret);
      });
    },
  }));

  const goToFault = ({ from = 0, to = 0 }: QueryProblem) => {
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    const result = text.trim() ? parseQuery(text) : undefined;
    if (!result?.ok) {
      goToFault(result?.error ?? { message: '' });
      return;
    }
    sent();
    onSearch({ mode: 'expr', q: text.trim(), as: [] });
  };

  const fault = parsed?.ok === false ? parsed.error : undefined;
  const empty = tried && !text.trim() ? { message: '请输入检索式。' } : undefined;
  const problem: QueryProblem | undefined =
    fault ?? empty ?? (text === query.q ? refusal : undefined);
  const sentAsItIs = tried || (query.q !== '' && text === query.q);
  return (
    <search className="ipr-expr" aria-label="专利表达式检索">
      <form onSubmit={submit}>
        <label htmlFor={id} className={compact ? 'ipr-visually-hidden' : undefined}>
          检索式
        </label>
        <QueryField
          ref={field}
          id={id}
          value={text}
          placeholder="TI=(固态 2W 电解质) AND AD=(2020 TO 2024)"
          aria-invalid={sentAsItIs && Boolean(problem)}
          aria-describedby={`${id}-echo`}
          onText={(next) => change({ text: next })}
          onEnter={submit}
        />
        <Button type="primary" htmlType="submit">
          检索
        </Button>
      </form>
      <div
        id={`${id}-echo`}
        className="ipr-query-echo"
        data-tried={sentAsItIs}
        aria-live={tried ? 'polite' : 'off'}
      >
        {problem && (
          <p className="ipr-query-problem">
            {problem.message}
            {problem.from !== undefined && problem.to !== undefined && (
              <>
                <Place text={deferred} from={problem.from} to={problem.to} />
                <button
                  type="button"
                  className="ipr-text-button"
                  onClick={() => goToFault(problem)}
                >
                  定位到此处
                </button>
              </>
            )}
          </p>
        )}
        {parsed?.ok && !problem && parsed.canonical !== deferred.trim() && (
          <p>
            规范写法：<code>{parsed.canonical}</code>
          </p>
        )}
        {parsed?.ok &&
          parsed.warnings.map((warning) => <p key={warning.from}>{warning.message}</p>)}
      </div>
      {children}
    </search>
  );
}
