import { useId } from 'react';
import type { ProcessKey } from '@/domain/workflow/status';
import { OwnRequestList } from './OwnRequestList';
import styles from './own.module.css';

interface Props {
  process: ProcessKey;
  /** Of its heading, where something leads to it. */
  id?: string;
  /** Told how many of them wait for the applicant, once that is known. */
  onTurns?: (count: number) => void;
}

/** One's own requests of a service, on the page where new ones are made. */
export function MyRequests({ process, id: given, onTurns }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.ownHeading}>
        我的办件
      </h2>
      <OwnRequestList
        key={process}
        process={process}
        empty={<p>提交后可以在这里查看进度。</p>}
        onTurns={onTurns}
      />
    </section>
  );
}
