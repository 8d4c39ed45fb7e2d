export const routeProps = { name: '申请前评估', order: 1 };

export { default } from '@/features/assessment/apply/AssessmentApplyScreen';
