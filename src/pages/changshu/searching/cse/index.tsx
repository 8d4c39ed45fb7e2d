export const routeProps = { name: '裁判文书检索', order: 3 };

export { default } from '@/features/adjudication/search/SearchScreen';
