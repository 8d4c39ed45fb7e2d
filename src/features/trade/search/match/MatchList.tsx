import type { ReactNode } from 'react';
import { allInvented, NotedRows } from '@/components/chart/SampleRows';
import { SampleTag } from '@/components/chart/SampleTag';
import { RowLink } from '@/components/list/RowLink';
import partsStyles from '@/components/page/parts.module.css';
import { namedHolder } from '@/components/transaction/holderText';
import { titleText } from '@/domain/titleText';
import { type Match, type MatchReason, speaksFor } from '@/domain/transaction/matching';
import { listingLink } from '@/links/transaction';
import type { ListingRow } from '@/services/data/transaction';
import styles from '../../trade.module.css';
import { ListingPrice } from '../views/ListingPrice';

interface Props {
  label: string;
  matches: readonly Match<ListingRow>[];
  /** The heading of a listing, below that of the list. */
  heading: 'h3' | 'h4';
  /** Query string of the list that the listings are opened from; none where there is no list. */
  from?: string;
  /** Above the title of a listing, behind its holder, and below its reasons; marks say what is invented. */
  marks?: (row: ListingRow) => ReactNode;
  facts?: (row: ListingRow) => ReactNode;
  below?: (row: ListingRow) => ReactNode;
}

/** Reasons as one sentence. */
function Reasons({
  label,
  lead,
  reasons,
}: {
  label: string;
  lead?: ReactNode;
  reasons: readonly MatchReason[];
}) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.tradeTags} aria-label={label}>
      {reasons.map(({ kind, text }, index) => (
        <li key={kind}>
          {index === 0 && lead}
          {text}
          {index < reasons.length - 1 && '；'}
        </li>
      ))}
    </ul>
  );
}

/** Listings that fit or resemble one, each with its reasons in words, its price and its holder. */
export function MatchList({ label, matches, heading: Heading, from, marks, facts, below }: Props) {
  return (
    <NotedRows all={allInvented(matches.map(({ listing }) => listing))}>
      <ol className={`${partsStyles.entries} ${styles.tradeMatches}`} aria-label={label}>
        {matches.map(({ listing, reasons }, index) => (
          <li key={listing.id || `${index}`}>
            {marks?.(listing)}
            <Heading>
              <RowLink
                to={listing.id && listingLink(listing.id, from === undefined ? {} : { from })}
              >
                {titleText(listing.title)}
              </RowLink>
            </Heading>
            <ListingPrice row={listing} />
            <Reasons label="相合之处" reasons={reasons.filter(speaksFor)} />
            <Reasons
              label="须注意之处"
              lead={
                <span className="ipr-status" data-status="soon">
                  注意：
                </span>
              }
              reasons={reasons.filter((reason) => !speaksFor(reason))}
            />
            {below?.(listing)}
            <p className="ipr-facts">
              <span>{namedHolder(listing)}</span>
              {!marks && listing.sample && <SampleTag />}
              {facts?.(listing)}
            </p>
          </li>
        ))}
      </ol>
    </NotedRows>
  );
}
