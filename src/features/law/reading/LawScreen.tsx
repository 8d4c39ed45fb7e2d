import { useLocation } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { useListNeighbours } from '@/components/list/declared/useListNeighbours';
import { OddValues } from '@/components/page/OddValues';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useVisited } from '@/components/page/useVisited';
import { BehindHead } from '@/components/reading/BehindHead';
import frameStyles from '@/components/reading/frame.module.css';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { useTopOfEach } from '@/components/reading/useTopOfEach';
import { ErrorState } from '@/components/state/ErrorState';
import { StillWaiting } from '@/components/state/LongWait';
import { placeLabel, readPlaceAddress } from '@/domain/law/articleKey';
import { articlesOf, type LawText } from '@/domain/law/lawText';
import { oddLawDays, readLawDetail } from '@/links/law';
import type { AskAhead } from '@/requests/ahead';
import { findLaw } from '@/services/data/law';
import { LAWS } from '../list/laws';
import { LawBody } from './LawBody';
import { Amendments, LawFacts, LawWays, RelatedLaws } from './LawFacts';
import { LawHead, LawNeighbours, TITLE_ID } from './LawHead';
import { LawNotFound, NoText } from './LawStates';
import { isNoLaw, useLaw } from './useLaw';
import { VersionBar } from './VersionBar';
import { VersionNotice } from './VersionNotice';

const LawComparison = lazy(() => import('./compare/LawComparison'));

const NO_SUCH_PLACE = '这个版本里没有，下面从头显示';

/** Whether the text has the article that an address names. */
function hasPlace(text: LawText, at: string): boolean {
  const place = readPlaceAddress(at);
  return place !== null && articlesOf(text).some(({ key }) => key === place.article);
}

/** 第七十一条; what is no place stays as the address has it. */
function placeInWords(at: string): string {
  const place = readPlaceAddress(at);
  return (place && placeLabel(place)) || at;
}

/** One version of a law: its text, its versions, and the way on through the list it came from. */
function LawReading() {
  const { search, hash } = useLocation();
  const state = readLawDetail(search);
  const { id, at, asOf, from } = state;
  const answer = useLaw(id, asOf);
  const neighbours = useListNeighbours(LAWS, id, from);
  const law = answer.data;
  usePageTitle((answer.current && law?.record.title) || '法律法规');
  useVisited('law', answer.current ? law?.record.id : undefined, law?.record.title);
  useTopOfEach(law?.record.id, at || hash, TITLE_ID);

  if (!id || isNoLaw(answer.error)) return <LawNotFound id={id} from={from} />;
  if (answer.error) {
    return (
      <div className={frameStyles.record}>
        {neighbours && <LawNeighbours neighbours={neighbours} title="" />}
        <ErrorState
          title="这部法律法规没有加载成功"
          error={answer.error}
          onRetry={answer.retry}
          level={1}
        />
      </div>
    );
  }
  if (!law) return <ReadingSkeleton title="法律法规" label="正在加载法律法规" />;
  const { record, text } = law;
  return (
    <article className={frameStyles.record} aria-busy={answer.loading} data-stale={answer.loading}>
      <StillWaiting when={answer.loading} />
      <LawHead law={law} asOf={answer.current ? asOf : ''} from={from} neighbours={neighbours} />
      <OddValues values={oddLawDays(search)} instead="下面是没有限定日期的文本" />
      {at && text && answer.current && !hasPlace(text, at) && (
        <OddValues values={[{ name: '位置', value: placeInWords(at) }]} instead={NO_SUCH_PLACE} />
      )}
      <VersionNotice law={law} state={state} />
      {text ? (
        <BehindHead>
          <LawBody
            key={record.id}
            record={record}
            text={text}
            state={state}
            side={
              <>
                <VersionBar law={law} state={state} />
                <LawWays record={record} />
              </>
            }
          />
        </BehindHead>
      ) : (
        <>
          <VersionBar law={law} state={state} />
          <NoText record={record} />
          <Amendments record={record} />
          <LawFacts record={record} />
          <RelatedLaws record={record} />
        </>
      )}
    </article>
  );
}

/** The version that the address names. */
export const ahead: AskAhead = ({ search }) => {
  const { id, compare } = readLawDetail(search);
  return id && !compare && findLaw(id, { ahead: true });
};

/** One version of a law, or two of them side by side. */
export default function LawScreen() {
  const { search } = useLocation();
  if (!readLawDetail(search).compare) return <LawReading />;
  return (
    <Suspense fallback={<ReadingSkeleton title="版本对照" label="正在加载版本对照" />}>
      <LawComparison />
    </Suspense>
  );
}
