export const routeProps = { name: '企业检索', order: 4 };

export { ahead, default } from '@/features/enterprise/search/SearchRoute';
