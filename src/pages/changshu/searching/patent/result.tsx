export const routeProps = {
  name: '检索结果',
  hideInMenu: true,
  parentKeys: ['/changshu/searching/patent'],
};

export { ahead, default } from '@/features/patent/result/ResultRoute';
