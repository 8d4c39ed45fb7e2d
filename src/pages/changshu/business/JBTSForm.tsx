export const routeProps = {
  name: '办件详情',
  nameWithoutId: '查询匿名举报进度',
  hideInMenu: true,
  parentKeys: ['/changshu/business/JBTS'],
};

export { default } from '@/features/application/view/JbtsView';
