export const routeProps = {
  name: '申请前评估详情',
  hideInMenu: true,
  parentKeys: ['/changshu/auxiliary/preApply'],
};

export { default } from '@/features/assessment/detail/PreDetail';
