export const routeProps = {
  name: '企业分析',
  hideInMenu: true,
  parentKeys: ['/changshu/searching/enterprise/search'],
};

export { ahead, default } from '@/features/enterprise/profile/ProfileScreen';
