export const routeProps = { name: '稳定性评价', order: 2 };

export { default } from '@/features/assessment/apply/AssessmentApplyScreen';
