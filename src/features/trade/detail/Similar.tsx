import { Link } from '@umijs/max';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import {
  findCandidates,
  industriesOf,
  isClosed,
  matchesAmong,
} from '@/components/transaction/candidates';
import { otherSide } from '@/components/transaction/otherSide';
import { DIRECTIONS, type Direction, namesOf } from '@/domain/transaction/labels';
import { similarListings } from '@/domain/transaction/matching';
import { transactionSearchLink } from '@/links/transaction';
import type { Listing } from '@/services/data/transaction';
import { MatchList } from '../search/match/MatchList';

const SHOWN = 5;

/** Listings that are like one, and listings of the other side that fit it. */
function useBeside(listing: Listing, direction: Direction) {
  const { id } = listing;
  return useLatestAnswer(`${id} ${direction}`, async (signal) => {
    const options = { signal, shownInPlace: true };
    const industries = industriesOf([listing]);
    const [same, other] = await Promise.all([
      findCandidates(direction, industries, options),
      // What is closed is not matched any more.
      isClosed(listing)
        ? { content: [] }
        : findCandidates(otherSide(direction), industries, options),
    ]);
    return {
      similar: similarListings(listing, same.content).slice(0, SHOWN),
      fitting: matchesAmong({ ...listing }, other.content).slice(0, SHOWN),
    };
  });
}

/** What is like a listing and what fits it, each with its reasons in words. */
export function Similar({ listing, direction }: { listing: Listing; direction: Direction }) {
  const { data, error, retry } = useBeside(listing, direction);
  const industries = industriesOf([listing]);
  if (industries.length === 0) return <p>这条信息的行业不详，不能查找相似和匹配的信息。</p>;
  if (error) return <ErrorState title="没有查到相似的信息" error={error} onRetry={retry} />;
  if (!data) return <SkeletonLines widths={[60, 90, 40, 60, 90, 40]} label="正在查找相似的信息" />;
  const other = DIRECTIONS[otherSide(direction)];
  const names = namesOf(listing.industryTypes).join('、');
  const all = (side: Direction) =>
    transactionSearchLink({ direction: side, include: { industry: industries } });
  const parts = [
    [`匹配的${other}`, data.fitting, otherSide(direction)],
    [`相似的${DIRECTIONS[direction]}`, data.similar, direction],
  ] as const;
  const shown = isClosed(listing) ? parts.slice(1) : parts;
  return shown.map(([label, matches, side]) => (
    <section key={label}>
      <h3>{label}</h3>
      {matches.length > 0 ? (
        <MatchList label={label} matches={matches} heading="h4" />
      ) : (
        <p>
          没有查到{names ? `“${names}”` : '同'}行业的{label}。
        </p>
      )}
      <p className="ipr-no-print">
        <Link to={all(side)}>查看同行业的全部{DIRECTIONS[side]}</Link>
      </p>
    </section>
  ));
}
