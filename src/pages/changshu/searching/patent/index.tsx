export const routeProps = { name: '专利检索', order: 1 };

export { default } from '@/features/patent/search/SearchScreen';
