export const routeProps = { name: '导航首页', order: 1 };

export { default } from '@/features/navigation/SubjectRoute';
