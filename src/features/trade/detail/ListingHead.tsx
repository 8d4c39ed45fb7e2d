import { useLocation } from '@umijs/max';
import { absoluteAddress } from '@/address';
import { SAMPLE } from '@/components/chart/sample';
import { NeighbourNav } from '@/components/list/neighbours/NeighbourNav';
import type { Neighbours } from '@/components/list/neighbours/useNeighbours';
import { ReturnLink } from '@/components/list/ReturnLink';
import { LinkButton } from '@/components/page/LinkButton';
import { ReadingHead } from '@/components/reading/ReadingHead';
import { todayInChina } from '@/domain/calendar';
import { titleText } from '@/domain/titleText';
import { namesOf } from '@/domain/transaction/labels';
import { priceInWords } from '@/domain/transaction/price';
import {
  type ListingState,
  listingLink,
  readTransactionSearch,
  transactionReturnLink,
} from '@/links/transaction';
import type { Listing } from '@/services/data/transaction';
import { LISTING } from '../search/noun';
import { ListingMarks } from '../search/views/ListingMarks';
import { ListingStateTag } from '../search/views/ListingStateTag';

/** Id of the heading, for those who move the focus to it. */
export const TITLE_ID = 'listing-title';

/** Absolute address of a listing, without the list it was opened from. */
export const listingAddress = (id: string) => absoluteAddress(listingLink(id));

interface Props extends Pick<ListingState, 'from'> {
  listing: Listing;
  neighbours: Neighbours | undefined;
  own: boolean;
}

/** What stays in sight while reading: title, side, state, what can be done, and the way on. */
export function ListingHead({ listing, from, neighbours, own }: Props) {
  const { pathname, search } = useLocation();
  const { id, transactionNo, status, transactionTypes } = listing;
  const title = titleText(listing.title);
  const today = todayInChina();
  const price = status === 'DEALT' ? '已成交' : priceInWords(listing);
  const ways = namesOf(transactionTypes).join('、');
  return (
    <ReadingHead
      id={TITLE_ID}
      title={title}
      back={
        from !== undefined && (
          <ReturnLink to={transactionReturnLink(from)} place={readTransactionSearch(from).page}>
            返回结果
          </ReturnLink>
        )
      }
      facts={
        <>
          {transactionNo && (
            <span>
              信息编号 <span className="ipr-num">{transactionNo}</span>
            </span>
          )}
          <ListingMarks row={listing} today={today} />
          <ListingStateTag row={listing} />
          {ways && <span>{ways}</span>}
        </>
      }
      neighbours={
        neighbours && (
          <NeighbourNav
            neighbours={neighbours}
            title={title}
            noun={LISTING}
            linkTo={(next) => listingLink(next.id, { from: next.from })}
          />
        )
      }
      {...(!own && { watch: { kind: 'listing', id, title, record: listing } })}
      citation={() =>
        [
          `${title}${transactionNo && `（${transactionNo}）`}`,
          listing.sample && SAMPLE,
          price,
          ways,
          `${today} 查看`,
          listingAddress(id),
        ]
          .filter(Boolean)
          .join('，')
      }
    >
      {status === 'PUBLISHED' && !own && (
        <LinkButton type="primary" to={`${pathname}${search}#contact`} replace>
          查看联系方式
        </LinkButton>
      )}
    </ReadingHead>
  );
}
