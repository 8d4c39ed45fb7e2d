import { CloseOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import partsStyles from '@/components/page/parts.module.css';
import type { ClassLabels } from '@/components/patent/patentFacets';
import { todayInChina } from '@/domain/calendar';
import { grouped } from '@/domain/grouped';
import { type PatentResultState, patentResultLink } from '@/links/patent';
import aboveStyles from '../aboveRows.module.css';
import type { FoundPage } from '../usePatentSearch';
import { narrowers } from './narrowers';
import styles from './narrowing.module.css';

interface Props {
  result: FoundPage['result'];
  /** The state that the rows answer, not the one on its way. */
  state: PatentResultState;
  classes: ClassLabels;
  /** Most rows of one export. */
  most: number;
  onAway: () => void;
}

/** A quiet offer above a long list: what it can be narrowed to. */
export default function Narrowing({ result, state, classes, most, onAway }: Props) {
  const offers = narrowers(state, result, classes, Number(todayInChina().slice(0, 4)));
  if (!offers.length) return null;
  return (
    <Flex
      component="section"
      wrap
      gap="4px 8px"
      align="center"
      className={`${aboveStyles.aboveRows} ${styles.narrowing} ipr-no-print`}
      aria-label="缩小范围"
    >
      <p>一次最多导出 {grouped(most)} 件，可缩小到：</p>
      <Flex component="ul" wrap gap="0 12px" className={partsStyles.fingers}>
        {offers.map(({ words, count, change }) => (
          <li key={words}>
            <Link to={patentResultLink({ ...state, ...change, page: 1, sel: '' })}>
              <span className={styles.narrowingWords}>{words}</span>{' '}
              <span className="ipr-num">{grouped(count)}</span>
            </Link>
          </li>
        ))}
      </Flex>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label="收起缩小范围的提示"
        onClick={onAway}
      />
    </Flex>
  );
}
