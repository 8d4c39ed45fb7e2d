import { history, Link, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { type MouseEvent, useState } from 'react';
import { AnchorLink } from '@/components/reading/AnchorLink';
import { CopyButton } from '@/components/reading/CopyButton';
import { StickyHead } from '@/components/reading/StickyHead';
import { Highlight } from '@/components/search/Highlight';
import { patentCitation } from '@/domain/patentCitation';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import { type PatentRecordView, patentReturnLink, readPatentResult } from '@/links/patent';
import type { PatentRecord } from '@/services/cnipr';
import { useHits } from './hits';
import { NeighbourNav } from './NeighbourNav';
import { printRecord } from './printRecord';
import type { Neighbours } from './useNeighbours';

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
    <span className="ipr-record-status">
      {validity ? (
        <span className="ipr-status" data-status={validity}>
          {VALIDITY[validity]}
        </span>
      ) : (
        '有效性 —'
      )}
      <AnchorLink to="legalStatus">
        {newest ? (
          <>
            据 <span className="ipr-num">{newest}</span> 及以前的公告
          </>
        ) : (
          '状态依据'
        )}
      </AnchorLink>
    </span>
  );
}

/**
 * Back to the list. When the reader came from there, the browser's own way back is taken, because
 * it restores the place in the list; after a step onto another list page the link leads to that.
 */
function ReturnLink({ from }: { from: string }) {
  const navigate = useNavigate();
  const [entrance] = useState(() =>
    history.action === 'PUSH' ? readPatentResult(from).page : undefined,
  );
  const goBack = (event: MouseEvent) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
    if (!plain || entrance !== readPatentResult(from).page) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link className="ipr-record-return" to={patentReturnLink(from)} onClick={goBack}>
      返回结果
    </Link>
  );
}

interface Props {
  record: PatentRecord;
  from: string | undefined;
  view: PatentRecordView;
  neighbours: Neighbours | undefined;
}

/** What stays in sight while reading: number, title, status, what can be done, and the way on. */
export function RecordHead({ record, from, view, neighbours }: Props) {
  const hits = useHits('TI', record.title);
  return (
    <StickyHead>
      <div className="ipr-record-bar">
        {from !== undefined && <ReturnLink from={from} />}
        <span className="ipr-num">{numberOf(record) ?? '号码 —'}</span>
        <Status record={record} />
        <span>{record.patentType ? PATENT_TYPES[record.patentType] : '类型 —'}</span>
        {neighbours && <NeighbourNav neighbours={neighbours} title={record.title} view={view} />}
      </div>
      <div className="ipr-record-title">
        <h1 id={TITLE_ID} tabIndex={-1} title={record.title}>
          <Highlight text={record.title} ranges={hits} />
        </h1>
        <div className="ipr-record-actions">
          <CopyButton text={() => citationOf(record)}>复制引用</CopyButton>
          <Button onClick={printRecord}>打印</Button>
        </div>
      </div>
    </StickyHead>
  );
}
