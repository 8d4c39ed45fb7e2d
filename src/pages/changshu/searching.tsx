export const routeProps = { name: '信息检索', icon: 'search', order: 2 };

export { default } from '@/shell/RouteGroup';
