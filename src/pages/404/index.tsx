export const routeProps = { name: '页面不存在', hideInMenu: true };

export { default } from '@/shell/NotFound';
