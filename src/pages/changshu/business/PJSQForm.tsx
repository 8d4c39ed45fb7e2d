export const routeProps = {
  name: '办件详情',
  hideInMenu: true,
  parentKeys: ['/changshu/business/PJSQ'],
};

export { default } from '@/features/application/view/PjsqView';
