import { Button } from 'antd';
import type { ReactNode } from 'react';
import { SelectionBar } from '../selection/SelectionBar';
import type { AnyListParts } from './useListParts';

interface Props {
  list: AnyListParts;
  /** What can be done with the selection besides exporting it. */
  children?: ReactNode;
}

/** The selection of a list. */
export function ListFoot({ list, children }: Props) {
  return (
    <SelectionBar pageIds={list.pageIds}>
      {children}
      {list.canExport && <Button onClick={() => list.onExport(true)}>导出</Button>}
    </SelectionBar>
  );
}
