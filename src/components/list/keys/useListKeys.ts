import type { RefObject } from 'react';
import type { RowNoun } from '../rowNoun';
import { useListSelection } from '../selection/ListSelection';
import { type RowKeys, useRowKeys } from './useRowKeys';

interface ListKeys extends Omit<RowKeys, 'unit' | 'onTurn' | 'onSelect'> {
  noun: RowNoun;
  /** The rows of the page are on screen. */
  ready: boolean;
  /** 1-based, as is the last page that can be turned to. */
  page: number;
  last: number;
  onPage: (page: number) => void;
}

/**
 * The shortcuts of a list with pages and a selection.
 *
 * @param list holds the rows
 * @returns what was done last, in words
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  { noun, ready, page, last, onPage, ...keys }: ListKeys,
): string {
  const { has, change: select } = useListSelection();
  return useRowKeys(list, ready ? page : undefined, {
    ...keys,
    unit: noun.unit,
    onTurn: (by) => {
      const to = page + by;
      if (to < 1 || to > last) return false;
      onPage(to);
      return true;
    },
    onSelect: (id) => select([id], !has(id)),
  });
}
