export const routeProps = { name: '法律法规检索', order: 2 };

export { default } from '@/features/law/search/LawSearchScreen';
