export const routeProps = {
  name: '裁判文书检索结果',
  hideInMenu: true,
  parentKeys: ['/changshu/searching/cse'],
};

export { ahead, default } from '@/features/adjudication/list/ListRoute';
