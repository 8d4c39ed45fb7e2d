import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type ReactNode, type Ref, useState } from 'react';
import { grouped } from '@/domain/grouped';
import { type ListPlace, PAGE_SIZES } from '@/links/list';
import styles from '../list.module.css';
import type { RowNoun } from '../rowNoun';
import { ListSelect } from './ListSelect';
import { type ListView, ViewSwitch } from './ViewSwitch';

const SIZES = PAGE_SIZES.map((size) => ({ value: size as number, label: `${size} 条` }));

interface Props<Sort extends string, View extends string> {
  title: string;
  /** Takes the focus when a page is turned. */
  heading: Ref<HTMLHeadingElement>;
  noun: RowNoun;
  place: ListPlace<Sort, View>;
  sorts: readonly { value: Sort; label: string }[];
  /** Ways to read the list; without them there is no choice. */
  views?: readonly ListView<View>[];
  loading: boolean;
  /** Undefined until it is known. */
  total: number | undefined;
  /** Said in its place, where it counts what was not asked for. */
  uncounted?: string | undefined;
  /** Rows that can be paged through; the total may be larger. */
  limit: number;
  /** There are rows, or there may be: their order and number matter. */
  listed: boolean;
  onSort: (sort: Sort) => void;
  onSize: (size: number) => void;
  onView?: (view: View) => void;
  /** Opens the filters where they are folded. */
  filters: ReactNode;
  /** What is rarely wanted, behind ⋯ with the rows per page. */
  rare?: ReactNode;
  /** Further controls. */
  children?: ReactNode;
}

/** The head of a list: how many there are, their order, and what can be done with them. */
export function ListTools<Sort extends string, View extends string>({
  title,
  heading,
  noun: { unit },
  place,
  sorts,
  views,
  loading,
  total,
  uncounted,
  limit,
  listed,
  onSort,
  onSize,
  onView,
  filters,
  rare,
  children,
}: Props<Sort, View>) {
  const [more, setMore] = useState(false);
  return (
    <Flex wrap align="center" className={styles.resultTools}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="status">
        {loading && '正在检索…'}
        {!loading && uncounted}
        {!loading && !uncounted && total !== undefined && (
          <>
            共 <strong className="ipr-num">{grouped(total)}</strong> {unit}
            {total > limit && `，可翻阅前 ${grouped(limit)} ${unit}，请用筛选缩小范围`}
          </>
        )}
      </p>
      {views && onView && <ViewSwitch views={views} value={place.view} onChange={onView} />}
      {filters}
      {listed && <ListSelect label="排序" value={place.sort} options={sorts} onChange={onSort} />}
      {/* A telephone has one row of tools, and no screen more than six; the rest is a press away. */}
      <Button
        className={styles.moreSwitch ?? ''}
        icon={<EllipsisOutlined />}
        aria-label="更多操作"
        aria-expanded={more}
        onClick={() => setMore(!more)}
      />
      <Flex wrap gap="4px 12px" align="center" className={styles.moreTools} data-open={more}>
        {children}
      </Flex>
      <Flex wrap gap="4px 12px" align="center" className={styles.rareTools} data-open={more}>
        {listed && <ListSelect label="每页" value={place.size} options={SIZES} onChange={onSize} />}
        {rare}
      </Flex>
    </Flex>
  );
}
