export const routeProps = {
  name: '交易详情',
  hideInMenu: true,
  parentKeys: ['/changshu/operation/search'],
};

export { ahead, default } from '@/features/trade/detail/DetailScreen';
