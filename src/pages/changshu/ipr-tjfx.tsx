export const routeProps = { name: '创新统计分析', icon: 'chart', order: 6 };

export { default } from '@/features/statistics/StatisticsScreen';
