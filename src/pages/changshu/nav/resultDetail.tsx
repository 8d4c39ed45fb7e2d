export const routeProps = {
  name: '环节专利',
  hideInMenu: true,
  parentKeys: ['/changshu/nav/subjectDetail'],
};

export { default } from '@/features/navigation/result/NodeResultScreen';
