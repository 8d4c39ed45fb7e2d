import { Link } from '@umijs/max';
import { memo, type ReactNode, useId } from 'react';
import { SelectRow } from '@/components/list/selection/SelectRow';
import { orDash } from '@/components/reading/orDash';
import { APPLICANT_TYPES } from '@/domain/patentLabels';
import { priceInWords } from '@/domain/transaction/price';
import { listingLink } from '@/links/transaction';
import { holderText } from './holderText';
import { ListingMarks } from './ListingMarks';
import { MatchLink } from './MatchLink';
import { PatentFacts } from './PatentFacts';
import type { RowProps } from './view';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="ipr-fact">
      {name} <span className="ipr-num">{orDash(children)}</span>
    </span>
  );
}

/** One listing as a card. */
export const ListingCard = memo(function ListingCard({
  row,
  place,
  from,
  today,
  matchLink,
  matches,
}: RowProps) {
  const titleId = useId();
  const { id, title, industryTypes, transactionTypes, publisher } = row;
  const ways = transactionTypes.map(({ name }) => name);
  return (
    <article className="ipr-trade-card" aria-labelledby={titleId}>
      <SelectRow id={id} place={place} title={title} />
      <div className="ipr-row-text">
        <div className="ipr-row-head">
          <h2 id={titleId}>
            <span className="ipr-row-place ipr-num">{place}</span>
            <Link to={listingLink(id, { from })}>{title}</Link>
          </h2>
          <ListingMarks row={row} today={today} />
        </div>
        <p className="ipr-trade-price">
          <strong className="ipr-num">{priceInWords(row)}</strong>
          <span className="ipr-trade-ways">{ways.join('、')}</span>
        </p>
        {row.direction === 'SUPPLY' ? (
          <PatentFacts row={row} today={today} />
        ) : (
          <p className="ipr-facts">
            <Fact name="技术领域">{row.technicalField}</Fact>
            {row.ipcs.length > 0 && <Fact name="IPC">{row.ipcs.join('、')}</Fact>}
          </p>
        )}
        <div className="ipr-facts ipr-trade-holder">
          <span>{holderText(row)}</span>
          <span className="ipr-fact">
            {APPLICANT_TYPES[publisher.kind]}
            {publisher.region && `，${publisher.region}`}
          </span>
          <ul className="ipr-trade-tags" aria-label="行业">
            {industryTypes.map(({ id: industry, name }) => (
              <li key={industry}>{name}</li>
            ))}
          </ul>
        </div>
        <p className="ipr-facts ipr-trade-foot">
          <Fact name="发布">{row.publishTime?.slice(0, 10)}</Fact>
          <Fact name="浏览">{row.viewCount.toLocaleString('zh-CN')}</Fact>
          <MatchLink row={row} to={matchLink} matches={matches} />
        </p>
      </div>
    </article>
  );
});
