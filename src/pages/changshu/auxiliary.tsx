export const routeProps = { name: '辅助评估', icon: 'assessment', order: 5 };

export { default } from '@/shell/RouteGroup';
