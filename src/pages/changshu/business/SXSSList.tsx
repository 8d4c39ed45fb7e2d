export const routeProps = { name: '失信名单', order: 5 };

export { default } from '@/features/application/dishonesty/DishonestyScreen';
