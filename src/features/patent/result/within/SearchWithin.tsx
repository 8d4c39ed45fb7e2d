import { Link, useLocation } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useId, useRef, useState } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import partsStyles from '@/components/page/parts.module.css';
import { type ReadQuery, readQuery } from '@/components/search/readQuery';
import { useTabDraft } from '@/components/search/useTabDraft';
import { grouped } from '@/domain/grouped';
import { combineExpressions } from '@/domain/search/combine';
import { LIMITS } from '@/domain/search/limits';
import {
  NO_SCOPE,
  type PatentQuery,
  type PatentResultState,
  patentResultLink,
} from '@/links/patent';
import styles from './within.module.css';

/** A query made of what is typed and the present one, or why there is none. */
type Combined = { ok: true; query: PatentQuery } | { ok: false; message: string };

const wrong = (message: string): Combined => ({ ok: false, message });

/** Reads what is typed as the smart box does; doubts count as mistakes, for no chip will show them. */
function readTyped(text: string): { query: PatentQuery; read: ReadQuery } | { message: string } {
  const query: PatentQuery = { mode: 'smart', q: text.trim(), as: [] };
  if (!query.q) return { message: '请输入要检索的内容。' };
  const read = readQuery(query);
  if (read.problem) return { message: read.problem.message };
  const doubt = read.parts.find(({ kind, note }) => kind === 'text' && note);
  if (doubt) return { message: `“${doubt.text}”：${doubt.note}。要按原文检索，请加引号。` };
  if (!read.expression) return { message: '其中没有可以检索的内容。' };
  return { query, read };
}

/** A new query of what is typed alone. */
function queryAnew(text: string): Combined {
  const typed = readTyped(text);
  return 'message' in typed ? wrong(typed.message) : { ok: true, query: typed.query };
}

/**
 * Search within results: the present query narrowed by what is typed, as one expression.
 *
 * @param operator AND keeps the hits that meet it as well, NOT those that do not
 */
function combineWithin(present: ReadQuery, operator: 'AND' | 'NOT', text: string): Combined {
  const typed = readTyped(text);
  if ('message' in typed) return wrong(typed.message);
  if (present.problem) return wrong('上面的检索条件有误，请先改正，或者重新检索。');
  if (operator === 'NOT' && !present.expression) {
    return wrong('现在没有检索词，无从排除；请先在结果中检索。');
  }
  const combined = combineExpressions(present.expression, operator, typed.read.expression);
  if (combined.ok) return { ok: true, query: { mode: 'expr', q: combined.canonical, as: [] } };
  const { code, message } = combined.error;
  return wrong(
    code === 'E_TOO_LONG'
      ? `合起来超过 ${grouped(LIMITS.length)} 个字符，一次放不下；请缩短上面的检索条件。`
      : message,
  );
}

interface Props {
  state: PatentResultState;
  /** The present query. */
  read: ReadQuery;
  onChange: (change: Partial<PatentResultState>) => void;
}

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : '');

/**
 * Search within results. What is typed narrows the present query; both become one expression in
 * the address, so that the whole query stays in sight. A query that is none becomes one by a link.
 */
export function SearchWithin({ state, read, onChange }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { key, search } = useLocation();
  const { draft: text, change } = useTabDraft(`within${key}${search}`, 'within', readText);
  const [message, setMessage] = useState<string>();

  const go = (combined: Combined, rest: Partial<PatentResultState> = {}) => {
    if (!combined.ok) {
      setMessage(combined.message);
      field.current?.focus();
      return;
    }
    change('', false);
    setMessage(undefined);
    onChange({ ...combined.query, ...rest, sel: '' });
  };

  return (
    <>
      <search className={`${styles.within} ipr-no-print`} aria-label="在结果中检索">
        <Flex
          component="form"
          wrap
          gap="0 10px"
          align="center"
          onSubmit={(event) => {
            event.preventDefault();
            go(combineWithin(read, 'AND', text));
          }}
        >
          <label className="ipr-visually-hidden" htmlFor={id}>
            再加一个条件：号码、日期、分类号、申请人或关键词
          </label>
          <PlainInput
            className="ipr-small-input"
            ref={field}
            id={id}
            value={text}
            placeholder="再加一个条件"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-invalid={Boolean(message)}
            aria-describedby={message ? `${id}-message` : undefined}
            onChange={(typed) => {
              change(typed, typed !== '');
              setMessage(undefined);
            }}
          />
          <Button htmlType="submit" type="link" size="small">
            在结果中检索
          </Button>
          <Button type="link" size="small" onClick={() => go(combineWithin(read, 'NOT', text))}>
            从结果中排除
          </Button>
          <Button type="link" size="small" onClick={() => go(queryAnew(text), NO_SCOPE)}>
            重新检索
          </Button>
        </Flex>
        {message && (
          <p id={`${id}-message`} className="ipr-query-problem" role="alert">
            {message}
          </p>
        )}
      </search>
      {state.mode === 'smart' && read.expression && (
        <Link
          className={`${partsStyles.finger} ipr-no-print`}
          to={patentResultLink({ ...state, mode: 'expr', q: read.expression, as: [] })}
        >
          改为检索式
        </Link>
      )}
    </>
  );
}
