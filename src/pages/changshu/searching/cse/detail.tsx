export const routeProps = {
  name: '裁判文书详情',
  hideInMenu: true,
  parentKeys: ['/changshu/searching/cse'],
};

export { ahead, default } from '@/features/adjudication/reading/ReadingScreen';
