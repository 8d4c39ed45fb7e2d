export const routeProps = { name: '登录' };

export { default } from '@/features/account/LoginScreen';
