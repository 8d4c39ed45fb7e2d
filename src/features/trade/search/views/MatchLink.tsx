import { Link } from '@umijs/max';
import { otherSide } from '@/components/transaction/otherSide';
import { titleText } from '@/domain/titleText';
import { DIRECTIONS } from '@/domain/transaction/labels';
import type { ListingRow } from '@/services/data/transaction';
import { FROM_LIST } from '../match/fromList';
import type { MatchCount } from '../match/useMatchCounts';

interface Props {
  row: ListingRow;
  /** Address that opens the matches over the list. */
  to: string;
  /** Undefined until it is known. */
  matches: MatchCount | undefined;
  /** Below a heading that says what it is. */
  short?: boolean;
}

/** The number that is known; `至少` where not all were looked at, and nothing then for none. */
function countInWords({ count, atLeast }: MatchCount): string {
  if (!atLeast) return `（${count}）`;
  return count > 0 ? `（至少 ${count}）` : '';
}

/**
 * Leads to the listings of the other side that fit one; says so where there are none. A listing of
 * which id or side is not known has no matches to open.
 */
export function MatchLink({ row, to, matches, short = false }: Props) {
  if (!row.id || !row.direction) return null;
  const side = DIRECTIONS[otherSide(row.direction)];
  const kind = short ? side : `匹配的${side}`;
  if (matches?.count === 0 && !matches.atLeast) return <span>暂无{kind}</span>;
  const count = matches ? countInWords(matches) : '';
  return (
    <Link
      className="ipr-num"
      to={to}
      state={FROM_LIST}
      aria-label={`${titleText(row.title)}：匹配的${side}${count}`}
    >
      {kind}
      {count}
    </Link>
  );
}
