import { Link } from '@umijs/max';
import { Flex } from 'antd';
import partsStyles from '@/components/page/parts.module.css';
import { CopyNumbers } from '@/components/search/CopyNumbers';
import type { NumberSet } from '@/components/search/numberSets';
import { type PatentResultState, patentSearchLink } from '@/links/patent';
import MissingNumbersPanel from './MissingNumbersPanel';
import styles from './numbers.module.css';

interface Props {
  state: PatentResultState;
  /** The query in the search language. */
  expression: string;
  set: NumberSet;
}

/** What to know of a result that comes from a list of numbers, and what can be done with the list. */
export default function NumbersNote({ state, expression, set }: Props) {
  return (
    <section
      className={`${partsStyles.fingers} ${styles.numbersNote} ipr-no-print`}
      aria-label="号单"
    >
      <MissingNumbersPanel set={set} />
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
