import { Link, useLocation } from '@umijs/max';
import { useMemo } from 'react';
import { JourneyBar } from '@/components/journey/JourneyBar';
import { type Neighbours, useNeighbours } from '@/components/list/neighbours/useNeighbours';
import { useOwner } from '@/components/page/useOwner';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useVisited } from '@/components/page/useVisited';
import { PATENT } from '@/components/patent/noun';
import frameStyles from '@/components/reading/frame.module.css';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { useTopOfEach } from '@/components/reading/useTopOfEach';
import { useMarking } from '@/components/search/marking';
import { ErrorState } from '@/components/state/ErrorState';
import { StillWaiting } from '@/components/state/LongWait';
import { PageState } from '@/components/state/PageState';
import styles from '@/components/state/state.module.css';
import {
  patentReturnLink,
  patentSearchLink,
  readPatentDetail,
  readPatentResult,
} from '@/links/patent';
import type { AskAhead } from '@/requests/ahead';
import { searchPatents } from '@/services/cnipr';
import { useMarkRead } from '../marks/useMarks';
import { JUMP_LIMIT, questionOfAddress } from '../result/request';
import { ApplicantWays } from './ApplicantWays';
import { standingOf } from './feeYears';
import { HitsContext, useListQuery } from './hits';
import { onlyKnown } from './onlyKnown';
import { RecordBody } from './RecordBody';
import { RecordHead, TITLE_ID } from './RecordHead';
import { RecordNeighbours } from './RecordNeighbours';
import { numberForServices } from './RelatedServices';
import recordStyles from './record.module.css';
import { sectionsOf } from './sections';
import { askRecord, isNotFound, useRecord } from './useRecord';

/** The record and its sections. */
export const ahead: AskAhead = ({ search }) => {
  const { id } = readPatentDetail(search);
  return id && askRecord(id, { ahead: true });
};

/** The ids of the patents on one page of a result. */
async function findPage(from: string, userId: string, signal: AbortSignal) {
  const asked = await questionOfAddress(from, userId);
  if (!asked) throw new Error('The query cannot be run, or its numbers are not on this device');
  const result = await searchPatents(asked, { signal });
  const { content, totalElements, counted } = result;
  return { ids: content.map(({ id }) => id), total: totalElements, counted };
}

/**
 * The patents before and after one in the result it was opened from.
 *
 * @param from query string of the result
 */
function usePatentNeighbours(id: string, from: string | undefined): Neighbours | undefined {
  const userId = useOwner();
  return useNeighbours(id, from, {
    noun: PATENT,
    limit: JUMP_LIMIT,
    placeOf: readPatentResult,
    load: (list, signal) => findPage(list, userId, signal),
  });
}

/** No patent has the id of the address. */
function RecordNotFound({ id, from }: { id: string; from: string | undefined }) {
  return (
    <PageState title="没有找到这件专利">
      <p>
        {id ? `没有编号为“${id}”的专利记录，可能已被合并或移除。` : '网址中缺少专利编号。'}
        可以按号码或名称重新检索。
      </p>
      <p className={styles.stateActions}>
        <Link to={patentSearchLink()}>去检索专利</Link>
        {from !== undefined && <Link to={patentReturnLink(from)}>返回检索结果</Link>}
      </p>
    </PageState>
  );
}

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
  // Said once on the page; its parts leave out what that says.
  const little = useMemo(() => shown && onlyKnown(shown), [shown]);
  const missing = !id || isNotFound(answer.error);
  usePageTitle((answer.current && shown?.title) || '专利详情');
  useTopOfEach(shown?.id, hash, TITLE_ID);
  useMarkRead(answer.current ? shown?.id : undefined);
  useVisited('patent', answer.current ? shown?.id : undefined, shown?.title);

  if (missing) return <RecordNotFound id={id} from={from} />;
  if (answer.error) {
    return (
      <div className={frameStyles.record}>
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
  const byParty = (shown.applicants ?? []).length > 0;
  return (
    <HitsContext value={marking ? query : undefined}>
      <article
        className={`${frameStyles.record} ${recordStyles.patentRecord}`}
        aria-busy={answer.loading}
        data-stale={answer.loading}
        data-alone={!number && !byParty && !shown.drawings?.length && !shown.designViews?.length}
      >
        <StillWaiting when={answer.loading} />
        <RecordHead
          record={shown}
          little={little !== undefined}
          from={from}
          view={view}
          query={query}
          neighbours={neighbours}
        />
        <RecordBody
          key={shown.id}
          record={shown}
          little={little}
          sections={sectionsOf(shown, answer.data.catalog)}
          view={view}
          journey={
            number ? (
              <JourneyBar
                patent={{
                  ...shown,
                  number,
                  validity: standingOf(shown),
                  holders: shown.currentOwners?.length ? shown.currentOwners : shown.applicants,
                }}
                at="record"
              />
            ) : (
              byParty && <ApplicantWays {...shown} />
            )
          }
        />
      </article>
    </HitsContext>
  );
}
