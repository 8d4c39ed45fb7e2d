export const routeProps = {
  name: '法律法规检索结果',
  hideInMenu: true,
  parentKeys: ['/changshu/searching/law'],
};

export { ahead, default } from '@/features/law/list/LawListScreen';
