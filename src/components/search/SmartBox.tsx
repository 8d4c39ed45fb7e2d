import { history, Link, useLocation, useNavigate } from '@umijs/max';
import { useCreation } from 'ahooks';
import { Button } from 'antd';
import {
  type FormEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { PHONE, useScreenMatches } from '@/components/page/useScreenMatches';
import type { Node } from '@/domain/search/ast';
import type { SmartPart } from '@/domain/search/smart';
import { withoutUnseen } from '@/domain/unseen';
import {
  type PatentQuery,
  patentResultLink,
  patentSearchLink,
  readPatentSearch,
} from '@/links/patent';
import { Examples } from './home/Examples';
import { QueryField } from './QueryField';
import { ReadingChips } from './ReadingChips';
import { readingsByPlace, readingsByText, withoutPart } from './readings';
import { readQuery, smartParts } from './readQuery';
import { simplifierFor, useSimplifier } from './simplified';
import { isTooLong, type QueryProblem, tooLong } from './tooLong';
import { useQueryDraft } from './useQueryDraft';

const NO_QUERY: PatentQuery = { mode: 'smart', q: '', as: [] };

/** Queries that find something in any collection, one for each way to begin. */
const EXAMPLES = ['锂离子电池 隔膜', 'H01M', '2023年 传感器'];

interface Props {
  /** The query to begin with, from the address. */
  query?: PatentQuery;
  size?: 'large' | 'middle';
  /**
   * Takes the focus after a move inside the portal. A page that has just been loaded keeps it at
   * its top, where the skip link is the first Tab stop.
   */
  autoFocus?: boolean;
  examples?: boolean;
  /** Why the query could not be run. */
  refusal?: QueryProblem | undefined;
  /**
   * On the result list: a changed or removed reading searches at once, and unsent text stays while
   * the list changes.
   */
  instant?: boolean;
  /** The query whose hits are on screen; the readings have their colours. */
  found?: Node | undefined;
  /**
   * Where a query goes; without it to the result list. `corrected` when only a reading was changed
   * or removed.
   */
  onSearch?: (query: PatentQuery, corrected: boolean) => void;
  /** What is typed now; a stable function. */
  onDraft?: ((query: PatentQuery) => void) | undefined;
  /** More chips and links, in the row of the readings. */
  children?: ReactNode;
}

const readingsOf = ({ q, as }: PatentQuery) => readingsByText(smartParts(q), as);

/** Without characters that only disturb; line breaks and tabs divide parts and stay. */
const tidy = (text: string) => withoutUnseen(text, ' ').trim();

const NOTHING: QueryProblem = { message: '请输入要检索的内容。' };

/**
 * The one box for every kind of patent query. While the user types it shows what it takes each
 * part for (number, date, class, name, words), and every reading can be changed or removed.
 */
export function SmartBox({
  query = NO_QUERY,
  size = 'middle',
  autoFocus = false,
  examples = false,
  refusal,
  instant = false,
  found,
  onSearch,
  onDraft,
  children,
}: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const scope = readPatentSearch(useLocation().search);
  const { text, readings, change, sent } = useQueryDraft(query, readingsOf, instant);
  const [mistake, setMistake] = useState<QueryProblem>();
  // The text before an input method began to compose; half a syllable is not worth reading.
  const [beforeComposing, setBeforeComposing] = useState<string>();
  const deferred = useDeferredValue(beforeComposing ?? text);
  const readable = useSimplifier(deferred);
  // Read anew once traditional characters can be.
  const parts = useCreation(() => smartParts(deferred), [deferred, readable]);

  useEffect(() => {
    if (autoFocus && history.action === 'PUSH') field.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  useEffect(() => {
    onDraft?.({ mode: 'smart', q: deferred, as: readingsByPlace(parts, readings) });
  }, [onDraft, deferred, parts, readings]);

  const search = (typed: string, chosen = readings, corrected = false) => {
    const q = tidy(typed);
    const next: PatentQuery = { mode: 'smart', q, as: readingsByPlace(smartParts(q), chosen) };
    const problem = q ? readQuery(next).problem : NOTHING;
    setMistake(problem);
    if (problem) {
      field.current?.focus();
      return;
    }
    const go = () => {
      sent();
      if (onSearch) onSearch(next, corrected);
      else navigate(patentResultLink(next));
    };
    const waiting = simplifierFor(q);
    if (waiting) waiting.then(go);
    else go();
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isTooLong(text)) field.current?.focus();
    else search(text);
  };
  const adjust = (next: { text?: string; readings?: Record<string, string> }) => {
    change(next);
    const left = next.text ?? text;
    if (instant && left) search(left, next.readings ?? readings, true);
    // The button that was pressed goes away with its part.
    if (next.text !== undefined) field.current?.focus();
  };

  const isPhone = useScreenMatches(PHONE);
  const problem = isTooLong(text)
    ? tooLong(text)
    : (mistake ?? (text === query.q ? refusal : undefined));
  return (
    <search className="ipr-smart" data-size={size} aria-label="专利检索">
      <form onSubmit={submit}>
        <label className="ipr-visually-hidden" htmlFor={id}>
          检索专利：号码、日期、分类号、申请人或关键词
        </label>
        <QueryField
          ref={field}
          id={id}
          value={text}
          placeholder={isPhone ? '号码或关键词' : '输入号码、日期、分类号、申请人或关键词'}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-message` : undefined}
          onCompositionStart={() => setBeforeComposing(text)}
          onCompositionEnd={() => setBeforeComposing(undefined)}
          onText={(next) => {
            setMistake(undefined);
            change({ text: next });
          }}
          onEnter={submit}
        />
        <Button type="primary" htmlType="submit" size={size}>
          检索
        </Button>
      </form>
      {problem && (
        <p id={`${id}-message`} className="ipr-query-problem" role="alert">
          {problem.message}
          {problem.face && (
            <Link to={patentSearchLink({ ...scope, face: problem.face, q: text, as: [] })}>
              带到表达式检索
            </Link>
          )}
        </p>
      )}
      <div className="ipr-chip-row">
        <ReadingChips
          parts={parts}
          readings={readings}
          found={found}
          onRead={(part, kind) => adjust({ readings: { ...readings, [part.text]: kind } })}
          onRemove={(part: SmartPart) => adjust({ text: withoutPart(deferred, part) })}
        />
        {children}
      </div>
      {examples && <Examples words={EXAMPLES} linkTo={(q) => patentResultLink({ q })} />}
    </search>
  );
}
