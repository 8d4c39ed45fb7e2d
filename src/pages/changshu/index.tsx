export const routeProps = { redirect: '/changshu/nav/subjectDetail' };

export { default } from '@/shell/RouteGroup';
