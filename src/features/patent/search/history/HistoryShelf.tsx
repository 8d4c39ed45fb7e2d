import { useNavigate } from '@umijs/max';
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { operandsOf } from '@/components/search/history/searchHistory';
import { useSavedSearches, useSearchHistory, useUserId } from '@/components/search/history/useKept';
import { SkeletonLines } from '@/components/state/Skeleton';
import { joined, textOf, type Way, wayWith } from './compose';

const HistoryPanel = lazy(() => import('./HistoryPanel'));
const SavedPanel = lazy(() => import('./SavedPanel'));

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

  const put = (text: string): string => {
    const way = wayWith(toExpression, text, history);
    if (typeof way === 'string') return `没有放入检索式：${way.replace(/。$/, '')}`;
    navigate(way.to, { state: way.state });
    return `检索式框里现在是 ${text}`;
  };
  const switches = [
    { panel: 'history', name: '检索历史', count: searches.length },
    { panel: 'saved', name: '已存检索', count: saved.length },
  ] as const;
  return (
    <>
      <div className="ipr-search-head">
        {children}
        {userId && (
          <div className="ipr-shelf-switches">
            {switches.map(({ panel, name, count }) => (
              <button
                key={panel}
                type="button"
                className="ipr-text-button"
                aria-expanded={open === panel}
                aria-controls={`${id}-${panel}`}
                onClick={() => setOpen(open === panel ? undefined : panel)}
              >
                {name}（{count}）
              </button>
            ))}
          </div>
        )}
      </div>
      {userId && open && (
        <section
          id={`${id}-${open}`}
          className="ipr-shelf"
          aria-label={open === 'history' ? '检索历史' : '已存检索'}
        >
          <Suspense fallback={<SkeletonLines widths={[60, 100, 100]} />}>
            {open === 'history' ? (
              <HistoryPanel userId={userId} onCompose={put} />
            ) : (
              <SavedPanel
                userId={userId}
                onInsert={(text) => put(joined(textOf(toExpression), text, history))}
              />
            )}
          </Suspense>
        </section>
      )}
    </>
  );
}
