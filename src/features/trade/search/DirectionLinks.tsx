import { Link } from '@umijs/max';
import { Flex } from 'antd';
import partsStyles from '@/components/page/parts.module.css';
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

/** How many a direction has; both together are all. Undefined when it is not known. */
function countOf(counts: ListingFacet, direction: TransactionDirection): number | undefined {
  const { values, missing, other } = counts;
  if (direction) {
    const own = values.find(({ value }) => value === direction);
    return own ? own.count : 0;
  }
  return [missing, other, ...values.map(({ count }) => count)].reduce(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
}

/** Supply, demand or both, with what the search finds of each. */
export function DirectionLinks({ state, counts }: Props) {
  return (
    <Flex
      component="nav"
      wrap
      gap="0 16px"
      className={partsStyles.underlined}
      aria-label="供需类型"
    >
      {TRANSACTION_DIRECTIONS.map((direction) => {
        const count = counts && countOf(counts, direction);
        return (
          <Link
            key={direction}
            to={transactionSearchLink({ ...state, direction, page: 1, match: '' })}
            aria-current={direction === state.direction ? 'page' : undefined}
          >
            {direction ? DIRECTIONS[direction] : '全部'}
            <span className="ipr-num">
              {count === undefined ? '' : ` ${count.toLocaleString('zh-CN')}`}
            </span>
          </Link>
        );
      })}
    </Flex>
  );
}
