export const routeProps = { name: '失信异议申诉与修复', order: 3 };

export { default } from '@/features/application/services/sxss/SxssScreen';
