import { Link } from '@umijs/max';
import { memo, useId } from 'react';
import listStyles from '@/components/list/list.module.css';
import type { RowFacts } from '@/components/list/PageLacks';
import { RowLink } from '@/components/list/RowLink';
import { SelectRow } from '@/components/list/selection/SelectRow';
import partsStyles from '@/components/page/parts.module.css';
import { wordHits } from '@/components/reading/find/wordHits';
import { placeKey } from '@/components/reading/placeKey';
import { Highlight } from '@/components/search/Highlight';
import { awardInWords, instanceInWords, resultInWords } from '@/domain/adjudication/appeal';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { COURT_LEVELS, causesOf } from '@/domain/adjudication/labels';
import { hidePersons, shownParty } from '@/domain/adjudication/persons';
import { paragraphAddress } from '@/domain/adjudication/sections';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { adjudicationDetailLink } from '@/links/adjudication';
import type { AdjudicationHit, AdjudicationRow as Row } from '@/services/data/adjudication';
import adjudicationStyles from '../adjudication.module.css';
import { LeadingTag, Outcome, partiesText } from '../facts';
import { PARTS } from '../parts';

/** Places shown of a row; the reading page has them all. */
const SHOWN_HITS = 2;

/** What a document of the list may lack, by name. */
export const adjudicationFacts = (row: Row): RowFacts => ({
  案号: row.caseNumber,
  法院: row.court,
  裁判日期: row.judgmentDate,
  案由: causesOf(row).join('、'),
  结果: resultInWords(row),
});

interface Props {
  row: Row;
  /** Place in the whole list, from 1. */
  place: number;
  words: readonly string[];
  /** Query string of the list, for the document opened from it. */
  from: string;
}

/** A piece of the text around a hit, with the way to its paragraph; its part, unless the one before named it. */
function Hit({
  row,
  hit,
  again,
  words,
  from,
}: Omit<Props, 'place'> & { hit: AdjudicationHit; again: boolean }) {
  const text = hidePersons(hit.text, row.parties);
  const shown = <Highlight text={text} ranges={wordHits(text, words)} />;
  return (
    <li>
      {hit.part && (
        <span className="ipr-note" data-again={again}>
          {PARTS[hit.part]}
        </span>
      )}
      {hit.paragraph === undefined || !row.id ? (
        <span>{shown}</span>
      ) : (
        <Link
          to={adjudicationDetailLink(row.id, { at: paragraphAddress(hit.paragraph), from })}
          title={`打开第 ${hit.paragraph} 段`}
        >
          {shown}
        </Link>
      )}
    </li>
  );
}

/** What a telephone leaves to the record: one chooses by title, number, court, day, result and a passage. */
const rest = adjudicationStyles.cseRest ?? '';

/** One document of the list: what it is, what came of it, and where the words stand in it. */
export const AdjudicationRow = memo(function AdjudicationRow({ row, place, words, from }: Props) {
  const titleId = useId();
  const title = shownTitle(row);
  const { caseNumber, court, courtLevel, judgmentDate } = row;
  const instance = instanceInWords(row);
  // A hit in the title is marked there.
  const hits = row.hits.filter(({ part }) => part !== 'TITLE').slice(0, SHOWN_HITS);
  const award = awardInWords(row);
  const causes = causesOf(row).join('、');
  const level = courtLevel && COURT_LEVELS[courtLevel];
  // The title names most of them.
  const others = row.parties.filter((party) => !title.includes(shownParty(party)));
  const result = resultInWords(row);
  return (
    <article className={`ipr-row ${adjudicationStyles.cseRow}`} aria-labelledby={titleId}>
      <SelectRow id={row.id} place={place} title={title} />
      <div className="ipr-row-text">
        <div className="ipr-row-head">
          <h2 id={titleId}>
            <span className={`${listStyles.rowPlace} ipr-num`}>{place}</span>
            <RowLink to={row.id && adjudicationDetailLink(row.id, { from })}>
              <Highlight text={title} ranges={wordHits(title, words)} />
            </RowLink>
          </h2>
          <LeadingTag leading={row.leading} />
        </div>
        <p className="ipr-facts">
          {caseNumber && <span className="ipr-fact ipr-num">{shownCaseNumber(caseNumber)}</span>}
          {court && (
            <span className="ipr-fact">
              {court}
              {level && !court.includes(level) && <span className={rest}>（{level}）</span>}
            </span>
          )}
          {judgmentDate && <span className="ipr-fact ipr-num">{judgmentDate}</span>}
          {instance && <span className={`ipr-fact ${rest}`}>{instance}</span>}
          {causes && <span className={`ipr-fact ${rest}`}>{causes}</span>}
        </p>
        <p className="ipr-people">
          {result && (
            <span className="ipr-fact">
              <span className={rest}>结果 </span>
              <Outcome decided={row} />
            </span>
          )}
          {award && <span className="ipr-fact">{award}</span>}
          {others.length > 0 && <span className={rest}>{partiesText(others)}</span>}
        </p>
        {row.gist && (
          <p
            className={`${partsStyles.twoLines} ${listStyles.rowExcerpt} ${hits.length > 0 ? rest : ''}`}
          >
            裁判要旨：{hidePersons(row.gist, row.parties)}
          </p>
        )}
        {hits.length > 0 && (
          <ul
            className={partsStyles.places}
            aria-label={
              row.hitCount === undefined ? '命中的文字' : `命中的文字，全文共 ${row.hitCount} 处`
            }
          >
            {hits.map((hit, index) => (
              <Hit
                key={placeKey(index, hit.part, hit.paragraph, hit.text)}
                row={row}
                hit={hit}
                again={hit.part === hits[index - 1]?.part}
                words={words}
                from={from}
              />
            ))}
          </ul>
        )}
      </div>
    </article>
  );
});
