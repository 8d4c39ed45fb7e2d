import { lazy, Suspense, useMemo } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { grouped } from '@/domain/grouped';
import type { Node } from '@/domain/search/ast';
import { numbersOf } from '@/domain/search/numbersOf';
import styles from './numbers.module.css';

const MissingNumbersPanel = lazy(() => import('./MissingNumbersPanel'));

/** What to know of a result whose query is a few numbers and nothing else. */
export function NumbersOfQuery({ ast, expression }: { ast: Node; expression: string }) {
  const numbers = useMemo(() => numbersOf(ast), [ast]);
  if (numbers.length === 0) return null;
  const count = numbers.length;
  return (
    <section
      className={`${partsStyles.fingers} ${styles.numbersNote} ipr-no-print`}
      aria-label="号单"
    >
      <Suspense fallback={<p role="status">正在核对 {grouped(count)} 个号码…</p>}>
        <MissingNumbersPanel key={expression} set={{ id: expression, numbers, count }} />
      </Suspense>
    </section>
  );
}
