export const routeProps = { redirect: '/changshu' };

export { default } from '@/shell/RouteGroup';
