export const routeProps = { name: '专利权评价报告申请', order: 1 };

export { default } from '@/features/application/services/pjsq/PjsqScreen';
