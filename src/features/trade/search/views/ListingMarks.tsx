import { SampleTag } from '@/components/chart/SampleTag';
import { useIdentity } from '@/components/page/useIdentity';
import { DIRECTIONS } from '@/domain/transaction/labels';
import { listingOwnership } from '@/domain/transaction/owner';
import type { ListingRow } from '@/services/data/transaction';
import styles from '../../trade.module.css';
import { isHot, isNew } from '../marks';

/** Which side it is, whether it is new, hot, the user's own, or invented. */
export function ListingMarks({ row, today }: { row: ListingRow; today: string }) {
  const own = listingOwnership(row, useIdentity()) === 'own';
  return (
    <span className={styles.tradeMarks}>
      {row.direction && (
        <span className={`ipr-tag ${styles.tradeMark}`} data-direction={row.direction}>
          {DIRECTIONS[row.direction]}
        </span>
      )}
      {isNew(row.publishTime, today) && <span className={`ipr-tag ${styles.tradeMark}`}>新</span>}
      {isHot(row) && <span className={`ipr-tag ${styles.tradeMark}`}>热</span>}
      {own && <span className={`ipr-tag ${styles.tradeMark}`}>我发布的</span>}
      {row.sample && <SampleTag />}
    </span>
  );
}
