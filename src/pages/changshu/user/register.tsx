export const routeProps = { name: '注册' };

export { default } from '@/features/account/RegisterScreen';
