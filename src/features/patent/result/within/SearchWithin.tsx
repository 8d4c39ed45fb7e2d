import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import type { ReadQuery } from '@/components/search/readQuery';
import { useTabDraft } from '@/components/search/useTabDraft';
import { NO_SCOPE, type PatentResultState } from '@/links/patent';
import { type Combined, combineWithin, queryAnew } from './combineWithin';
import styles from './within.module.css';

interface Props {
  state: PatentResultState;
  /** The present query. */
  read: ReadQuery;
  onChange: (change: Partial<PatentResultState>) => void;
  /**
   * Set while a search from here puts another query box, and with it another one of these, in
   * place of the present one: the keyboard goes on there.
   */
  goesOn: RefObject<boolean>;
}

const readText = (kept: unknown) => (typeof kept === 'string' ? kept : '');

/**
 * Search within results. What is typed narrows the present query; both become one expression in
 * the address, so that the whole query stays in sight.
 */
export function SearchWithin({ state, read, onChange, goesOn }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { key, search } = useLocation();
  const { draft: text, change } = useTabDraft(`within${key}${search}`, 'within', readText);
  const [message, setMessage] = useState<string>();
  const [open, setOpen] = useState(goesOn.current || text !== '');

  useEffect(() => {
    if (goesOn.current) field.current?.focus({ preventScroll: true });
    goesOn.current = false;
  }, [goesOn]);

  const go = (combined: Combined, rest: Partial<PatentResultState> = {}) => {
    if (!combined.ok) {
      setMessage(combined.message);
      field.current?.focus();
      return;
    }
    goesOn.current = combined.query.mode !== state.mode;
    change('', false);
    setMessage(undefined);
    onChange({ ...combined.query, ...rest, sel: '' });
  };

  return (
    <>
      <Button
        type="link"
        size="small"
        className={styles.withinSwitch ?? ''}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        在结果中检索
      </Button>
      <search
        className={styles.within}
        aria-label="在结果中检索"
        data-open={open}
        data-wrong={Boolean(message)}
      >
        <form
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
        </form>
        {message && (
          <p id={`${id}-message`} className="ipr-query-problem" role="alert">
            {message}
          </p>
        )}
      </search>
    </>
  );
}
