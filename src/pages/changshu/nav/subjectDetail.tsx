export const routeProps = {
  name: '导航首页',
  order: 1,
  faces: { subject: '导航专题', all: '综合检索', matters: '我的事项', watched: '我的关注' },
};

export { ahead, default } from '@/features/navigation/SubjectRoute';
