export const routeProps = {
  name: '法律法规正文',
  hideInMenu: true,
  parentKeys: ['/changshu/searching/law'],
};

export { ahead, default } from '@/features/law/reading/LawScreen';
