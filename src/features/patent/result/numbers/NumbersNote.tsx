import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { CopyNumbers } from '@/components/search/CopyNumbers';
import type { NumberSet } from '@/components/search/numberSets';
import { grouped } from '@/domain/grouped';
import type { Node } from '@/domain/search/ast';
import { numbersOf } from '@/domain/search/numbersOf';
import { type PatentResultState, patentSearchLink } from '@/links/patent';
import styles from './numbers.module.css';

const MissingNumbersPanel = lazy(() => import('./MissingNumbersPanel'));

/** How many of the numbers some patent bears, whatever else narrows the result. */
function NumbersFound({ set }: { set: Pick<NumberSet, 'id' | 'numbers' | 'count'> }) {
  const waiting = `正在核对 ${grouped(set.count)} 个号码…`;
  return (
    <Suspense fallback={<p role="status">{waiting}</p>}>
      <MissingNumbersPanel key={set.id} set={set} />
    </Suspense>
  );
}

/** What to know of a result whose query is a few numbers and nothing else. */
export function NumbersOfQuery({ ast, expression }: { ast: Node; expression: string }) {
  const numbers = useMemo(() => numbersOf(ast), [ast]);
  if (numbers.length === 0) return null;
  return (
    <section
      className={`${partsStyles.fingers} ${styles.numbersNote} ipr-no-print`}
      aria-label="号单"
    >
      <NumbersFound set={{ id: expression, numbers, count: numbers.length }} />
    </section>
  );
}

interface Props {
  state: PatentResultState;
  /** The query in the search language. */
  expression: string;
  set: NumberSet;
}

/** What to know of a result that comes from a list of numbers, and what can be done with the list. */
export function NumbersNote({ state, expression, set }: Props) {
  return (
    <section
      className={`${partsStyles.fingers} ${styles.numbersNote} ipr-no-print`}
      aria-label="号单"
    >
      <NumbersFound set={set} />
      <Flex component="p" wrap gap="0 16px" align="center">
        号单保存在这台设备上，链接分享给他人时号单不会一起带去。
        <CopyNumbers numbers={set.numbers}>复制号码</CopyNumbers>
        <Link to={patentSearchLink({ ...state, face: 'batch', q: expression, as: [] })}>
          修改号单
        </Link>
      </Flex>
    </section>
  );
}
