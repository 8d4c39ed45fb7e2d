export const routeProps = { name: '业务办理', icon: 'business', order: 4 };

export { default } from '@/shell/RouteGroup';
