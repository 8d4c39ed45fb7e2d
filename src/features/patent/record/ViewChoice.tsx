import { Link, useLocation } from '@umijs/max';
import styles from '@/components/reading/frame.module.css';
import { type PatentRecordView, patentDetailLink, readPatentDetail } from '@/links/patent';

interface Props<Key extends keyof PatentRecordView> {
  /** What is chosen, for screen readers. */
  label: string;
  name: Key;
  options: readonly (readonly [value: PatentRecordView[Key], label: string])[];
}

/** Chooses how a section is shown. The choice stands in the address and makes no history entry. */
export function ViewChoice<Key extends keyof PatentRecordView>({
  label,
  name,
  options,
}: Props<Key>) {
  const { search } = useLocation();
  const { id, from, ...view } = readPatentDetail(search);
  return (
    <nav className={styles.viewChoice} aria-label={label}>
      {options.map(([value, text]) => (
        <Link
          key={value}
          to={patentDetailLink(id, from, { ...view, [name]: value })}
          replace
          aria-current={view[name] === value ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
