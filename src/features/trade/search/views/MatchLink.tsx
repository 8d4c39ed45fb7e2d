import { Link } from '@umijs/max';
import { DIRECTIONS } from '@/domain/transaction/labels';
import type { ListingRow } from '@/services/data/transaction';
import { FROM_LIST } from '../match/fromList';
import { otherSide } from '../match/otherSide';
import type { MatchCount } from '../match/useMatchCounts';

interface Props {
  row: ListingRow;
  /** Address that opens the matches over the list. */
  to: string;
  /** Undefined until it is known. */
  matches: MatchCount | undefined;
}

/** The number that is known; none of which is not yet sure says nothing. */
function Count({ count, atLeast }: MatchCount) {
  if (!atLeast) return <span className="ipr-num">（{count}）</span>;
  return count > 0 && <span className="ipr-num">（至少 {count}）</span>;
}

/** Leads to the listings of the other side that fit one; says so where there are none. */
export function MatchLink({ row, to, matches }: Props) {
  const words = `匹配的${DIRECTIONS[otherSide(row.direction)]}`;
  return (
    <Link to={to} state={FROM_LIST}>
      <span className="ipr-visually-hidden">{row.title}：</span>
      {words}
      {matches !== undefined && <Count {...matches} />}
    </Link>
  );
}
