import { Link } from '@umijs/max';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { DIRECTIONS } from '@/domain/transaction/labels';
import { similarListings } from '@/domain/transaction/matching';
import { transactionSearchLink } from '@/links/transaction';
import type { Listing } from '@/services/data/transaction';
import { findCandidates, industriesOf, matchesAmong } from '../search/match/candidates';
import { MatchList } from '../search/match/MatchList';
import { otherSide } from '../search/match/otherSide';

const SHOWN = 5;

/** Listings that are like one, and listings of the other side that fit it. */
function useBeside(listing: Listing) {
  const { id, direction } = listing;
  return useLatestAnswer(`${id} ${direction}`, async (signal) => {
    const options = { signal, shownInPlace: true };
    const industries = industriesOf([listing]);
    const [same, other] = await Promise.all([
      findCandidates(direction, industries, options),
      findCandidates(otherSide(direction), industries, options),
    ]);
    return {
      similar: similarListings(listing, same.content).slice(0, SHOWN),
      fitting: matchesAmong({ ...listing }, other.content).slice(0, SHOWN),
    };
  });
}

/** What is like a listing and what fits it, each with its reasons in words. */
export function Similar({ listing }: { listing: Listing }) {
  const { data, error, retry } = useBeside(listing);
  const { direction, industryTypes } = listing;
  if (error) return <ErrorState title="没有查到相似的信息" error={error} onRetry={retry} />;
  if (!data) return <SkeletonLines widths={[60, 90, 40, 60, 90, 40]} label="正在查找相似的信息" />;
  const other = DIRECTIONS[otherSide(direction)];
  const industry = industryTypes.map(({ name }) => name).join('、');
  const all = (side: Listing['direction']) =>
    transactionSearchLink({ direction: side, include: { industry: industriesOf([listing]) } });
  const parts = [
    [`匹配的${other}`, data.fitting, otherSide(direction)],
    [`相似的${DIRECTIONS[direction]}`, data.similar, direction],
  ] as const;
  return parts.map(([label, matches, side]) => (
    <section key={label}>
      <h3>{label}</h3>
      {matches.length > 0 ? (
        <MatchList label={label} matches={matches} heading="h4" />
      ) : (
        <p>
          “{industry}”行业中没有{label}。
        </p>
      )}
      <p className="ipr-no-print">
        <Link to={all(side)}>查看同行业的全部{DIRECTIONS[side]}</Link>
      </p>
    </section>
  ));
}
