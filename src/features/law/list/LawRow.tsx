import { memo, useId } from 'react';
import listStyles from '@/components/list/list.module.css';
import type { RowFacts } from '@/components/list/PageLacks';
import { RowFact } from '@/components/list/RowFact';
import { RowLink } from '@/components/list/RowLink';
import { SelectRow } from '@/components/list/selection/SelectRow';
import partsStyles from '@/components/page/parts.module.css';
import { placeKey } from '@/components/reading/placeKey';
import { Highlight } from '@/components/search/Highlight';
import { grouped } from '@/domain/grouped';
import { lawCitation } from '@/domain/law/citationText';
import { LAW_CATEGORIES } from '@/domain/law/labels';
import { endOf } from '@/domain/law/timeliness';
import { titleText } from '@/domain/titleText';
import { lawDetailLink } from '@/links/law';
import type { LawHit, LawRow as LawRowData } from '@/services/data/law';
import lawStyles from '../law.module.css';
import { TimelinessTag } from '../TimelinessTag';
import { citedRow } from './citedRow';

interface Props {
  law: LawRowData;
  /** Place in the whole list, from 1. */
  place: number;
  /** Query string of the list. */
  from: string;
  /** The day whose versions are listed; '' for none. */
  asOf: string;
  /** The rows of the page. */
  among: readonly LawRowData[];
}

/** What a law of the list may lack, by name. */
export const lawFacts = (law: LawRowData): RowFacts => ({
  效力级别: law.category,
  制定机关: law.authority.join('、'),
  文号: law.docNumber,
  公布日期: law.promulgationDate,
  施行日期: law.effectiveDate,
});

/** The citation of a row, with the day whose versions are listed. */
export const citation = (law: LawRowData, asOf: string): string => lawCitation(citedRow(law, asOf));

/** Whether a law is in force today, and on the day whose versions are listed. */
export function LawStanding({ law, asOf }: Pick<Props, 'law' | 'asOf'>) {
  const today = <TimelinessTag timeliness={law.timeliness} doubt={law.doubt} />;
  if (!asOf) return today;
  return (
    <span>
      <span className="ipr-num">{asOf}</span>{' '}
      <TimelinessTag {...(law.onDay ?? { timeliness: null })} />
      ，今天 {today}
    </span>
  );
}

interface HitsProps extends Pick<Props, 'law'> {
  /** '' when the law cannot be opened. */
  linkTo: (at?: string) => string;
}

/** The places to be marked that are known. */
export const lawMarks = (ranges: LawHit['ranges']) =>
  ranges.flatMap(({ from, to }) => (from !== undefined && to !== undefined ? [{ from, to }] : []));

/** Where the words stand in the text, each with its article. */
function Hits({ law: { hits, hitCount }, linkTo }: HitsProps) {
  if (!hits.length) return null;
  const more = (hitCount ?? 0) - hits.length;
  const key = ({ article = '', text }: LawHit) => `${article} ${text}`;
  return (
    <ul className={`${partsStyles.places} ${lawStyles.lawHits}`} aria-label="正文中的命中">
      {hits.map((hit, index) => (
        <li key={placeKey(index, key(hit))}>
          <RowLink to={linkTo(hit.article)}>{hit.label || '正文'}</RowLink>
          <span>
            <Highlight text={hit.text} ranges={lawMarks(hit.ranges)} />
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className={lawStyles.lawMore}>
          <RowLink to={linkTo(hits[0]?.article)}>{`正文中还有 ${grouped(more)} 处`}</RowLink>
        </li>
      )}
    </ul>
  );
}

/** Which of the versions can be read: two that cannot are none to compare. */
function readableInWords({ versionCount = 0, readableVersions, hasText }: LawRowData): string {
  if (readableVersions === undefined) return '';
  if (readableVersions >= versionCount) return '，可对照';
  if (readableVersions > 1) return `，其中 ${readableVersions} 个有正文，可对照`;
  if (readableVersions === 0) return '，都没有正文';
  return hasText ? '，只有这个版本有正文' : '，另一个版本有正文';
}

/** What there is of a law besides this version's own facts. */
function Notes({ law }: Pick<Props, 'law'>) {
  const { versionCount = 0, hasText } = law;
  return (
    <>
      {versionCount > 1 && (
        <span className="ipr-fact">
          共 <span className="ipr-num">{versionCount}</span> 个版本{readableInWords(law)}
        </span>
      )}
      {hasText === false && <span className="ipr-fact">只有目录信息，没有正文</span>}
    </>
  );
}

/** Another row has the same title: the year of its promulgation tells them apart. */
const hasTwin = ({ title }: LawRowData, among: readonly LawRowData[]) =>
  among.filter((law) => law.title === title).length > 1;

/** One version of a law in the list. */
export const LawRow = memo(function LawRow({ law, place, from, asOf, among }: Props) {
  const titleId = useId();
  const authority = law.authority.join('、');
  const [end, lastDay] = endOf(law);
  const linkTo = (at?: string) =>
    law.id && lawDetailLink({ id: law.id, from, asOf, ...(at !== undefined && { at }) });
  return (
    <article className={`ipr-row ${lawStyles.lawRow}`} aria-labelledby={titleId}>
      <SelectRow id={law.id} place={place} title={law.title} />
      <div className="ipr-row-text">
        <h2 id={titleId}>
          <span className={`${listStyles.rowPlace} ipr-num`}>{place}</span>
          <RowLink to={linkTo()}>
            <Highlight text={titleText(law.title)} ranges={lawMarks(law.titleRanges)} />
            {law.promulgationDate && hasTwin(law, among) && (
              <span className={lawStyles.lawYear}>
                （{law.promulgationDate.slice(0, 4)} 年公布）
              </span>
            )}
          </RowLink>
        </h2>
        <p className="ipr-facts">
          <LawStanding law={law} asOf={asOf} />
          {law.category && <span className="ipr-fact">{LAW_CATEGORIES[law.category]}</span>}
          {authority && <span>{authority}</span>}
          <RowFact name="文号">{law.docNumber}</RowFact>
          <RowFact name="公布">{law.promulgationDate}</RowFact>
          <RowFact name="施行">{law.effectiveDate}</RowFact>
          <RowFact name={end.replace('日期', '')}>{lastDay}</RowFact>
          <Notes law={law} />
        </p>
        <Hits law={law} linkTo={linkTo} />
      </div>
    </article>
  );
});
