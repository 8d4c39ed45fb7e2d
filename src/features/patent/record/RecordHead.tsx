import { Button, Flex } from 'antd';
import { lazy, Suspense } from 'react';
import type { Neighbours } from '@/components/list/neighbours/useNeighbours';
import { ReturnLink } from '@/components/list/ReturnLink';
import { idleMoment } from '@/components/page/whenIdle';
import { EndedTerm } from '@/components/patent/facts';
import { AnchorLink } from '@/components/reading/AnchorLink';
import { lackingText } from '@/components/reading/lackingText';
import { ReadingHead } from '@/components/reading/ReadingHead';
import { grantDayOf } from '@/domain/legalStatus';
import { patentCitation } from '@/domain/patentCitation';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import type { Node } from '@/domain/search/ast';
import { titleText } from '@/domain/titleText';
import { type PatentRecordView, patentReturnLink, readPatentResult } from '@/links/patent';
import type { PatentRecord } from '@/services/cnipr';
import { HitsSwitch } from './HitsSwitch';
import { RecordNeighbours } from './RecordNeighbours';

// Nobody needs it to read: it comes when the page has nothing else to do.
const SimilarLink = lazy(async () => {
  await idleMoment();
  return import('./SimilarLink');
});

/** Id of the heading, for those who move the focus to it. */
export const TITLE_ID = 'record-title';

/** The number a patent is known by: that of the right, or of the application, or of a document. */
export function numberOf(record: PatentRecord): string | undefined {
  return (
    record.patentNumber ??
    record.applicationNumber ??
    record.grantNumber ??
    record.publicationNumber
  );
}

function citationOf(record: PatentRecord): string {
  return patentCitation({
    title: record.title,
    names: (record.applicants ?? []).map(({ name }) => name),
    applicationNumber: record.applicationNumber,
    publicationNumber: record.grantNumber ?? record.publicationNumber,
    date: record.grantDate ?? record.publicationDate,
  });
}

/** Status word with the day it is known from; the section on legal status tells more. */
function Status({ record }: { record: PatentRecord }) {
  const { validity, legalEvents = [] } = record;
  const newest = legalEvents.map(({ date }) => date).sort()[legalEvents.length - 1];
  return (
    <Flex component="span" wrap gap="0 8px" align="baseline">
      {validity && (
        <span className="ipr-status" data-status={validity}>
          {VALIDITY[validity]}
        </span>
      )}
      {(validity || newest) && (
        <AnchorLink to="legalStatus">
          {newest ? (
            <>
              据 <span className="ipr-num">{newest}</span> 及以前的公告
            </>
          ) : (
            '状态依据'
          )}
        </AnchorLink>
      )}
    </Flex>
  );
}

interface Props {
  record: PatentRecord;
  /** It has little data: one sentence of the page tells all of it. */
  little: boolean;
  from: string | undefined;
  view: PatentRecordView;
  /** The query of the list, if it looks for words. */
  query: Node | undefined;
  neighbours: Neighbours | undefined;
}

/** What stays in sight while reading: number, title, status, what can be done, and the way on. */
export function RecordHead({ record, little, from, view, query, neighbours }: Props) {
  const title = titleText(record.title);
  const number = numberOf(record);
  const { patentType, validity } = record;
  return (
    <ReadingHead
      id={TITLE_ID}
      title={title}
      back={
        from !== undefined && (
          <ReturnLink to={patentReturnLink(from)} place={readPatentResult(from).page}>
            返回结果
          </ReturnLink>
        )
      }
      facts={
        <>
          {number && <span className="ipr-num">{number}</span>}
          <Status record={record} />
          <EndedTerm patent={{ ...record, grantDate: grantDayOf(record) }} />
          {patentType && <span>{PATENT_TYPES[patentType]}</span>}
          {/* Of a record with little data the page says what it has. */}
          {!little && (
            <span>{lackingText({ 号码: number, 有效性: validity, 类型: patentType })}</span>
          )}
          {query && <HitsSwitch ast={query} />}
        </>
      }
      source={record.source}
      neighbours={
        neighbours && <RecordNeighbours neighbours={neighbours} title={title} view={view} />
      }
      watch={{ kind: 'patent', id: record.id, title, record }}
      citation={() => citationOf(record)}
    >
      {/* Until it is known whether anything alike can be searched for, it cannot be pressed. */}
      <Suspense
        fallback={
          <Button disabled title="正在准备">
            找相似
          </Button>
        }
      >
        <SimilarLink record={record} />
      </Suspense>
    </ReadingHead>
  );
}
