export const routeProps = { name: '系统提示', hideInMenu: true };

export { default } from '@/shell/ExceptionPage';
