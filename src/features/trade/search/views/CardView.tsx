import { ROW } from '@/components/list/keys/useRowKeys';
import styles from '../../trade.module.css';
import { matchAddress } from '../match/matchAddress';
import { ListingCard } from './ListingCard';
import type { ViewProps } from './view';

/** The listings as cards. */
export function CardView({ found, state, today, matchesOf }: ViewProps) {
  const { result, from, first } = found;
  return (
    <ol className={styles.tradeCards} start={first} aria-label="检索到的供需信息">
      {result.content.map((row, index) => (
        <li key={row.id || `${index}`} {...{ [ROW]: row.id }}>
          <ListingCard
            row={row}
            place={first + index}
            from={from}
            today={today}
            matchLink={matchAddress(state, row.id)}
            matches={matchesOf(row)}
          />
        </li>
      ))}
    </ol>
  );
}
