import type { ListView } from '@/components/list/screen/ViewSwitch';
import type { TransactionSortKey, TransactionView } from '@/links/transaction';

/** Orders of the list in words (domain reference 2.6: 最新, 价格, 热度). */
export const SORTS: readonly { value: TransactionSortKey; label: string }[] = [
  { value: '-publishTime', label: '最新发布' },
  { value: 'price', label: '价格从低到高' },
  { value: '-price', label: '价格从高到低' },
  { value: '-heat', label: '热度从高到低' },
];

/** Ways to read the list, in the order of their switch. */
export const VIEWS: readonly ListView<TransactionView>[] = [
  {
    value: 'card',
    label: '卡片',
    icon: 'M2 2.5h5v4.5h-5zM9 2.5h5v4.5h-5zM2 9h5v4.5h-5zM9 9h5v4.5h-5z',
  },
  { value: 'table', label: '表格', icon: 'M2 3h12v10h-12zM2 6.5h12M2 9.5h12M6.5 3v10' },
];
