import { AnchorLink } from '@/components/reading/AnchorLink';
import type { HealthFinding } from '@/domain/enterprise/health';
import styles from './health.module.css';

/** Id of the place on the page that tells about one check. */
export const placeOf = ({ key }: Pick<HealthFinding, 'key'>): string => `health-${key}`;

const OUTCOMES = {
  NOW: '请立即处理',
  ATTENTION: '需要留意',
  CLEAR: '没有发现',
  UNKNOWN: '无法判断',
} as const;

function outcomeOf({ outcome, urgency }: HealthFinding): keyof typeof OUTCOMES {
  return outcome === 'ATTENTION' && urgency === 'NOW' ? 'NOW' : outcome;
}

/** All checks at one glance, each with what it came to and the way to what is known about it. */
export function HealthCells({ findings }: { findings: readonly HealthFinding[] }) {
  return (
    <nav aria-label={`${findings.length} 项检查的结果`}>
      <ul className={styles.healthCells}>
        {findings.map((finding) => {
          const { key, title, records, unknown } = finding;
          const outcome = outcomeOf(finding);
          const told = outcome !== 'UNKNOWN';
          return (
            <li key={key} data-outcome={outcome}>
              <AnchorLink to={placeOf(finding)}>
                <span className={styles.healthName}>{title} </span>
                <span className={`${styles.healthCount} ipr-num`}>
                  {told ? records.length.toLocaleString('zh-CN') : '—'}
                  <small> 件 </small>
                </span>
                <span className={styles.healthOutcome}>{OUTCOMES[outcome]}</span>
                {told && unknown > 0 && (
                  <span className={`${styles.healthRest} ipr-num`}>
                    {' '}
                    另 {unknown.toLocaleString('zh-CN')} 件无法判断
                  </span>
                )}
              </AnchorLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
