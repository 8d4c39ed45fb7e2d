import { Flex } from 'antd';
import { namesOf } from '@/domain/transaction/labels';
import { priceInWords } from '@/domain/transaction/price';
import type { ListingRow } from '@/services/data/transaction';
import styles from '../../trade.module.css';

/** What a listing costs, and the ways of trading it. */
export function ListingPrice({ row }: { row: ListingRow }) {
  return (
    <Flex wrap gap="0 12px" align="baseline" className={styles.tradePrice}>
      <strong className="ipr-num">{priceInWords(row)}</strong>
      <span>{namesOf(row.transactionTypes).join('、')}</span>
    </Flex>
  );
}
