import { BASE_PATH, CITY_PREFIX, LANDING_PATH, SIBLING_APPS } from '../../config/portal';
import type { App, Article, EnterpriseProfile, HostSettings } from '../contract';
import { BUSINESS_ARTICLES } from './guides';

/** Settings of the fictional host. The site numbers have the shape of real ones, not their value. */
export const SETTINGS: HostSettings = {
  ipr_title_prefix: '示例市',
  ipr_front_title: '知识产权公共服务平台',
  sponsor: '示例市知识产权局',
  icp: '苏ICP备20990001号-1',
  publicSecurity: '苏公网安备32059902000001号',
  govSiteId: '3205990001',
  hotline: '12345',
  address: '江苏省示例市云湖示例路1号 215500',
  copyright: '示例市知识产权局 版权所有',
};

/** The authority the portal belongs to. */
export const PROFILE: EnterpriseProfile = {
  id: 'E1',
  name: '示例市知识产权局',
  shortName: '示例市',
  regionCode: '320581',
  regionName: '示例市',
};

const front = BASE_PATH.replace(/\/$/, '');

/** A line drawing on a 24 × 24 grid as an address of its own. */
function icon(strokes: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#1f5fbf" ' +
    `stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${strokes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The app centre. */
export const APPS: App[] = [
  {
    id: 'A1',
    title: '专利导航',
    icon: icon('<circle cx="12" cy="12" r="9"/><path d="m15.5 8.5-2 5-5 2 2-5z"/>'),
    url: `${front}${LANDING_PATH}`,
    target: '_self',
    sort: 1,
    visible: true,
  },
  {
    id: 'A2',
    title: '专利检索',
    icon: icon('<circle cx="11" cy="11" r="6"/><path d="m15.5 15.5 5 5"/>'),
    url: `${front}${CITY_PREFIX}/searching/patent`,
    target: '_self',
    sort: 2,
    visible: true,
  },
  {
    id: 'A3',
    title: '专利大数据检索分析平台',
    icon: icon('<path d="M4 20V4M4 20h16M8 16v-5M12 16V8M16 16v-3"/>'),
    url: SIBLING_APPS.searching,
    target: '_blank',
    sort: 3,
    visible: true,
  },
  {
    id: 'A4',
    title: '专利导航大数据平台',
    icon: icon('<path d="m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"/>'),
    url: SIBLING_APPS.navigation,
    target: '_blank',
    sort: 4,
    visible: true,
  },
];

/** Articles, newest first. */
export const ARTICLES: Article[] = [
  ...BUSINESS_ARTICLES,
  {
    id: 'N2',
    type: 'NEWS_NOTICE',
    title: '关于开展专利导航服务的通知',
    summary: '面向本市企业提供产业专利导航与检索服务。',
    content: '<p>本市企业登录平台即可使用专利导航与检索服务。</p>',
    source: '示例市知识产权局',
    publishTime: '2026-01-15 10:30:00',
    status: 'Y',
    attachments: [],
  },
];
