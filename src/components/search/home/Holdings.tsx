import { Link } from '@umijs/max';
import Statistic from 'antd/es/statistic';
import type { ReactNode } from 'react';
import { grouped } from '@/domain/grouped';
import styles from './home.module.css';

/** A part of what is held. */
export interface Held {
  label: string;
  /** Undefined until it is known, and when it is not. */
  count: number | undefined;
  /** The list of that part. */
  to?: string;
}

interface Props {
  /** By ear: 收录的法律法规. */
  label: string;
  /** What is counted: 件, 部, 篇. */
  unit: string;
  /** In groups, each of which divides the whole. */
  groups: readonly (readonly Held[])[];
  /** Below the numbers. */
  children?: ReactNode;
}

/** What a search can find: each part with its number; what is not known is —. */
export function Holdings({ label, unit, groups, children }: Props) {
  return (
    <section className={`ipr-sheet ${styles.homeHoldings}`} aria-label={label}>
      <div className={styles.holdingGroups}>
        {groups.map((parts) => (
          <div key={parts[0]?.label} className={styles.holdingParts}>
            {parts.map(({ label: title, count, to }) => (
              <Statistic
                key={title}
                title={title}
                value={count ?? '—'}
                suffix={count === undefined ? undefined : unit}
                formatter={() => {
                  const number = grouped(count) ?? '—';
                  return to && count ? (
                    <Link to={to} aria-label={`${title} ${number}`}>
                      {number}
                    </Link>
                  ) : (
                    number
                  );
                }}
              />
            ))}
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
