import type { ReactNode } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { WholeDates } from '@/components/reading/WholeDates';
import { useApply } from './ApplyContext';
import styles from './apply.module.css';
import { NeededFiles } from './NeededFiles';

/** What one plans by: how long it takes, what it costs, what comes of it. */
export function GuideFacts() {
  const { fee, limits, results } = useApply().service.guide;
  const facts = [
    { name: '办理时限', items: limits },
    { name: '收费', items: [fee] },
    { name: '办理结果', items: results },
  ].filter(({ items }) => items.some(Boolean));
  return facts.map(({ name, items }) => (
    <section key={name} aria-label={name}>
      <h3>{name}</h3>
      {items.map((item) => (
        <p key={item}>
          <WholeDates>{item}</WholeDates>
        </p>
      ))}
    </section>
  ));
}

/** A first step, and beside it, where the screen is wide, what the guide said that one plans by. */
export function BesideStep({ children }: { children: ReactNode }) {
  return (
    <div className={styles.applyFirst}>
      <div>{children}</div>
      <div className={`${styles.applyBeside} ipr-no-print`}>
        <div className="ipr-sheet">
          <NeededFiles />
        </div>
        <div className={`ipr-sheet ${partsStyles.sections}`}>
          <GuideFacts />
        </div>
      </div>
    </div>
  );
}
