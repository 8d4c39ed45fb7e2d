import { memo, useState } from 'react';
import { ROW } from '@/components/list/keys/useRowKeys';
import listStyles from '@/components/list/list.module.css';
import { PageLacks } from '@/components/list/PageLacks';
import { RowLink } from '@/components/list/RowLink';
import { SelectRow } from '@/components/list/selection/SelectRow';
import partsStyles from '@/components/page/parts.module.css';
import {
  APPLICANTS,
  CitedFact,
  EndedTerm,
  Hits,
  Names,
  numberFact,
  Status,
  typeOf,
} from '@/components/patent/facts';
import { titleText } from '@/domain/titleText';
import { patentDetailLink } from '@/links/patent';
import type { PatentSummary } from '@/services/cnipr';
import { MarkControl } from '../../marks/MarkControl';
import cardsStyles from './cards.module.css';
import { rowsOf } from './rowsOf';
import type { RowProps, ViewProps } from './view';

/** The drawing, or in its place a word on why there is none. */
function Drawing({ src }: { src: string | null }) {
  const [failed, setFailed] = useState(false);
  if (!src || failed) {
    return <span className="ipr-note">{src ? '附图暂时无法显示' : '没有附图'}</span>;
  }
  return <img src={src} alt="" loading="lazy" onError={() => setFailed(true)} />;
}

interface CardProps extends RowProps {
  /** A patent of the page has a drawing. */
  drawn: boolean;
}

const Card = memo(function Card({ patent, place, ast, from, sort, owner, drawn }: CardProps) {
  const { id, thumbUrl, validity, patentType } = patent;
  const title = titleText(patent.title);
  const number = numberFact(patent);
  const applicants = patent.applicants.map(({ name }) => name).filter(Boolean);
  return (
    <li className={cardsStyles.card} {...{ [ROW]: id }}>
      <RowLink className={cardsStyles.cardLink} to={id && patentDetailLink(id, from)}>
        {drawn && (
          <span className={cardsStyles.cardPicture}>
            <Drawing key={thumbUrl} src={thumbUrl} />
          </span>
        )}
        <span className={`${partsStyles.twoLines} ${cardsStyles.cardTitle}`}>
          <span className={`${listStyles.rowPlace} ipr-num`}>{place}</span>
          <Hits ast={ast} field="TI" text={title} />
        </span>
      </RowLink>
      <p className={`ipr-facts ${cardsStyles.cardFacts}`}>
        {validity && <Status validity={validity} />}
        <EndedTerm patent={patent} />
        {number && <span className="ipr-num">{number}</span>}
        {patentType && <span>{typeOf(patent)}</span>}
        <CitedFact citedBy={patent.citedBy} sort={sort} />
      </p>
      {applicants.length > 0 && (
        <p className={`${partsStyles.twoLines} ${cardsStyles.cardFacts}`}>
          <Names ast={ast} list={applicants} fields={APPLICANTS} />
        </p>
      )}
      <p className={cardsStyles.cardTools}>
        <SelectRow id={id} place={place} title={title} />
        <MarkControl owner={owner} id={id} title={title} />
      </p>
    </li>
  );
});

const factsOf = (patent: PatentSummary) => ({
  有效性: patent.validity,
  号码: numberFact(patent),
  类型: patent.patentType,
  申请人: patent.applicants.find(({ name }) => name)?.name,
});

/** The result as a grid of drawings; a page without any says so above and is one of words. */
export default function ImageView(props: ViewProps) {
  const { first, rows } = rowsOf(props);
  const drawn = rows.some(({ patent }) => patent.thumbUrl);
  return (
    <>
      {!drawn && <p className="ipr-note">本页专利没有收录附图，按文字列出。</p>}
      <ol className={cardsStyles.cards} start={first} aria-label="检索到的专利" data-drawn={drawn}>
        {rows.map((row) => (
          <Card key={row.patent.id || row.place} {...row} drawn={drawn} />
        ))}
      </ol>
      <PageLacks rows={props.found.result.content} factsOf={factsOf} />
    </>
  );
}
