import { Link } from '@umijs/max';
import { memo, useId, useState } from 'react';
import { SelectRow } from '@/components/list/selection/SelectRow';
import { Highlight } from '@/components/search/Highlight';
import { PATENT_TYPES } from '@/domain/patentLabels';
import { highlightRanges } from '@/domain/search/highlight';
import { patentDetailLink } from '@/links/patent';
import { MarkControl } from '../marks/MarkControl';
import { excerptAround } from './excerpt';
import { APPLICANTS, Hits, INVENTORS, MISSING, Names, Status } from './views/facts';
import type { RowProps } from './views/view';

function Fact({ name, value }: { name: string; value: string | null | undefined }) {
  return (
    <span className="ipr-fact">
      {name} <span className="ipr-num">{value || MISSING}</span>
    </span>
  );
}

/** A drawing that cannot be had leaves no gap: the row is complete without it. */
function Thumbnail({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      className="ipr-row-thumb"
      src={src}
      alt=""
      width={88}
      height={88}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}

/** One patent of the result. */
export const ResultRow = memo(function ResultRow({ patent, place, ast, from, owner }: RowProps) {
  const titleId = useId();
  const abstract =
    patent.abstract &&
    excerptAround(patent.abstract, ast ? highlightRanges(ast, 'AB', patent.abstract) : []);

  return (
    <article className="ipr-row" aria-labelledby={titleId}>
      <SelectRow id={patent.id} place={place} title={patent.title} />
      <div className="ipr-row-text">
        <div className="ipr-row-head">
          <h2 id={titleId}>
            <span className="ipr-row-place ipr-num">{place}</span>
            <Link to={patentDetailLink(patent.id, from)}>
              <Hits ast={ast} field="TI" text={patent.title} />
            </Link>
          </h2>
          <MarkControl owner={owner} id={patent.id} title={patent.title} />
        </div>
        <p className="ipr-facts">
          {patent.validity ? (
            <Status validity={patent.validity} />
          ) : (
            <Fact name="有效性" value={null} />
          )}
          <span className="ipr-fact">
            {patent.patentType ? PATENT_TYPES[patent.patentType] : `类型 ${MISSING}`}
          </span>
          <Fact name="申请号" value={patent.applicationNumber} />
          {patent.publicationNumber || !patent.grantNumber ? (
            <Fact name="公开号" value={patent.publicationNumber} />
          ) : (
            <Fact name="公告号" value={patent.grantNumber} />
          )}
          <Fact name="申请日" value={patent.filingDate} />
          {patent.publicationDate || !patent.grantDate ? (
            <Fact name="公开日" value={patent.publicationDate} />
          ) : (
            <Fact name="公告日" value={patent.grantDate} />
          )}
        </p>
        <p className="ipr-people">
          {patent.mainIpc || !patent.locs.length ? (
            <Fact name="IPC" value={patent.mainIpc} />
          ) : (
            <Fact name="LOC" value={patent.locs[0]} />
          )}
          <span className="ipr-applicants">
            申请人{' '}
            <Names ast={ast} list={patent.applicants.map(({ name }) => name)} fields={APPLICANTS} />
          </span>
          <span>
            发明人 <Names ast={ast} list={patent.inventors} fields={INVENTORS} />
          </span>
        </p>
        <p className="ipr-abstract">
          {abstract ? (
            <>
              {abstract.cut && '…'}
              <Highlight text={abstract.text} ranges={abstract.ranges} />
            </>
          ) : (
            `摘要 ${MISSING}`
          )}
        </p>
      </div>
      {patent.thumbUrl && <Thumbnail src={patent.thumbUrl} />}
    </article>
  );
});
