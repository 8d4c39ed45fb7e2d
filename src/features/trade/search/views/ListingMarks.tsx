import { useIdentity } from '@/components/page/useIdentity';
import { DIRECTIONS } from '@/domain/transaction/labels';
import { listingOwnership } from '@/domain/transaction/owner';
import type { ListingRow } from '@/services/data/transaction';
import { isHot, isNew } from '../marks';

/** Which side it is, whether it is new, hot, or the user's own. */
export function ListingMarks({ row, today }: { row: ListingRow; today: string }) {
  const own = listingOwnership(row, useIdentity()) === 'own';
  return (
    <span className="ipr-trade-marks">
      {row.direction && (
        <span className="ipr-tag ipr-trade-mark" data-direction={row.direction}>
          {DIRECTIONS[row.direction]}
        </span>
      )}
      {isNew(row.publishTime, today) && <span className="ipr-tag ipr-trade-mark">新</span>}
      {isHot(row) && <span className="ipr-tag ipr-trade-mark">热</span>}
      {own && <span className="ipr-tag ipr-trade-mark">我发布的</span>}
    </span>
  );
}
