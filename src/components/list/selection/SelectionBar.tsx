import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { grouped } from '@/domain/grouped';
import styles from '../list.module.css';
import { useListSelection } from './ListSelection';

interface Props {
  /** The rows of the page on screen. */
  pageIds: readonly string[];
  /** What can be done with the selection. */
  children?: ReactNode;
}

/**
 * The selection at the bottom edge, as long as there is one: how many, how many of them are on
 * other pages, and what can be done with them. What it says is announced.
 */
export function SelectionBar({ pageIds, children }: Props) {
  const { ids, has, clear, limit, noun } = useListSelection();
  const elsewhere = ids.length - pageIds.filter(has).length;
  const number = (count: number) => <span className="ipr-num">{grouped(count)}</span>;
  return (
    <Flex
      component="section"
      wrap
      gap="4px 24px"
      align="center"
      className={styles.selectionBar ?? ''}
      aria-label={ids.length ? `已选${noun.what}` : undefined}
    >
      <p role="status">
        {ids.length > 0 && (
          <>
            已选 <strong>{number(ids.length)}</strong> {noun.unit}
            {elsewhere > 0 && (
              <>
                ，其中 {number(elsewhere)} {noun.unit}不在本页
              </>
            )}
            {ids.length >= limit && <>；已到一次可选的上限，如需更多请分批处理</>}
          </>
        )}
      </p>
      {ids.length > 0 && (
        <Flex wrap gap="4px 16px" align="center">
          {children}
          <Button type="link" size="small" onClick={clear}>
            清除选择
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
