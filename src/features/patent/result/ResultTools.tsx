import type { ReactNode, Ref } from 'react';
import { ListSelect } from '@/components/list/ListSelect';
import { PAGE_SIZES } from '@/links/list';
import type { PatentResultState, PatentSortKey } from '@/links/patent';
import { JUMP_LIMIT } from './request';
import { ViewSwitch } from './views/ViewSwitch';

/** Orders of the list in words. */
export const SORTS: readonly { value: PatentSortKey; label: string }[] = [
  { value: 'relevance', label: '相关度' },
  { value: '-filingDate', label: '申请日从新到旧' },
  { value: 'filingDate', label: '申请日从旧到新' },
  { value: '-publicationDate', label: '公开日从新到旧' },
  { value: 'publicationDate', label: '公开日从旧到新' },
  { value: '-citedBy', label: '被引证次数从多到少' },
];
const SIZES = PAGE_SIZES.map((size) => ({ value: size as number, label: `${size} 条` }));

interface Props {
  state: PatentResultState;
  heading: Ref<HTMLHeadingElement>;
  loading: boolean;
  /** Undefined until it is known. */
  total: number | undefined;
  /** There are rows, or there may be: their order and number matter. */
  listed: boolean;
  onChange: (change: Partial<PatentResultState>) => void;
  /** Opens the filters where they are folded. */
  filters: ReactNode;
  /** Further controls. */
  children: ReactNode;
}

/** The head of the list: how many there are, their order, and what can be done with them. */
export function ResultTools({
  state,
  heading,
  loading,
  total,
  listed,
  onChange,
  filters,
  children,
}: Props) {
  return (
    <div className="ipr-result-tools">
      <h1 ref={heading} tabIndex={-1}>
        检索结果
      </h1>
      <p role="status">
        {loading && '正在检索…'}
        {!loading && total !== undefined && (
          <>
            共 <strong className="ipr-num">{total.toLocaleString('zh-CN')}</strong> 件
            {total > JUMP_LIMIT &&
              `，可翻阅前 ${JUMP_LIMIT.toLocaleString('zh-CN')} 件，请用筛选缩小范围`}
          </>
        )}
      </p>
      <ViewSwitch
        value={state.view}
        onChange={(view) => onChange({ view, page: state.page, sel: '' })}
      />
      {filters}
      {listed && (
        <>
          <ListSelect
            label="排序"
            value={state.sort}
            options={SORTS}
            onChange={(sort) => onChange({ sort })}
          />
          <ListSelect
            label="每页"
            value={state.size}
            options={SIZES}
            onChange={(size) => onChange({ size })}
          />
        </>
      )}
      {children}
    </div>
  );
}
