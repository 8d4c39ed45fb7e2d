import { Flex } from 'antd';
import { memo, useId } from 'react';
import listStyles from '@/components/list/list.module.css';
import type { RowFacts } from '@/components/list/PageLacks';
import { RowFact } from '@/components/list/RowFact';
import { RowLink } from '@/components/list/RowLink';
import { SelectRow } from '@/components/list/selection/SelectRow';
import { namedHolder } from '@/components/transaction/holderText';
import { titleText } from '@/domain/titleText';
import { namesOf } from '@/domain/transaction/labels';
import { listingLink } from '@/links/transaction';
import tradeStyles from '../../trade.module.css';
import { Deadline } from './Deadline';
import { ListingMarks } from './ListingMarks';
import { ListingPrice } from './ListingPrice';
import { ListingStateTag } from './ListingStateTag';
import { MatchLink } from './MatchLink';
import { hasLapsed, PatentFacts } from './PatentFacts';
import { publisherText } from './publisherText';
import type { RowProps } from './view';

/** What a listing may lack, by name. */
export function listingFacts(row: RowProps['row']): RowFacts {
  const [patent] = row.patents;
  return {
    发布日期: row.publishTime,
    有效期: row.validUntil,
    ...(row.direction === 'DEMAND' && { 技术领域: row.technicalField }),
    ...(row.direction === 'SUPPLY' && {
      专利号: patent?.applicationNumber,
      专利类型: patent?.patentType,
      有效性: patent?.validity,
      到期日: row.expiryDate,
    }),
    行业: namesOf(row.industryTypes).join('、'),
  };
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
  const { id, title, industryTypes } = row;
  const lapsed = row.status === 'PUBLISHED' && hasLapsed(row);
  return (
    <article className={tradeStyles.tradeCard} aria-labelledby={titleId}>
      <SelectRow id={id} place={place} title={title} />
      <div className="ipr-row-text">
        <Flex wrap gap="4px 12px" align="center" justify="space-between">
          <ListingMarks row={row} today={today} />
          {(row.status !== 'PUBLISHED' || lapsed) && <ListingStateTag row={row} />}
        </Flex>
        <h2 id={titleId}>
          <span className={`${listStyles.rowPlace} ipr-num`}>{place}</span>
          <RowLink to={id && listingLink(id, { from })}>{titleText(title)}</RowLink>
        </h2>
        <ListingPrice row={row} />
        <p className="ipr-facts">
          <RowFact name="发布" className={tradeStyles.tradeSince}>
            {row.publishTime?.slice(0, 10)}
          </RowFact>
          {row.validUntil && <Deadline row={row} today={today} />}
        </p>
        {row.direction === 'DEMAND' ? (
          <p className="ipr-facts">
            <RowFact name="技术领域">{row.technicalField}</RowFact>
            {row.ipcs.length > 0 && <RowFact name="IPC">{row.ipcs.join('、')}</RowFact>}
          </p>
        ) : (
          <PatentFacts row={row} today={today} told={lapsed} />
        )}
        <p className="ipr-facts">
          <span>{namedHolder(row)}</span>
          <span className="ipr-fact">{publisherText(row)}</span>
        </p>
        <p className={`ipr-facts ${tradeStyles.tradeFoot}`}>
          <RowFact name="行业">{namesOf(industryTypes).join('、')}</RowFact>
          <MatchLink row={row} to={matchLink} matches={matches} />
        </p>
      </div>
    </article>
  );
});
