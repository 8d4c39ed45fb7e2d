export { default } from '@/shell/UserLayout';
