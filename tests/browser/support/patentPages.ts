import type { Page } from '@playwright/test';
import { expect, type Portal } from './portal';
import type { PortalPage } from './portalPage';

export const RESULT = '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0';

/** A row of each kind, and a part that no row can hold. */
const FORM_QUERY =
  'TI=(电池 5W 隔膜) AND PA=公司 AND AD=(2020 TO 2023) OR PT=发明授权 NOT AN=202119900001.9';

/** Every colour of the words found is on the page. */
const GROUPS_QUERY = '电池 AND 装置 AND (模块 OR 回收) AND 机架 AND 动力 AND 拆解';

/** The first patent of a result, as its link there leads to it. */
export async function firstRecord(page: Page, portal: Portal): Promise<string> {
  await portal.open(RESULT);
  const link = page.locator('main a[href*="/searching/patent/detail?"]').first();
  return ((await link.getAttribute('href')) ?? '').replace('/ipr-front', '');
}

/** The result with its first patent read beside the list. */
export async function firstReadBeside(page: Page, portal: Portal): Promise<string> {
  const id = new URL(await firstRecord(page, portal), portal.origin).searchParams.get('id');
  return `${RESULT}&view=split&sel=${id}`;
}

/** The comparison of the first two patents of a result. */
export async function firstTwoCompared(page: Page, portal: Portal): Promise<string> {
  await portal.open(RESULT);
  const rows = page.getByRole('list', { name: '检索到的专利' }).getByRole('heading', { level: 2 });
  const links = rows.getByRole('link');
  await expect(links.nth(1)).toBeVisible();
  const ids = await links.evaluateAll((all) =>
    all.map((one) => new URL((one as HTMLAnchorElement).href).searchParams.get('id') ?? ''),
  );
  return `${RESULT}${ids
    .slice(0, 2)
    .map((id) => `&compare=${id}`)
    .join('')}`;
}

/** The patent search, its result and a record. */
export const PATENT_PAGES: readonly PortalPage[] = [
  {
    name: 'patent search',
    path: '/changshu/searching/patent',
    title: '专利检索',
    heading: '专利检索',
  },
  {
    name: 'patent search by class',
    path: '/changshu/searching/patent?mode=class&q=TI%3D%E7%94%B5%E6%B1%A0%20AND%20IC%3DH01M',
    title: '专利检索',
    heading: '专利检索',
  },
  {
    name: 'patent search by expression',
    path: '/changshu/searching/patent?mode=expr&q=TI%3D%28%E7%94%B5%E6%B1%A0',
    title: '专利检索',
    heading: '专利检索',
  },
  {
    name: 'patent search by numbers',
    path: '/changshu/searching/patent?mode=batch&q=TI%3D%E7%94%B5%E6%B1%A0',
    title: '专利检索',
    heading: '专利检索',
  },
  {
    name: 'patent result of a list kept elsewhere',
    path: '/changshu/searching/patent/result?mode=expr&q=TI%3D%E7%94%B5%E6%B1%A0&set=0123456789abcdef',
    title: '检索结果',
    heading: '检索结果',
  },
  {
    name: 'patent search by form',
    path: `/changshu/searching/patent?mode=form&years=2015-&q=${encodeURIComponent(FORM_QUERY)}`,
    title: '专利检索',
    heading: '专利检索',
  },
  {
    name: 'patent result',
    path: RESULT,
    title: '检索结果',
    heading: '检索结果',
  },
  {
    name: 'patent result with charts, one of them chosen from',
    path: `${RESULT}&f.validity=VALID&charts=1`,
    title: '检索结果',
    heading: '检索结果',
  },
  {
    name: 'patent landscape of two sets',
    path: `${RESULT}&landscape=1&with=${encodeURIComponent('mode=expr&q=IC=H01M&name=H01M')}`,
    title: '专利全景',
    heading: '专利全景',
  },
  {
    name: 'patent result of several groups of words',
    path: `/changshu/searching/patent/result?mode=expr&q=${encodeURIComponent(GROUPS_QUERY)}`,
    title: '检索结果',
    heading: '检索结果',
  },
  {
    name: 'patent result as a table',
    path: `${RESULT}&view=table&size=50`,
    title: '检索结果',
    heading: '检索结果',
  },
  {
    name: 'patent result as drawings',
    path: `${RESULT}&view=image&size=20`,
    title: '检索结果',
    heading: '检索结果',
  },
  {
    name: 'patent result beside a record',
    path: firstReadBeside,
    title: '检索结果',
    heading: '检索结果',
  },
  {
    name: 'patents compared',
    path: firstTwoCompared,
    title: '专利对比',
    heading: '专利对比',
  },
  {
    name: 'patent result of more than a thousand',
    path: '/changshu/searching/patent/result?mode=expr&q=AY%3E%3D1990',
    title: '检索结果',
    heading: '检索结果',
  },
  {
    name: 'patent result that one of two words empties',
    path: '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0+%E9%BE%98%E9%BE%98&years=2015-',
    title: '检索结果',
    heading: '检索结果',
  },
  {
    name: 'patent result without hits',
    path: '/changshu/searching/patent/result?q=%E9%BE%98%E9%BE%98%E9%BE%98',
    title: '检索结果',
    heading: '检索结果',
  },
  { name: 'patent record', path: firstRecord, title: /./, heading: /./ },
  {
    name: 'patent record that does not exist',
    path: '/changshu/searching/patent/detail?id=none',
    title: '专利详情',
    heading: '没有找到这件专利',
  },
];
