export const routeProps = {
  name: '办件详情',
  hideInMenu: true,
  parentKeys: ['/changshu/business/WQYZ'],
};

export { default } from '@/features/application/view/WqyzView';
