import styles from '@/components/flow/flow.module.css';
/** Short facts side by side; those without a value are left out. */
export function FactList({ facts }: { facts: readonly (readonly [string, string | undefined])[] }) {
  return (
    <dl className={styles.requestFacts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="ipr-num">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
