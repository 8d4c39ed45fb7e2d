import { everythingLink, mattersLink, subjectLink, watchedLink } from '../../../src/links/landing';
import { nodeResultLink } from '../../../src/links/navigation';
import type { PortalPage } from './portalPage';

/** A branch of the chain with 150 nodes. */
export const NODE = { subject: 'S1', node: 'n3-1' };

/** The search of all holdings, what waits and is watched, the subjects of patent navigation and the patents of their nodes. */
export const NAVIGATION_PAGES: PortalPage[] = [
  {
    name: 'search of all holdings',
    path: everythingLink('技术'),
    title: '综合检索',
    heading: '综合检索',
  },
  { name: 'my matters by day', path: mattersLink(), title: '我的事项', heading: '我的事项' },
  { name: 'nothing watched', path: watchedLink(), title: '我的关注', heading: '我的关注' },
  {
    name: 'navigation subject with a chosen node',
    path: subjectLink(NODE),
    title: '新能源汽车动力电池',
    heading: '新能源汽车动力电池',
  },
  {
    name: 'outline of a navigation subject',
    path: subjectLink({ subject: 'S6', view: 'outline' }),
    title: '微创与居家医疗器械',
    heading: '微创与居家医疗器械',
  },
  {
    name: 'navigation subject that does not exist',
    path: subjectLink({ subject: 'none' }),
    title: '专利导航',
    heading: '没有找到这个专题',
  },
  {
    name: 'patents of a node',
    path: nodeResultLink(NODE),
    title: '动力电池液冷模组：专利',
    heading: '动力电池液冷模组：专利',
  },
  {
    name: 'analysis of the patents of a node',
    path: nodeResultLink({ ...NODE, view: 'analysis' }),
    title: '动力电池液冷模组：专利',
    heading: '动力电池液冷模组：专利',
  },
  {
    name: 'patents of no node',
    path: nodeResultLink({}),
    title: '环节专利',
    heading: '还没有选定环节',
  },
];
