import { Link } from '@umijs/max';
import { DIRECTIONS } from '@/domain/transaction/labels';
import {
  TRANSACTION_DIRECTIONS,
  type TransactionDirection,
  type TransactionSearchState,
  transactionSearchLink,
} from '@/links/transaction';
import type { ListingFacet } from '@/services/data/transaction';

interface Props {
  state: TransactionSearchState;
  /** Counts of the directions; undefined until they are known. */
  counts: ListingFacet | undefined;
}

/** How many a direction has; both together are all. */
function countOf(counts: ListingFacet, direction: TransactionDirection): number {
  const { values, missing, other } = counts;
  if (direction) return values.find(({ value }) => value === direction)?.count ?? 0;
  return values.reduce((sum, { count }) => sum + count, missing + other);
}

/** Supply, demand or both, with what the search finds of each. */
export function DirectionLinks({ state, counts }: Props) {
  return (
    <nav className="ipr-trade-directions" aria-label="供需类型">
      {TRANSACTION_DIRECTIONS.map((direction) => (
        <Link
          key={direction}
          to={transactionSearchLink({ ...state, direction, page: 1, match: '' })}
          aria-current={direction === state.direction ? 'page' : undefined}
        >
          {direction ? DIRECTIONS[direction] : '全部'}
          <span className="ipr-num">
            {counts ? ` ${countOf(counts, direction).toLocaleString('zh-CN')}` : ''}
          </span>
        </Link>
      ))}
    </nav>
  );
}
