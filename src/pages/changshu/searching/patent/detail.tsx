export const routeProps = {
  name: '专利详情',
  hideInMenu: true,
  parentKeys: ['/changshu/searching/patent'],
};

export { default } from '@/features/patent/record/RecordScreen';
