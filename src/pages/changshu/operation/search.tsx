export const routeProps = { name: '交易检索', order: 1 };

export { ahead, default } from '@/features/trade/search/SearchRoute';
