export const routeProps = { name: '专利导航', icon: 'compass', order: 1 };

export { default } from '@/shell/RouteGroup';
