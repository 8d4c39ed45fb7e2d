import { type ReactNode, useId, useState } from 'react';
import styles from '@/components/list/list.module.css';
import type { RowFacts } from '@/components/list/PageLacks';
import { RowFact } from '@/components/list/RowFact';
import { RowLink } from '@/components/list/RowLink';
import partsStyles from '@/components/page/parts.module.css';
import { Highlight } from '@/components/search/Highlight';
import { documentDay, documentNumber, publicationWord } from '@/domain/announcement';
import { PATENT_TYPES } from '@/domain/patentLabels';
import { type Node, positiveLeaves } from '@/domain/search/ast';
import { highlightRanges } from '@/domain/search/highlight';
import { titleText } from '@/domain/titleText';
import { patentDetailLink } from '@/links/patent';
import type { PatentSummary } from '@/services/cnipr';
import { excerptAround } from './excerpt';
import {
  APPLICANTS,
  CitedFact,
  classFact,
  EndedTerm,
  Hits,
  INVENTORS,
  Names,
  Status,
} from './facts';

/** A drawing that cannot be had leaves no gap: the row is complete without it. */
function Thumbnail({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <img
      className={styles.rowThumb}
      src={src}
      alt=""
      width={88}
      height={88}
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}

interface Props {
  patent: PatentSummary;
  /** Place in the whole result, from 1. */
  place: number;
  /** The query, for the hits; undefined marks nothing. */
  ast: Node | undefined;
  /** Query string of the result list that the record belongs to, for previous and next. */
  from: string;
  /** The order of the list: what it goes by is shown. */
  sort: string;
  /** What chooses the row, before its text. */
  select?: ReactNode;
  /** What can be done with it, beside its title. */
  action?: ReactNode;
}

/** What a patent of a list may lack, by the names of the list. */
export const patentFacts = (patent: PatentSummary): RowFacts => ({
  有效性: patent.validity,
  类型: patent.patentType,
  申请号: patent.applicationNumber,
  公开号: patent.publicationNumber || patent.grantNumber,
  申请日: patent.filingDate,
  公开日: patent.publicationDate || patent.grantDate,
  分类号: classFact(patent, undefined)[1],
  申请人: patent.applicants.find(({ name }) => name)?.name,
  发明人: patent.inventors.find(Boolean),
  摘要: patent.abstract,
});

/** The number of its document; that of its publication in a list that asks for exactly it. */
function numberOf(patent: PatentSummary, ast: Node | undefined) {
  const { publicationNumber } = patent;
  const asked = ast
    ? positiveLeaves(ast).some(
        ({ leaf, fields }) =>
          fields.includes('PN') &&
          'text' in leaf &&
          publicationNumber?.toUpperCase() === leaf.text.toUpperCase(),
      )
    : false;
  if (!asked || !publicationNumber) return documentNumber(patent);
  return [`${publicationWord(patent)}号`, publicationNumber] as const;
}

/** The day of its document; that of its publication in a list that goes by it or asks for it. */
function dayOf(patent: PatentSummary, ast: Node | undefined, sort: string) {
  const asked = ast && positiveLeaves(ast).some(({ fields }) => fields.includes('PD'));
  const byPublication = asked || sort.endsWith('publicationDate');
  if (!byPublication || !patent.publicationDate) return documentDay(patent);
  return [`${publicationWord(patent)}日`, patent.publicationDate] as const;
}

/** One patent of a list. */
export function PatentRow({ patent, place, ast, from, sort, select, action }: Props) {
  const titleId = useId();
  const [numberName, number] = numberOf(patent, ast);
  const [dayName, day] = dayOf(patent, ast, sort);
  const [system, symbols] = classFact(patent, ast);
  const abstract =
    patent.abstract &&
    excerptAround(patent.abstract, ast ? highlightRanges(ast, 'AB', patent.abstract) : []);

  const applicants = patent.applicants.map(({ name }) => name).filter(Boolean);
  const inventors = patent.inventors.filter(Boolean);

  return (
    <article className="ipr-row" aria-labelledby={titleId}>
      {select}
      <div className="ipr-row-text">
        <div className="ipr-row-head">
          <h2 id={titleId}>
            <span className={`${styles.rowPlace} ipr-num`}>{place}</span>
            <RowLink to={patent.id && patentDetailLink(patent.id, from)}>
              <Hits ast={ast} field="TI" text={titleText(patent.title)} />
            </RowLink>
          </h2>
          {action}
        </div>
        <p className={`ipr-facts ${styles.patentFacts}`}>
          {patent.validity && <Status validity={patent.validity} />}
          {patent.patentType && <span className="ipr-fact">{PATENT_TYPES[patent.patentType]}</span>}
          <RowFact name="申请号">{patent.applicationNumber}</RowFact>
          <RowFact name={numberName}>{number}</RowFact>
          <RowFact name="申请日">{patent.filingDate}</RowFact>
          <RowFact name={dayName}>{day}</RowFact>
          <CitedFact citedBy={patent.citedBy} sort={sort} />
        </p>
        <p className="ipr-people">
          <RowFact name={system}>{symbols}</RowFact>
          {applicants.length > 0 && (
            <span className={styles.applicants}>
              申请人 <Names ast={ast} list={applicants} fields={APPLICANTS} />
            </span>
          )}
          {inventors.length > 0 && (
            <span>
              发明人 <Names ast={ast} list={inventors} fields={INVENTORS} />
            </span>
          )}
        </p>
        <p className={`${partsStyles.twoLines} ${styles.rowExcerpt}`}>
          {/* The line of the status is full. */}
          <EndedTerm patent={patent} />
          {abstract && (
            <>
              {abstract.cut && '…'}
              <Highlight text={abstract.text} ranges={abstract.ranges} />
            </>
          )}
        </p>
      </div>
      {patent.thumbUrl && <Thumbnail src={patent.thumbUrl} />}
    </article>
  );
}
