export const routeProps = { name: '找回密码' };

export { default } from '@/features/account/ForgetScreen';
