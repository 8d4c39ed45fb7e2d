export const routeProps = { name: '举报投诉', order: 2 };

export { default } from '@/features/application/services/jbts/JbtsScreen';
