export const routeProps = {
  name: '办件详情',
  hideInMenu: true,
  parentKeys: ['/changshu/business/SXSS'],
};

export { default } from '@/features/application/view/SxssView';
