export const routeProps = {
  name: '稳定性评价详情',
  hideInMenu: true,
  parentKeys: ['/changshu/auxiliary/stabilityApply'],
};

export { default } from '@/features/assessment/detail/StabilityDetail';
