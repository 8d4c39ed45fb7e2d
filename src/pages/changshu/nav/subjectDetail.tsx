export const routeProps = { name: '导航首页', order: 1 };

export { ahead, default } from '@/features/navigation/SubjectRoute';
