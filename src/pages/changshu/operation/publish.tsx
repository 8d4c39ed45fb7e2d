export const routeProps = { name: '发布交易信息', order: 2 };

export { default } from '@/features/trade/publish/PublishScreen';
