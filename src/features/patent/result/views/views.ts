import type { ListView } from '@/components/list/screen/ViewSwitch';
import type { PatentView } from '@/links/patent';

/** Ways to read a result, in the order of the switch and of its shortcut. */
export const VIEWS: readonly ListView<PatentView>[] = [
  { value: 'list', label: '列表', icon: 'M1 3h14M1 8h14M1 13h9' },
  { value: 'table', label: '表格', icon: 'M1.5 2.5h13v11h-13zM1.5 6h13M6 2.5v11' },
  {
    value: 'image',
    label: '图片',
    icon: 'M1.5 1.5h5v5h-5zM9.5 1.5h5v5h-5zM1.5 9.5h5v5h-5zM9.5 9.5h5v5h-5z',
  },
  { value: 'split', label: '分栏', icon: 'M1.5 2.5h13v11h-13zM6 2.5v11M8.5 6h4M8.5 9h4' },
];

/** Those that a telephone has room for. */
export const PHONE_VIEWS = VIEWS.filter(({ value }) => value !== 'split');
