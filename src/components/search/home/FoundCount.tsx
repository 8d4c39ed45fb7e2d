import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { RowNoun } from '@/components/list/rowNoun';
import { LinkButton } from '@/components/page/LinkButton';
import { grouped } from '@/domain/grouped';
import styles from './home.module.css';

interface Props {
  noun: RowNoun;
  loading: boolean;
  /** Undefined while it is not known. */
  total: number | undefined;
  /** How many conditions are chosen; their chips stand in the box above. */
  chosen: number;
  /** Nothing narrows the search: the total is all that is held. */
  whole?: boolean;
  /** Path of the list of them. */
  to: string;
  /** The day of the newest of them, and what day that is: 最近裁判. */
  newest: readonly [name: string, day: string | null | undefined];
  /** Stands behind it. */
  children: ReactNode;
}

/** Below the box of a search home: how many its search would find, and the way to their list. */
export function FoundCount({
  noun: { what, unit },
  loading,
  total,
  chosen,
  whole = false,
  to,
  newest: [name, day],
  children,
}: Props) {
  const said = () => {
    if (loading) return '正在统计…';
    if (total === undefined) return undefined;
    if (total === 0 && !whole) {
      return chosen > 0
        ? `没有同时符合这些条件的${what}，去掉上面的一个再试。`
        : `没有找到这样的${what}，换个词再试。`;
    }
    if (whole) {
      return (
        <>
          共收录 <strong className="ipr-num">{grouped(total)}</strong> {unit}
        </>
      );
    }
    return <LinkButton to={to}>{`查看符合条件的 ${grouped(total)} ${unit}`}</LinkButton>;
  };
  return (
    <Flex wrap gap="8px 16px" align="center" className={styles.homeCount}>
      <p role="status">{said()}</p>
      {day && (
        <span>
          {name} <span className="ipr-num ipr-nowrap">{day}</span>
        </span>
      )}
      {children}
    </Flex>
  );
}
