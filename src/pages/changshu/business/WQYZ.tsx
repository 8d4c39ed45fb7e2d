export const routeProps = { name: '维权援助申请', order: 4 };

export { default } from '@/features/application/services/wqyz/WqyzScreen';
