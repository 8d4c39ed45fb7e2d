export const routeProps = {
  name: '价值评价详情',
  hideInMenu: true,
  parentKeys: ['/changshu/auxiliary/valueApply'],
};

export { default } from '@/features/assessment/detail/ValueDetail';
