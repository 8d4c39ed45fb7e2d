import { useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { historyRefused, operandsOf } from '@/components/search/history/searchHistory';
import { useSavedSearches, useSearchHistory, useUserId } from '@/components/search/history/useKept';
import { expandedText, parseQuery, sendableText } from '@/components/search/readQuery';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { History } from '@/domain/search/grammar';
import { type PatentQuery, patentSearchLink, readPatentSearch } from '@/links/patent';
import styles from './shelf.module.css';

const HistoryPanel = lazy(() => import('./HistoryPanel'));
const SavedPanel = lazy(() => import('./SavedPanel'));

/** The way to a face of the search page, with what is typed there in the browser's history. */
interface Way {
  to: string;
  state: { typed: Partial<Record<'expr', { query: PatentQuery; kept?: unknown }>> };
}

/** What is in the expression box when a way is taken. */
function textOf({ to, state }: Way): string {
  const kept = state.typed.expr?.kept;
  return typeof kept === 'string' ? kept : readPatentSearch(to.slice(to.indexOf('?') + 1)).q;
}

function inBrackets(text: string, history: History): string {
  const parsed = parseQuery(text, history);
  return parsed.ok && parsed.ast.kind === 'or' ? `(${text})` : text;
}

/** Both expressions joined by AND, each as a whole; an empty one adds nothing. */
function joined(first: string, second: string, history: History): string {
  const [one, other] = [first.trim(), second.trim()];
  if (!one || !other) return one || other;
  return `${inBrackets(one, history)} AND ${inBrackets(other, history)}`;
}

/**
 * The way to the expression box with another text in it. `#n` stays in the box alone: the address
 * has the queries themselves.
 *
 * @returns the sentence why not when the text cannot be run, such as one that is too long
 */
function wayWith(way: Way, text: string, history: History): Way | string {
  const sendable = sendableText(text, history);
  if (!sendable.ok) return sendable.error.message;
  const query: PatentQuery = { mode: 'expr', q: sendable.q, as: [] };
  const kept = expandedText(text, history) === undefined ? undefined : text;
  const state = readPatentSearch(way.to.slice(way.to.indexOf('?') + 1));
  return {
    to: patentSearchLink({ ...state, ...query, face: 'expr' }),
    state: { typed: { expr: { query, kept } } },
  };
}

interface Props {
  /** The way to the expression box with what is typed now. */
  toExpression: Way;
  /** What stands at the left of the switches. */
  children: ReactNode;
}

/** Past and saved searches: two switches at the edge of the tabs, and below them what they open. */
export function HistoryShelf({ toExpression, children }: Props) {
  const id = useId();
  const userId = useUserId();
  const navigate = useNavigate();
  const searches = useSearchHistory();
  const saved = useSavedSearches();
  const history = useMemo(() => operandsOf(searches), [searches]);
  const [open, setOpen] = useState<'history' | 'saved'>();

  const latest = useRef({ toExpression, history, navigate });
  useEffect(() => {
    latest.current = { toExpression, history, navigate };
  });
  const compose = useCallback((text: string): string => {
    const now = latest.current;
    const way = wayWith(now.toExpression, text, now.history);
    if (typeof way === 'string') return `没有放入检索式：${way.replace(/。$/, '')}`;
    now.navigate(way.to, { state: way.state });
    return `检索式框里现在是 ${text}`;
  }, []);
  const insert = useCallback(
    (text: string): string => {
      const now = latest.current;
      return compose(joined(textOf(now.toExpression), text, now.history));
    },
    [compose],
  );
  // The same element whatever is typed in the box: typing draws the switches anew, not the rows.
  const panel = useMemo(() => {
    if (!userId || !open) return null;
    if (open === 'history') return <HistoryPanel userId={userId} onCompose={compose} />;
    return <SavedPanel userId={userId} onInsert={insert} />;
  }, [userId, open, compose, insert]);

  const switches = [
    { panel: 'history', name: '检索历史', count: searches.length },
    { panel: 'saved', name: '已存检索', count: saved.length },
  ] as const;
  // What is empty has no switch, but what was emptied can be taken back, a file brings searches, and
  // a browser that keeps none is told there.
  const shown = switches.filter(
    ({ panel: target, count }) =>
      count > 0 || target === 'saved' || open === target || historyRefused(),
  );
  return (
    <>
      <Flex wrap gap="8px 24px" justify="space-between" align="start" className={styles.searchHead}>
        {children}
        {userId && (
          <Flex wrap gap="0 12px" className={`${styles.shelfSwitches} ipr-no-print`}>
            {shown.map(({ panel: target, name, count }) => (
              <Button
                key={target}
                type="link"
                size="small"
                aria-expanded={open === target}
                aria-controls={`${id}-${target}`}
                onClick={() => setOpen(open === target ? undefined : target)}
              >
                {count > 0 ? `${name}（${count}）` : target === 'saved' ? '导入已存检索' : name}
              </Button>
            ))}
          </Flex>
        )}
      </Flex>
      {panel && (
        <section
          id={`${id}-${open}`}
          className={`${styles.shelf} ipr-no-print`}
          aria-label={open === 'history' ? '检索历史' : '已存检索'}
        >
          <Suspense fallback={<SkeletonLines widths={[60, 100, 100]} />}>{panel}</Suspense>
        </section>
      )}
    </>
  );
}
