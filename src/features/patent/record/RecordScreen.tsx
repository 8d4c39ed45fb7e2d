import { useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '@/components/page/usePageTitle';
import { ErrorState } from '@/components/state/ErrorState';
import { readPatentDetail } from '@/links/patent';
import { useMarkRead } from '../marks/useMarks';
import { HitsContext, useListQuery, useMarking } from './hits';
import { NeighbourNav } from './NeighbourNav';
import { RecordBody } from './RecordBody';
import { RecordHead, TITLE_ID } from './RecordHead';
import { RecordNotFound, RecordSkeleton } from './RecordStates';
import { sectionsOf } from './sections';
import { useNeighbours } from './useNeighbours';
import { isNotFound, useRecord } from './useRecord';

/**
 * Another record starts at its top, and the keyboard there too if the link it came from is gone.
 * A place in the address goes before; the first record leaves its place to the browser.
 */
function useTopOfEach(id: string | undefined, hash: string): void {
  const before = useRef(id);
  useEffect(() => {
    const another = before.current !== undefined && before.current !== id;
    before.current = id;
    if (!another || hash) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) document.getElementById(TITLE_ID)?.focus();
  }, [id, hash]);
}

/** One patent: everything known about it, with the way on through the result it was opened from. */
export default function RecordScreen() {
  const { search, hash } = useLocation();
  const { id, from, claims, family } = readPatentDetail(search);
  const view = { claims, family };
  const answer = useRecord(id);
  const neighbours = useNeighbours(id, from);
  const query = useListQuery(from);
  const marking = useMarking();
  const shown = answer.data?.record;
  const missing = !id || isNotFound(answer.error);
  usePageTitle((answer.current && shown?.title) || '专利详情');
  useTopOfEach(shown?.id, hash);
  useMarkRead(answer.current ? shown?.id : undefined);

  if (missing) return <RecordNotFound id={id} from={from} />;
  if (answer.error) {
    return (
      <div className="ipr-record">
        {neighbours && <NeighbourNav neighbours={neighbours} title="" view={view} />}
        <ErrorState
          title="这件专利没有加载成功"
          error={answer.error}
          onRetry={answer.retry}
          level={1}
        />
      </div>
    );
  }
  if (!answer.data || !shown) return <RecordSkeleton />;
  return (
    <HitsContext value={marking ? query : undefined}>
      <article className="ipr-record" aria-busy={answer.loading} data-stale={answer.loading}>
        <RecordHead record={shown} from={from} view={view} neighbours={neighbours} />
        <RecordBody
          key={shown.id}
          record={shown}
          sections={sectionsOf(shown, answer.data.catalog)}
          view={view}
          query={query}
        />
      </article>
    </HitsContext>
  );
}
