import { CloseOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { SELECTION_LIMIT } from '@/components/list/useSelection';
import partsStyles from '@/components/page/parts.module.css';
import type { ClassLabels } from '@/components/patent/patentFacets';
import { todayInChina } from '@/domain/calendar';
import { patentResultLink, readPatentResult } from '@/links/patent';
import { readTab, writeTab } from '@/storage';
import aboveStyles from '../aboveRows.module.css';
import type { FoundPage } from '../usePatentSearch';
import { narrowers } from './narrowers';
import styles from './narrowing.module.css';

/** Beyond what one selection or export takes, a list is too long to be worked through. */
const MANY = SELECTION_LIMIT;

const DISMISSED = 'iprNarrowing';

const isText = (value: unknown): value is string => typeof value === 'string';

interface Props {
  found: FoundPage;
  classes: ClassLabels;
}

/** A quiet offer above a long list: what it can be narrowed to, until it is put away. */
export function Narrowing({ found: { result, address }, classes }: Props) {
  // The state that the rows answer, not the one on its way.
  const state = useMemo(() => readPatentResult(address), [address]);
  const { mode, q, as, include, exclude, years, set } = state;
  const question = patentResultLink({ mode, q, as, include, exclude, years, set });
  const [away, setAway] = useState<string>();
  const { totalElements } = result;
  if (totalElements <= MANY || away === question || readTab(DISMISSED, isText) === question)
    return null;
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
      <p>一次最多导出 {MANY.toLocaleString('zh-CN')} 件，可只看：</p>
      <Flex component="ul" wrap gap="0 12px" className={partsStyles.fingers}>
        {offers.map(({ words, count, change }) => (
          <li key={words}>
            <Link to={patentResultLink({ ...state, ...change, page: 1, sel: '' })}>
              <span className={styles.narrowingWords}>{words}</span>{' '}
              <span className="ipr-num">{count.toLocaleString('zh-CN')}</span>
            </Link>
          </li>
        ))}
      </Flex>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label="收起缩小范围的提示"
        onClick={() => {
          writeTab(DISMISSED, question);
          setAway(question);
        }}
      />
    </Flex>
  );
}
