export const routeProps = { name: '评估历史', order: 4 };

export { default } from '@/features/assessment/history/HistoryRoute';
