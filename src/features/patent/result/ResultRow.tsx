import { Link } from '@umijs/max';
import { Fragment, memo, useId, useState } from 'react';
import { Highlight } from '@/components/search/Highlight';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import type { Node } from '@/domain/search/ast';
import type { FieldCode } from '@/domain/search/fields';
import { highlightRanges } from '@/domain/search/highlight';
import { patentDetailLink } from '@/links/patent';
import type { PatentSummary } from '@/services/cnipr';
import { excerptAround } from './excerpt';
import { SelectRow } from './selection/SelectRow';

interface Props {
  patent: PatentSummary;
  /** Place in the whole result, from 1. */
  place: number;
  /** The query, for the hits; undefined marks nothing. */
  ast: Node | undefined;
  /** Query string of the list, which the record goes on with. */
  from: string;
  selected: boolean;
  onSelect: (ids: readonly string[], chosen: boolean) => void;
}

const MISSING = '—';

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
export const ResultRow = memo(function ResultRow({
  patent,
  place,
  ast,
  from,
  selected,
  onSelect,
}: Props) {
  const titleId = useId();
  const hits = (field: FieldCode, text: string) => (ast ? highlightRanges(ast, field, text) : []);
  const abstract = patent.abstract && excerptAround(patent.abstract, hits('AB', patent.abstract));
  const names = (first: FieldCode, other: FieldCode, list: readonly string[]) =>
    list.length
      ? list.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && '；'}
            <Highlight text={name} ranges={hits(index === 0 ? first : other, name)} />
          </Fragment>
        ))
      : MISSING;

  return (
    <article className="ipr-row" aria-labelledby={titleId}>
      <SelectRow
        id={patent.id}
        place={place}
        title={patent.title}
        selected={selected}
        onSelect={onSelect}
      />
      <div className="ipr-row-text">
        <h2 id={titleId}>
          <span className="ipr-row-place ipr-num">{place}</span>
          <Link to={patentDetailLink(patent.id, from)}>
            <Highlight text={patent.title} ranges={hits('TI', patent.title)} />
          </Link>
        </h2>
        <p className="ipr-facts">
          {patent.validity ? (
            <span className="ipr-status" data-status={patent.validity}>
              {VALIDITY[patent.validity]}
            </span>
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
            {names(
              'FPA',
              'PA',
              patent.applicants.map(({ name }) => name),
            )}
          </span>
          <span>发明人 {names('FIN', 'IN', patent.inventors)}</span>
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
