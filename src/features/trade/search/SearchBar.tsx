import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { narrowingChips } from '@/components/list/facets/conditions';
import { FilterChips } from '@/components/list/facets/FilterChips';
import type { FacetWords } from '@/components/list/facets/facetList';
import partsStyles from '@/components/page/parts.module.css';
import { PHONE, useScreenMatches } from '@/components/page/useScreenMatches';
import { WordBox } from '@/components/search/WordBox';
import { grouped } from '@/domain/grouped';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import { DIRECTIONS } from '@/domain/transaction/labels';
import { applyLink, ownRequestsLink } from '@/links/business';
import {
  NO_TRANSACTION_FILTERS,
  TRANSACTION_DIRECTIONS,
  type TransactionDirection,
  type TransactionSearchState,
  transactionSearchLink,
} from '@/links/transaction';
import type { ListingFacet } from '@/services/data/transaction';
import styles from '../trade.module.css';
import { conditionsOf } from './conditions';

interface DirectionLinksProps {
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
function DirectionLinks({ state, counts }: DirectionLinksProps) {
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
            <span className="ipr-num">{count === undefined ? '' : ` ${grouped(count)}`}</span>
          </Link>
        );
      })}
    </Flex>
  );
}

/** The ways to one's own; a telephone has them behind ⋯ of the list. */
export function OwnListings() {
  return (
    <Flex component="p" wrap gap="0 12px" className={`${partsStyles.fingers} ipr-no-print`}>
      <Link to={applyLink('ZLJY')}>发布交易信息</Link>
      <Link to={ownRequestsLink('ZLJY')}>我的供需</Link>
    </Flex>
  );
}

interface Props {
  state: TransactionSearchState;
  words: FacetWords;
  /** Counts of the directions; undefined until they are known. */
  directions: ListingFacet | undefined;
  onChange: (change: Partial<TransactionSearchState>) => void;
}

/** The query above its list: words, direction, chips, and the ways to one's own listings. */
export function SearchBar({ state, words, directions, onChange }: Props) {
  const isPhone = useScreenMatches(PHONE);
  const chips = narrowingChips(state, words, conditionsOf(state), onChange);
  return (
    <WordBox
      place="transaction"
      name="供需检索"
      label="检索供给和需求：关键词或专利号"
      placeholder="技术、产品或专利号"
      q={state.q}
      longest={LONGEST_WORDS.listing}
      autoFocus={!state.q}
      onSearch={(q) => onChange({ q })}
    >
      <Flex wrap gap="0 8px" align="center" className={styles.tradeBand}>
        <DirectionLinks state={state} counts={directions} />
        <div className="ipr-chip-row">
          <FilterChips chips={chips} onClear={() => onChange(NO_TRANSACTION_FILTERS)} />
        </div>
        {!isPhone && <OwnListings />}
      </Flex>
    </WordBox>
  );
}
