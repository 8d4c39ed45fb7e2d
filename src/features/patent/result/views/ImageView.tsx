import { memo, useState } from 'react';
import { ROW } from '@/components/list/keys/useRowKeys';
import listStyles from '@/components/list/list.module.css';
import { RowLink } from '@/components/list/RowLink';
import { SelectRow } from '@/components/list/selection/SelectRow';
import partsStyles from '@/components/page/parts.module.css';
import {
  CitedFact,
  Hits,
  MISSING,
  numberFact,
  StatusFact,
  TypeFact,
} from '@/components/patent/facts';
import { titleText } from '@/domain/titleText';
import { patentDetailLink } from '@/links/patent';
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

const Card = memo(function Card({ patent, place, ast, from, sort, owner }: RowProps) {
  const { id, thumbUrl, validity, patentType } = patent;
  const title = titleText(patent.title);
  return (
    <li className={cardsStyles.card} {...{ [ROW]: id }}>
      <RowLink className={cardsStyles.cardLink} to={id && patentDetailLink(id, from)}>
        <span className={cardsStyles.cardPicture}>
          <Drawing key={thumbUrl} src={thumbUrl} />
        </span>
        <span className={`${partsStyles.twoLines} ${cardsStyles.cardTitle}`}>
          <span className={`${listStyles.rowPlace} ipr-num`}>{place}</span>
          <Hits ast={ast} field="TI" text={title} />
        </span>
      </RowLink>
      <p className={`ipr-facts ${cardsStyles.cardFacts}`}>
        <StatusFact validity={validity} />
        <span className="ipr-num">{numberFact(patent) ?? `申请号 ${MISSING}`}</span>
        <TypeFact patentType={patentType} />
        <CitedFact citedBy={patent.citedBy} sort={sort} />
      </p>
      <p className={cardsStyles.cardTools}>
        <SelectRow id={id} place={place} title={title} />
        <MarkControl owner={owner} id={id} title={title} />
      </p>
    </li>
  );
});

/** The result as a grid of drawings. */
export default function ImageView(props: ViewProps) {
  const { first, rows } = rowsOf(props);
  return (
    <ol className={cardsStyles.cards} start={first} aria-label="检索到的专利">
      {rows.map((row) => (
        <Card key={row.patent.id || row.place} {...row} />
      ))}
    </ol>
  );
}
