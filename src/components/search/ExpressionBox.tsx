import { Button } from 'antd';
import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import partsStyles from '@/components/page/parts.module.css';
import type { History } from '@/domain/search/grammar';
import type { PatentQuery } from '@/links/patent';
import { operandsOf } from './history/searchHistory';
import { useSearchHistory } from './history/useKept';
import { QueryEcho } from './QueryEcho';
import { QueryField } from './QueryField';
import { type QueryBox, textAreaBox, textChange } from './queryBox';
import { expandedText, parseQuery, sendableText } from './readQuery';
import styles from './search.module.css';
import { inSimplified, useSimplifier } from './simplified';
import type { QueryProblem } from './tooLong';
import { useEditor } from './useEditor';
import { useQueryDraft } from './useQueryDraft';

/** What help beside the box may do with it. */
export interface ExpressionBoxHandle {
  /** Puts a text where the caret is. */
  insert: (text: string) => void;
  /** Puts a whole expression in place of the one there; undo brings it back. */
  replace: (text: string) => void;
}

interface Props {
  query: PatentQuery;
  /** Text to begin with in place of the query, which has to say the same without `#n`. */
  typed?: string | undefined;
  /** What the service found wrong with the query of the address. */
  refusal?: QueryProblem | undefined;
  onSearch: (query: PatentQuery) => void;
  /** What is typed now, and its text where that has `#n` for a part of the query; a stable function. */
  onDraft?: ((query: PatentQuery, typed: string | undefined) => void) | undefined;
  /**
   * On the result list: a plain field that Enter sends, without label, editor and words. Unsent
   * text stays while the list changes.
   */
  compact?: boolean;
  /** Chips below the box. */
  children?: ReactNode;
  ref?: Ref<ExpressionBoxHandle>;
}

const NO_READINGS = () => ({});

const NOTHING: QueryProblem = { message: '请输入检索式。' };

const EXAMPLE = 'TI=(固态 2W 电解质) AND AD=(2020 TO 2024)';

/** The query as it was typed, as long as the history still makes that the same. */
function withTyped(query: PatentQuery, typed: string | undefined, history: History): PatentQuery {
  if (typed === undefined) return query;
  return expandedText(typed, history) === query.q ? { ...query, q: typed } : query;
}

/**
 * A box for an expression of the search language. It is read while the user types: the first error
 * with its place and repairs, or what the expression means. Until the first attempt to search an
 * error is shown quietly, for an expression on its way is never complete.
 */
export function ExpressionBox({
  query: asked,
  typed,
  refusal,
  onSearch,
  onDraft,
  compact = false,
  children,
  ref,
}: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<QueryBox>(null);
  const { ready, ...loading } = useEditor(field, !compact);
  const searches = useSearchHistory();
  const history = useMemo(() => operandsOf(searches), [searches]);
  const query = useMemo(() => withTyped(asked, typed, history), [asked, typed, history]);
  const { text, change, sent } = useQueryDraft(query, NO_READINGS, compact);
  const [tried, setTried] = useState(false);
  // An expression can be right and yet too long once the history stands in it.
  const [refused, setRefused] = useState<{ text: string; problem: QueryProblem }>();
  const deferred = useDeferredValue(text);
  const parsed = useMemo(
    () => (deferred.trim() ? parseQuery(deferred, history) : undefined),
    [deferred, history],
  );

  const readable = useSimplifier(deferred);
  const simplified = useMemo(
    () => (readable ? inSimplified(deferred) : undefined),
    [deferred, readable],
  );

  useEffect(() => {
    const expanded = expandedText(deferred, history);
    const q = expanded ?? deferred;
    onDraft?.({ mode: 'expr', q, as: [] }, expanded === undefined ? undefined : deferred);
  }, [onDraft, deferred, history]);

  const select = (from: number, to: number) => {
    const box = editor.current ?? (field.current && textAreaBox(field.current));
    box?.select(from, to);
    box?.focus();
  };
  /** Changes the text from beside the box; the caret goes behind what has changed. */
  const replace = (next: string) => {
    const { from, insert } = textChange(text, next);
    change({ text: next });
    requestAnimationFrame(() => select(from + insert.length, from + insert.length));
  };
  useImperativeHandle(ref, () => ({
    insert: (piece) => {
      const box = editor.current ?? (field.current && textAreaBox(field.current));
      const { from, to } = box?.selection() ?? { from: text.length, to: text.length };
      const before = text.slice(0, from);
      const gap = before && !/[\s(（,，]$/.test(before) ? ' ' : '';
      change({ text: before + gap + piece + text.slice(to) });
      const caret = from + gap.length + piece.length;
      requestAnimationFrame(() => select(caret, caret));
    },
    replace,
  }));

  const fault = parsed?.ok === false ? parsed.error : undefined;
  const empty = tried && !text.trim() ? NOTHING : undefined;
  const unsendable = refused?.text === text ? refused.problem : undefined;
  // Of the address as it is, the page knows more than what is wrong with the text.
  const ofAddress = text === query.q ? refusal : undefined;
  const problem: QueryProblem | undefined = empty ?? unsendable ?? ofAddress ?? fault;
  const goToFault = ({ from = 0, to = 0 }: QueryProblem) => select(from, to);
  const onFault = () => problem && goToFault(problem);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    const sendable = text.trim() ? sendableText(text, history) : undefined;
    if (!sendable?.ok) {
      setRefused(sendable && { text, problem: sendable.error });
      goToFault(sendable?.error ?? NOTHING);
      return;
    }
    sent();
    onSearch({ mode: 'expr', q: sendable.q, as: [] });
  };

  const sentAsItIs = tried || (query.q !== '' && text === query.q);
  const shared = {
    value: text,
    placeholder: EXAMPLE,
    onText: (next: string) => change({ text: next }),
  };
  return (
    <search className={styles.expr} data-compact={compact} aria-label="专利表达式检索">
      <form onSubmit={submit}>
        <div className={compact ? 'ipr-visually-hidden' : styles.exprHead}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Tab leads into the editor, which a label cannot reach */}
          <label id={`${id}-label`} htmlFor={id} onClick={() => editor.current?.focus()}>
            检索式
          </label>
          {!compact && (
            <span className={partsStyles.forKeys}>
              Enter 换行，Ctrl（⌘）+Enter 检索，F8 到错误处，Tab 离开
            </span>
          )}
        </div>
        {ready ? (
          <ready.Editor
            ref={editor}
            {...shared}
            labelledBy={`${id}-label`}
            describedBy={`${id}-echo`}
            invalid={sentAsItIs && Boolean(problem)}
            fault={fault}
            start={ready.start}
            searches={searches}
            onSend={submit}
            onFault={onFault}
          />
        ) : (
          <QueryField
            ref={field}
            id={id}
            {...shared}
            aria-invalid={sentAsItIs && Boolean(problem)}
            aria-describedby={`${id}-echo`}
            manyLines={!compact}
            {...loading}
            onEnter={submit}
            onKeyDown={({ key }) => {
              if (key === 'F8') onFault();
            }}
          />
        )}
        <Button type="primary" htmlType="submit" size={compact ? 'middle' : 'large'}>
          检索
        </Button>
      </form>
      <QueryEcho
        id={`${id}-echo`}
        text={deferred}
        parsed={parsed}
        problem={problem}
        history={history}
        sent={sentAsItIs}
        live={tried}
        place={compact}
        words={!compact}
        simplified={simplified}
        onGo={goToFault}
        onRepair={replace}
      />
      {children}
    </search>
  );
}
