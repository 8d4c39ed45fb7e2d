import { useLocation, useNavigate } from '@umijs/max';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useListNeighbours } from '@/components/list/declared/useListNeighbours';
import { NeighbourNav } from '@/components/list/neighbours/NeighbourNav';
import { ReturnLink } from '@/components/list/ReturnLink';
import { OddValues } from '@/components/page/OddValues';
import { usePageTitle } from '@/components/page/usePageTitle';
import { useVisited } from '@/components/page/useVisited';
import { AnchorLink } from '@/components/reading/AnchorLink';
import { FindInText } from '@/components/reading/find/FindInText';
import frameStyles from '@/components/reading/frame.module.css';
import { lackingText } from '@/components/reading/lackingText';
import { ReadingHead } from '@/components/reading/ReadingHead';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { useTopOfEach } from '@/components/reading/useTopOfEach';
import { WholeDates } from '@/components/reading/WholeDates';
import { ErrorState } from '@/components/state/ErrorState';
import { StillWaiting } from '@/components/state/LongWait';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { laterInWords } from '@/domain/adjudication/later';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import {
  adjudicationDetailLink,
  adjudicationReturnLink,
  oddParagraph,
  readAdjudicationDetail,
  readAdjudicationList,
} from '@/links/adjudication';
import type { AskAhead } from '@/requests/ahead';
import { getAdjudication } from '@/services/data/adjudication';
import adjudicationStyles from '../adjudication.module.css';
import { ADJUDICATIONS } from '../adjudications';
import { citationOf, LeadingTag, Outcome, referenceOf } from '../facts';
import { ADJUDICATION } from '../noun';
import { wordsOf } from '../question';
import { DocumentBody } from './DocumentBody';
import { markedIn } from './SectionText';
import { isNotFound, useDocument } from './useDocument';

/** Few meet it, and the page's script is full. */
const DocumentNotFound = lazy(() => import('./DocumentNotFound'));

const TITLE_ID = 'document-title';

/** An address that names a paragraph without its fragment, such as one that was typed, gets it. */
function useFragment(at: string): void {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (at && !hash) navigate({ pathname, search, hash: at }, { replace: true });
  }, [at, hash, pathname, search, navigate]);
}

/** The document that the address names. */
export const ahead: AskAhead = ({ search }) => {
  const { id } = readAdjudicationDetail(search);
  return id && getAdjudication(id, { ahead: true });
};

/** One document: its digest, what it is tied to, its text, and the way on through the list. */
export default function ReadingScreen() {
  const { search, hash } = useLocation();
  const { id, at, from } = readAdjudicationDetail(search);
  const answer = useDocument(id);
  const neighbours = useListNeighbours(ADJUDICATIONS, id, from);
  const text = useRef<HTMLDivElement>(null);
  const searched = from === undefined ? [] : wordsOf(readAdjudicationList(from));
  const loaded = answer.data;
  const title = loaded ? shownTitle(loaded.document) : '';
  usePageTitle((answer.current && title) || '裁判文书详情');
  useVisited('judgment', answer.current ? loaded?.document.id : undefined, title);
  useTopOfEach(loaded?.document.id, hash, TITLE_ID);
  useFragment(at);

  if (!id || isNotFound(answer.error)) {
    return (
      <Suspense fallback={<ReadingSkeleton title="裁判文书详情" label="正在加载裁判文书" />}>
        <DocumentNotFound id={id} from={from} />
      </Suspense>
    );
  }
  const steps = neighbours && (
    <NeighbourNav
      neighbours={neighbours}
      title={title}
      noun={ADJUDICATION}
      linkTo={(next) => adjudicationDetailLink(next.id, { from: next.from })}
    />
  );
  if (answer.error) {
    return (
      <div className={frameStyles.record}>
        {steps}
        <ErrorState
          title="这篇裁判文书没有加载成功"
          error={answer.error}
          onRetry={answer.retry}
          level={1}
        />
      </div>
    );
  }
  if (!loaded) return <ReadingSkeleton title="裁判文书详情" label="正在加载裁判文书" />;
  const { document, sections } = loaded;
  const { caseNumber, court, judgmentDate } = document;
  const later = laterInWords(document, document.chain);
  const there = at === '' || sections.some((section) => markedIn(section, at));
  const odd = there ? oddParagraph(search) : at;
  return (
    <article className={frameStyles.record} aria-busy={answer.loading} data-stale={answer.loading}>
      <StillWaiting when={answer.loading} />
      <ReadingHead
        id={TITLE_ID}
        title={title}
        back={
          from !== undefined && (
            <ReturnLink to={adjudicationReturnLink(from)} place={readAdjudicationList(from).page}>
              返回结果
            </ReturnLink>
          )
        }
        facts={
          <>
            {caseNumber && <span className="ipr-num">{shownCaseNumber(caseNumber)}</span>}
            {court && <span>{court}</span>}
            {judgmentDate && <span className="ipr-num">{judgmentDate}</span>}
            <Outcome decided={document} />
            {later && (
              <span className={adjudicationStyles.laterDecided}>
                此后：
                <AnchorLink to="chain">
                  <WholeDates>{later}</WholeDates>
                </AnchorLink>
              </span>
            )}
            <LeadingTag leading={document.leading} />
            <span>{lackingText({ 案号: caseNumber, 法院: court, 裁判日期: judgmentDate })}</span>
          </>
        }
        source={document.source}
        neighbours={steps}
        watch={{ kind: 'judgment', id: document.id, title, record: document }}
        citation={() => citationOf(document)}
        reference={() => referenceOf(document)}
      />
      {odd && (
        <OddValues values={[{ name: '位置', value: odd }]} instead="这篇文书里没有，下面从头显示" />
      )}
      <DocumentBody
        key={document.id}
        loaded={loaded}
        at={at}
        from={from}
        tools={<FindInText root={text} searched={searched} />}
        text={text}
      />
    </article>
  );
}
