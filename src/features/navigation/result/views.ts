import type { ListView } from '@/components/list/screen/ViewSwitch';
import type { NodeView } from '@/links/navigation';

/** Ways to look at the patents of a node. */
export const NODE_VIEWS: readonly ListView<NodeView>[] = [
  { value: 'list', label: '清单', icon: 'M2 4h12M2 8h12M2 12h12' },
  { value: 'analysis', label: '分析', icon: 'M2 14V2M2 14h12M5 12V8M9 12V4M13 12V6' },
];
