export const routeProps = { name: '价值评价', order: 3 };

export { default } from '@/features/assessment/apply/AssessmentApplyScreen';
