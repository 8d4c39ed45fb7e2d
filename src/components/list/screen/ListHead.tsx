import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { ALL_INVENTED } from '@/components/chart/SampleRows';
import { SampleTag } from '@/components/chart/SampleTag';
import { PHONE, useScreenMatches } from '@/components/page/useScreenMatches';
import { grouped } from '@/domain/grouped';
import { type ListPlace, PAGE_SIZES } from '@/links/list';
import { readTab, writeTab } from '@/storage';
import { KeyHint } from '../keys/KeyHint';
import styles from '../list.module.css';
import type { RowNoun } from '../rowNoun';
import { SelectPage } from '../selection/SelectPage';
import { FacetsSwitch } from './FacetsSwitch';
import { ListSelect } from './ListSelect';
import type { AnyListParts } from './useListParts';
import { type ListView, ViewSwitch } from './ViewSwitch';

/** Title of the list whose further tools are open, as long as the tab lives. */
const OPENED = 'iprMoreTools';

const isText = (value: unknown): value is string => typeof value === 'string';

const SIZES = PAGE_SIZES.map((size) => ({ value: size as number, label: `${size} 条` }));

interface Props<Sort extends string, View extends string> {
  list: AnyListParts;
  title: string;
  noun: RowNoun;
  place: ListPlace<Sort, View>;
  sorts: readonly { value: Sort; label: string }[];
  /** Ways to read the list; without them there is no choice. */
  views?: readonly ListView<View>[];
  /** Rows that can be paged through, where the head states it; the total may be larger. */
  limit?: number;
  /** All rows on screen are invented, which is said here once. */
  invented?: boolean;
  onChange: (change: Partial<ListPlace<Sort, View>>) => void;
  /** False while something else stands in place of the rows. */
  shown?: boolean;
  /** Further choices, before the selection. */
  choices?: ReactNode;
  /** What is done rarely, behind ⋯ on every screen. */
  rare?: ReactNode;
  /** Further actions, behind the selection. */
  children?: ReactNode;
}

/** The head of a list: how many there are, their order, and what can be done with them. */
export function ListHead<Sort extends string, View extends string>({
  list,
  title,
  noun: { unit },
  place,
  sorts,
  views,
  limit = list.limit,
  invented,
  onChange,
  shown = true,
  choices,
  rare,
  children,
}: Props<Sort, View>) {
  // Who works with them opens them once.
  const [more, setMore] = useState(() => readTab(OPENED, isText) === title);
  const isPhone = useScreenMatches(PHONE);
  const { total, uncounted } = list;
  const { loading } = list.answer;
  // There are rows, or there may be: their order and number matter.
  const listed = shown && !list.nothing;
  const said = listed && invented;
  // A telephone has one row of tools, and no screen more than six; the rest is a press away. What it
  // opens stands behind it, on a telephone what comes before it elsewhere as well.
  const opener = (
    <Button
      key="more"
      icon={<EllipsisOutlined />}
      className={styles.moreSwitch ?? ''}
      aria-label="更多操作"
      aria-expanded={more}
      onClick={() => {
        writeTab(OPENED, more ? '' : title);
        setMore(!more);
      }}
    />
  );
  return (
    <Flex wrap align="center" className={styles.resultTools}>
      <h1 ref={list.heading} tabIndex={-1}>
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
        {said && (
          <>
            {' '}
            <SampleTag />
          </>
        )}
      </p>
      {said && <p className={`ipr-note ${styles.inventedNote}`}>{ALL_INVENTED}</p>}
      {views && (
        <ViewSwitch
          views={views}
          value={place.view}
          // Another view of the same page.
          onChange={(view) => onChange({ view, page: place.page })}
        />
      )}
      {shown && !list.bare && (
        <FacetsSwitch chosen={list.chosen} open={list.facetsOpen} onOpen={list.onFacets} />
      )}
      {listed && (
        <ListSelect
          label="排序"
          value={place.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort })}
        />
      )}
      {isPhone && opener}
      <Flex wrap gap="4px 12px" align="center" className={styles.moreTools} data-open={more}>
        {choices}
        {listed && <SelectPage ids={list.pageIds} />}
        {children}
      </Flex>
      {!isPhone && opener}
      <Flex wrap gap="4px 12px" align="center" className={styles.rareTools} data-open={more}>
        {rare}
        {listed && (
          <ListSelect
            label="每页"
            value={place.size}
            options={SIZES}
            onChange={(size) => onChange({ size })}
          />
        )}
        {shown && <KeyHint onOpen={() => list.onHelp(true)} />}
      </Flex>
    </Flex>
  );
}
