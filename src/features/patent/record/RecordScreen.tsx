import { useLocation } from '@umijs/max';
import { JourneyBar } from '@/components/journey/JourneyBar';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useVisited } from '@/components/page/useVisited';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { useTopOfEach } from '@/components/reading/useTopOfEach';
import { useMarking } from '@/components/search/marking';
import { ErrorState } from '@/components/state/ErrorState';
import { StillWaiting } from '@/components/state/LongWait';
import { readPatentDetail } from '@/links/patent';
import { useMarkRead } from '../marks/useMarks';
import { HitsContext, useListQuery } from './hits';
import { RecordBody } from './RecordBody';
import { RecordHead, TITLE_ID } from './RecordHead';
import { RecordNeighbours } from './RecordNeighbours';
import { RecordNotFound } from './RecordStates';
import { numberForServices } from './RelatedServices';
import { sectionsOf } from './sections';
import { usePatentNeighbours } from './usePatentNeighbours';
import { isNotFound, useRecord } from './useRecord';

/** One patent: everything known about it, with the way on through the result it was opened from. */
export default function RecordScreen() {
  const { search, hash } = useLocation();
  const { id, from, claims, family } = readPatentDetail(search);
  const view = { claims, family };
  const answer = useRecord(id);
  const neighbours = usePatentNeighbours(id, from);
  const query = useListQuery(from);
  const marking = useMarking();
  const shown = answer.data?.record;
  const missing = !id || isNotFound(answer.error);
  usePageTitle((answer.current && shown?.title) || '专利详情');
  useTopOfEach(shown?.id, hash, TITLE_ID);
  useMarkRead(answer.current ? shown?.id : undefined);
  useVisited('patent', answer.current ? shown?.id : undefined, shown?.title);

  if (missing) return <RecordNotFound id={id} from={from} />;
  if (answer.error) {
    return (
      <div className="ipr-record">
        {neighbours && <RecordNeighbours neighbours={neighbours} title="" view={view} />}
        <ErrorState
          title="这件专利没有加载成功"
          error={answer.error}
          onRetry={answer.retry}
          level={1}
        />
      </div>
    );
  }
  if (!answer.data || !shown) return <ReadingSkeleton title="专利详情" label="正在加载专利" />;
  const number = numberForServices(shown);
  return (
    <HitsContext value={marking ? query : undefined}>
      <article className="ipr-record" aria-busy={answer.loading} data-stale={answer.loading}>
        <StillWaiting when={answer.loading} />
        <RecordHead record={shown} from={from} view={view} neighbours={neighbours} />
        <RecordBody
          key={shown.id}
          record={shown}
          sections={sectionsOf(shown, answer.data.catalog)}
          view={view}
          query={query}
          journey={
            number && (
              <JourneyBar
                patent={{
                  ...shown,
                  number,
                  holders: shown.currentOwners?.length ? shown.currentOwners : shown.applicants,
                }}
                at="record"
              />
            )
          }
        />
      </article>
    </HitsContext>
  );
}
