export const routeProps = {
  name: '专利详情',
  hideInMenu: true,
  parentKeys: ['/changshu/searching/patent'],
};

export { ahead, default } from '@/features/patent/record/RecordScreen';
