export { default } from '@/shell/RouteGroup';
