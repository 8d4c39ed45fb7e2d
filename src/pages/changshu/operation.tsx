export const routeProps = { name: '专利运营', icon: 'trade', order: 3 };

export { default } from '@/shell/RouteGroup';
