import { SampleTag } from '@/components/chart/SampleTag';
import { RowLink } from '@/components/list/RowLink';
import { orDash } from '@/components/reading/orDash';
import styles from './everything.module.css';
import type { Hit } from './holding';

/** The best records of a holding: each its title, which leads to it, and a line of facts. */
export function HoldingHits({ name, hits }: { name: string; hits: readonly Hit[] }) {
  return (
    <ul className={styles.holdingHits} aria-label={`最相关的${name}`}>
      {hits.map(({ key, title, to, facts, sample }) => (
        <li key={key}>
          <div className={styles.holdingTitle}>
            <RowLink to={to} title={title}>
              {title}
            </RowLink>
            {sample && <SampleTag />}
          </div>
          <p className={`ipr-note ${styles.holdingFacts}`}>
            {facts.map(([fact, value]) => (
              <span key={fact} className="ipr-fact">
                {fact} <span className="ipr-num">{orDash(value)}</span>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
