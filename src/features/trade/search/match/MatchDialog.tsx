import { Link } from '@umijs/max';
import { type RefObject, useEffect } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import styles from '@/components/list/list.module.css';
import { RowLink } from '@/components/list/RowLink';
import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useIdentity } from '@/components/page/useIdentity';
import { useOwner } from '@/components/page/useOwner';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import {
  FEWEST_REASONS,
  findCandidates,
  industriesOf,
  isClosed,
  isLapsed,
  sortedAmong,
} from '@/components/transaction/candidates';
import { otherSide } from '@/components/transaction/otherSide';
import { noteMatches } from '@/components/transaction/seenMatches';
import { todayInChina } from '@/domain/calendar';
import { grouped } from '@/domain/grouped';
import { titleText } from '@/domain/titleText';
import { DIRECTIONS, type Direction, namesOf } from '@/domain/transaction/labels';
import type { Match } from '@/domain/transaction/matching';
import { listingOwnership } from '@/domain/transaction/owner';
import { priceInWords } from '@/domain/transaction/price';
import { applyLink } from '@/links/business';
import { listingLink, transactionSearchLink } from '@/links/transaction';
import { rowOfId } from '@/services/asked';
import { findListings, type ListingRow } from '@/services/data/transaction';
import { LISTING } from '../noun';
import { ListingMarks } from '../views/ListingMarks';
import { PatentFacts } from '../views/PatentFacts';
import { MatchList } from './MatchList';

/** The listings that fit one. */
interface FoundMatches {
  row: ListingRow;
  /** The side on which it was looked for; undefined when that of the listing is not known. */
  side: Direction | undefined;
  /** The best first. */
  matches: readonly Match<ListingRow>[];
  /** Those that agree but cannot be had in a way that is asked for. */
  unmet: readonly Match<ListingRow>[];
  /** Candidates that were looked at. */
  looked: number;
  /** Candidates that there are; undefined where the answer held others besides. */
  total: number | undefined;
}

/**
 * Finds the listings of the other side that fit one.
 *
 * @param known rows that are on screen already
 * @returns null where there is no listing with this id
 */
function useMatches(id: string, known: readonly ListingRow[]): Latest<FoundMatches | null> {
  return useLatestAnswer(id, async (signal) => {
    const options = { signal, shownInPlace: true };
    const here = known.find((one) => one.id === id);
    const row =
      here ??
      (await rowOfId(
        (place = { page: 0, size: 1 }) => findListings({ $id_in: id, ...place }, options),
        id,
      ));
    if (!row) return null;
    const side = row.direction && otherSide(row.direction);
    const { content, total } = await findCandidates(side, industriesOf([row]), options);
    return {
      row,
      side,
      ...sortedAmong(row, content),
      looked: content.length,
      total,
    };
  });
}

interface Props {
  id: string;
  /** Rows that are on screen already. */
  known: readonly ListingRow[];
  /** Query string of the list, for the listings that are opened from here. */
  from: string;
  onClose: () => void;
  fallback: RefObject<HTMLElement | null>;
}

/** What was looked at, in a sentence. */
function Looked({ found, other }: { found: FoundMatches; other: string }) {
  const { row, side, looked, total, matches, unmet } = found;
  const industries = namesOf(row.industryTypes).join('、');
  if (!side || industriesOf([row]).length === 0) {
    return (
      <p role="status">
        这{LISTING.unit}信息的{side ? '行业' : '供需类型'}不详，不能查找匹配的{other}。
      </p>
    );
  }
  if (isLapsed(row)) {
    return <p role="status">这{LISTING.unit}供给的专利已失效，不再比对需求。</p>;
  }
  if (isClosed(row)) {
    return (
      <p role="status">
        这{LISTING.unit}
        {LISTING.what}已成交，不再比对{other}。
      </p>
    );
  }
  const number = (count: number) => <span className="ipr-num">{grouped(count)}</span>;
  return (
    <p role="status">
      比对了{industries ? `“${industries}”` : '同'}行业的 {number(looked)} {LISTING.unit}
      {other}
      {total !== undefined && total > looked && (
        <>
          （共 {number(total)} {LISTING.unit}，取最新发布的）
        </>
      )}
      {matches.length > 0 ? (
        <>
          ，其中 {number(matches.length)} {LISTING.unit}匹配，按相合的程度排列。
        </>
      ) : (
        '，没有匹配的。'
      )}
      {unmet.length > 0 && (
        <>
          另有 {number(unmet.length)} {LISTING.unit}交易方式不能满足，列在最后。
        </>
      )}
      <span className="ipr-note">
        行业、分类、用词、交易方式、价格中至少有 {FEWEST_REASONS}{' '}
        方面相合才算匹配，交易方式不能满足的不算，专利全部失效的不列。
      </span>
    </p>
  );
}

const UNMET = '交易方式不能满足';

function Found({ found, from }: { found: FoundMatches; from: string }) {
  const { row, side, matches, unmet } = found;
  const other = side ? DIRECTIONS[side] : '供需';
  const industries = industriesOf([row]);
  const today = todayInChina();
  const listOf = (label: string, shown: typeof matches, heading: 'h3' | 'h4') => (
    <MatchList
      label={label}
      matches={shown}
      heading={heading}
      from={from}
      marks={(listing) => <ListingMarks row={listing} today={today} sided={false} />}
      facts={({ transactionNo }) => <span className="ipr-fact ipr-num">{transactionNo}</span>}
      below={(listing) => <PatentFacts row={listing} today={today} />}
    />
  );
  return (
    <>
      <p>
        {row.direction ? DIRECTIONS[row.direction] : '供需类型不详'}：
        <RowLink to={row.id && listingLink(row.id, { from })}>{titleText(row.title)}</RowLink>，
        {priceInWords(row)}
      </p>
      <Looked found={found} other={other} />
      {matches.length > 0 && listOf(`匹配的${other}`, matches, 'h3')}
      {unmet.length > 0 && (
        <section aria-label={UNMET}>
          <h3>{UNMET}</h3>
          {listOf(`${UNMET}的${other}`, unmet, 'h4')}
        </section>
      )}
      <ul className={styles.ways}>
        {side && industries.length > 0 && (
          <li>
            <Link
              to={transactionSearchLink({ direction: side, include: { industry: industries } })}
            >
              查看同行业的全部{other}
            </Link>
          </li>
        )}
        {matches.length === 0 && (
          <li>
            <Link to={applyLink('ZLJY')}>发布自己的{other}，等对方来找</Link>
          </li>
        )}
      </ul>
    </>
  );
}

/**
 * The matches of one's own listing are no news on the landing page once they were here; nor are
 * those of one that may be: the landing page tells of both.
 */
function useNoted(found: FoundMatches | null | undefined) {
  const user = useIdentity();
  const owner = useOwner();
  useEffect(() => {
    if (!found || listingOwnership(found.row, user) === 'other') return;
    noteMatches(
      owner,
      found.row.id,
      found.matches.map(({ listing }) => listing.id),
    );
  }, [found, owner, user]);
}

/** The listings of the other side that fit one, over the list, each with its reasons. */
export default function MatchDialog({ id, known, from, onClose, fallback }: Props) {
  const { data, current, error, retry } = useMatches(id, known);
  useNoted(data);
  const title = `匹配的${current && data?.side ? DIRECTIONS[data.side] : '供需'}`;
  return (
    <PageDialog title={title} onClose={onClose} fallback={fallback}>
      {error ? (
        <ErrorState title="没有查到匹配的供需" error={error} onRetry={retry} />
      ) : !current ? (
        <SkeletonLines widths={[60, 90, 40, 80, 90, 50, 80]} label="正在查找匹配的供需" />
      ) : data ? (
        <Found found={data} from={from} />
      ) : (
        <p role="status">
          没有这{LISTING.unit}
          {LISTING.what}，可能已经移除。
        </p>
      )}
    </PageDialog>
  );
}
