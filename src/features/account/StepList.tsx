import styles from './steps.module.css';

interface Props<K extends string> {
  steps: readonly { key: K; label: string }[];
  current: K;
}

/** Where one stands in a short row of steps. */
export function StepList<K extends string>({ steps, current }: Props<K>) {
  const at = steps.findIndex(({ key }) => key === current);
  return (
    <ol className={styles.steps} aria-label="步骤">
      {steps.map(({ key, label }, index) => (
        <li
          key={key}
          aria-current={key === current ? 'step' : undefined}
          data-passed={index < at || undefined}
        >
          {label}
          {index < at && <span className="ipr-visually-hidden">（已完成）</span>}
        </li>
      ))}
    </ol>
  );
}
