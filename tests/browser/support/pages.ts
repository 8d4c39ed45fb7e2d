import type { Page } from '@playwright/test';
import type { ProcessKey, Status } from '../../../src/domain/workflow/status';
import {
  adjudicationDetailLink,
  adjudicationListLink,
  adjudicationSearchLink,
} from '../../../src/links/adjudication';
import {
  applyLink,
  dishonestyLink,
  readRequest,
  reportProgressLink,
  requestLink,
} from '../../../src/links/business';
import {
  type EnterpriseView,
  enterpriseLink,
  enterpriseSearchLink,
} from '../../../src/links/enterprise';
import { lawDetailLink, lawListLink, lawSearchLink } from '../../../src/links/law';
import { ASSESSMENT_PAGES } from './assessmentPages';
import { LISTING_PAGES } from './listingPages';
import { NAVIGATION_PAGES } from './navigationPages';
import { expect, type Portal } from './portal';
import { STATISTICS_PAGES } from './statisticsPages';
import { TRADE_SEARCH_PAGES } from './tradePages';

/** A page of the portal as the tests that go through all of them need it. */
export interface PortalPage {
  /** Name in the test's title. */
  name: string;
  /** Path and query under the base. */
  path: string | ((page: Page, portal: Portal) => Promise<string>);
  /** The page's part of the document title. */
  title: string | RegExp;
  /** The h1. */
  heading: string | RegExp;
  /** No login needed, no layout. */
  userPage?: true;
}

export const RESULT = '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0';

/** The newest version of a law with three. */
export const LAW = lawDetailLink({ id: 'L001-3', at: '3' });

/** Laws found by words of their texts. */
export const LAWS = lawListLink({ q: '专利 侵权', scope: 'full' });

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

/** A paragraph of a judgment about a patent, which went through all instances. */
export const JUDGMENT = adjudicationDetailLink('cse-1-first', { at: 'p12' });

/** Judgments with hits in their texts. */
export const JUDGMENTS = adjudicationListLink({ q: '公证' });

/** Two judgments side by side, with a paragraph picked of one. */
export const JUDGMENTS_COMPARED = adjudicationListLink({
  compare: ['cse-1-first', 'cse-2-first'],
  picked: { 'cse-1-first': 'p18' },
});

/** Names of the enterprises with most patents. */
async function busiestNames(page: Page, portal: Portal, size: number): Promise<string[]> {
  const params = { queryData: JSON.stringify({ sort: '-patentTotal' }), page: 0, size };
  const find = '/data-service/api/front/enterprise/find';
  const answer = await page.request.get(`${portal.origin}${find}`, { params });
  const rows: { enterpriseName: string }[] = (await answer.json()).data.content;
  return rows.map(({ enterpriseName }) => enterpriseName);
}

/** The enterprise with most patents, in one of its views. */
export function busiestEnterprise(view: Partial<EnterpriseView> = {}) {
  return async (page: Page, portal: Portal): Promise<string> => {
    const [name = ''] = await busiestNames(page, portal, 1);
    return enterpriseLink(name, view);
  };
}

/** The comparison of the two enterprises with most patents. */
export async function enterprisesCompared(page: Page, portal: Portal): Promise<string> {
  return enterpriseSearchLink({ compare: await busiestNames(page, portal, 2) });
}

const FIND_REQUESTS = '/data-service/api/authFront/findWfApply';

/** The address of the user's newest request of a service that is in the state, or in any. */
export function ownRequest(service: ProcessKey, status?: Status) {
  return async (page: Page, portal: Portal): Promise<string> => {
    const params = { queryData: JSON.stringify({ processKey: service, status }) };
    const answer = await page.request.get(`${portal.origin}${FIND_REQUESTS}`, { params });
    const { data } = await answer.json();
    return requestLink(service, data.content[0].id);
  };
}

/** A part of the form of a service, with the declarations behind it. */
export function formPart(service: ProcessKey, section: string) {
  return async (page: Page, portal: Portal): Promise<string> => {
    await portal.open(applyLink(service, { step: 'consent' }));
    const declarations = page.getByRole('group', { name: /^请逐项阅读并勾选/ });
    await expect(declarations).toBeVisible();
    for (const box of await declarations.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: '下一步：填写信息' }).click();
    await expect(page.getByText(/^已保存/)).toBeVisible();
    return applyLink(service, { step: 'fill', section });
  };
}

/** The request that waits to be corrected, in the part of its form that has something to correct. */
export async function correction(page: Page, portal: Portal): Promise<string> {
  const path = await ownRequest('PJSQ', 'SUPPLEMENT')(page, portal);
  const { id } = readRequest(new URL(path, portal.origin).search);
  return applyLink('PJSQ', { step: 'fill', section: 'request', id });
}

/** Every page that exists; a new screen adds its line. */
export const PAGES: PortalPage[] = [
  { name: 'login', path: '/changshu/user/login', title: '登录', heading: '登录', userPage: true },
  {
    name: 'register',
    path: '/changshu/user/register',
    title: '注册',
    heading: '注册',
    userPage: true,
  },
  {
    name: 'forgotten password',
    path: '/changshu/user/forget',
    title: '找回密码',
    heading: '找回密码',
    userPage: true,
  },
  {
    name: 'landing',
    path: '/changshu/nav/subjectDetail',
    title: '专利导航',
    heading: '专利导航与检索',
  },
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
    name: 'search for judgments',
    path: adjudicationSearchLink({ include: { rightKind: ['PATENT'] }, least: '100000' }),
    title: '裁判文书检索',
    heading: '裁判文书检索',
  },
  {
    name: 'list of judgments with hits in their texts',
    path: JUDGMENTS,
    title: '裁判文书检索结果',
    heading: '裁判文书检索结果',
  },
  {
    name: 'list of judgments of which not all can be paged through',
    path: adjudicationListLink({ leadingFirst: true }),
    title: '裁判文书检索结果',
    heading: '裁判文书检索结果',
  },
  {
    name: 'list of judgments that one of two words empties',
    path: adjudicationListLink({ q: '公证 龘龘' }),
    title: '裁判文书检索结果',
    heading: '裁判文书检索结果',
  },
  { name: 'judgment', path: JUDGMENT, title: /./, heading: /一审民事判决书$/ },
  {
    name: 'judgment that does not exist',
    path: adjudicationDetailLink('none'),
    title: '裁判文书详情',
    heading: '没有找到这篇裁判文书',
  },
  {
    name: 'judgments compared',
    path: JUDGMENTS_COMPARED,
    title: '裁判文书对比',
    heading: '裁判文书对比',
  },
  {
    name: 'search for laws',
    path: lawSearchLink({ include: { timeliness: ['IN_FORCE'] }, eFrom: '2015-01-01' }),
    title: '法律法规检索',
    heading: '法律法规检索',
  },
  {
    name: 'list of laws with hits in their texts',
    path: LAWS,
    title: '法律法规检索结果',
    heading: '法律法规检索结果',
  },
  {
    name: 'list of laws that its filters empty',
    path: lawListLink({ q: '专利', include: { category: ['TREATY'] }, pFrom: '2099-01-01' }),
    title: '法律法规检索结果',
    heading: '法律法规检索结果',
  },
  { name: 'law', path: LAW, title: '示例国专利法', heading: '示例国专利法' },
  {
    name: 'law on a day',
    path: lawDetailLink({ id: 'L001-3', asOf: '2015-01-01' }),
    title: '示例国专利法',
    heading: '示例国专利法',
  },
  {
    name: 'law of a thousand articles',
    path: lawDetailLink({ id: 'L007-1', at: '500' }),
    title: '示例国民商法典',
    heading: '示例国民商法典',
  },
  {
    name: 'two versions of a law',
    path: lawDetailLink({ id: 'L001-3', compare: 'L001-2', differing: true }),
    title: '示例国专利法：版本对照',
    heading: '示例国专利法：版本对照',
  },
  {
    name: 'law that does not exist',
    path: lawDetailLink({ id: 'none' }),
    title: '法律法规',
    heading: '没有找到这部法律法规',
  },
  {
    name: 'search for enterprises',
    path: enterpriseSearchLink({ q: '公司', least: '10' }),
    title: '企业检索',
    heading: '企业检索',
  },
  {
    name: 'search for enterprises with a wrong credit code',
    path: enterpriseSearchLink({ q: '91320599MA00000000' }),
    title: '企业检索',
    heading: '企业检索',
  },
  {
    name: 'enterprises compared',
    path: enterprisesCompared,
    title: '企业对比',
    heading: '企业对比',
  },
  ...(['analysis', 'health', 'rights', 'credit', 'brief'] as const).map(
    (tab): PortalPage => ({
      name: `${tab} of an enterprise`,
      path: busiestEnterprise({ tab }),
      title: /公司/,
      heading: /公司/,
    }),
  ),
  {
    name: 'enterprise that does not exist',
    path: enterpriseLink('甲/乙[1] 100%'),
    title: '企业分析',
    heading: '没有找到这家企业',
  },
  {
    name: 'patent record that does not exist',
    path: '/changshu/searching/patent/detail?id=none',
    title: '专利详情',
    heading: '没有找到这件专利',
  },
  ...(
    [
      ['PJSQ', '专利权评价报告申请'],
      ['JBTS', '举报投诉'],
      ['SXSS', '失信异议申诉与修复'],
      ['WQYZ', '维权援助申请'],
    ] as const
  ).flatMap(([service, name]): PortalPage[] => [
    {
      name: `guide to ${service}`,
      path: applyLink(service),
      title: `办事指南 - ${name}`,
      heading: name,
    },
    {
      name: `declarations of ${service}`,
      path: applyLink(service, { step: 'consent' }),
      title: `须知与承诺 - ${name}`,
      heading: name,
    },
    {
      name: `request of ${service}`,
      path: ownRequest(service),
      title: new RegExp(`^${name}：`),
      heading: new RegExp(`^${name}：`),
    },
  ]),
  ...(
    [
      ['SQQPG', '申请前评估', 'technology', '技术信息'],
      ['WDXPJ', '稳定性评价', 'patent', '专利'],
      ['JZPJ', '价值评价', 'patents', '评估专利'],
      ['ZLJY', '发布专利交易信息', 'listing', '供需和交易方式'],
    ] as const
  ).flatMap(([process, name, section, part]): PortalPage[] => [
    {
      name: `guide to ${process}`,
      path: applyLink(process),
      title: `办事指南 - ${name}`,
      heading: name,
    },
    {
      name: `form of ${process}`,
      path: formPart(process, section),
      title: `填写信息：${part} - ${name}`,
      heading: name,
    },
  ]),
  ...ASSESSMENT_PAGES,
  ...TRADE_SEARCH_PAGES,
  ...LISTING_PAGES,
  ...STATISTICS_PAGES,
  ...NAVIGATION_PAGES,
  {
    name: 'form of PJSQ, filled in from the account',
    path: formPart('PJSQ', 'applicant'),
    title: '填写信息：请求人 - 专利权评价报告申请',
    heading: '专利权评价报告申请',
  },
  {
    name: 'request to correct',
    path: correction,
    title: '填写信息：请求内容 - 专利权评价报告申请',
    heading: '补正：专利权评价报告申请',
  },
  {
    name: 'request that does not exist',
    path: requestLink('PJSQ', 'none'),
    title: '办件详情',
    heading: '没有找到这件办件',
  },
  {
    name: 'progress of an anonymous report',
    path: reportProgressLink(),
    title: '查询匿名举报进度',
    heading: '查询匿名举报进度',
  },
  { name: 'dishonesty list', path: dishonestyLink(), title: '失信名单', heading: '失信名单' },
  {
    name: 'dishonesty list with filters that cannot be',
    path: dishonestyLink({ q: '甲', level: 'SERIOUS', from: '2026-05-01', to: '2026-01-01' }),
    title: '失信名单',
    heading: '失信名单',
  },
  {
    name: 'error',
    path: '/exception?errorCode=E-1&errorMessage=x',
    title: '系统提示',
    heading: '操作没有完成',
  },
  { name: 'not found', path: '/404', title: '页面不存在', heading: '您访问的页面不存在或已删除' },
];

/** The name of the site in titles, from the mock's host settings. */
const SITE = '示例市知识产权公共服务平台';

/** Opens a page, signed in where that is needed, and waits until it is complete. */
export async function openPage(page: Page, portal: Portal, target: PortalPage): Promise<void> {
  if (!target.userPage) await portal.signIn();
  const path = typeof target.path === 'string' ? target.path : await target.path(page, portal);
  await portal.open(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.heading);
  await page.waitForLoadState('networkidle');
  const { title } = target;
  if (typeof title === 'string') await expect(page).toHaveTitle(`${title} - ${SITE}`);
  else await expect(page).toHaveTitle(new RegExp(`${title.source}.* - ${SITE}$`));
}

interface Watched {
  /** Layout shifts without the user's doing, summed (CLS). */
  shifts: number;
  /** What the Content-Security-Policy stopped. */
  violations: string[];
}

const KEY = 'portalTestsWatched';

/** Has every page that is loaded from now on watch itself. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const seen: Watched = { shifts: 0, violations: [] };
    Object.assign(window, { [key]: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      seen.violations.push(`${violatedDirective} ${blockedURI}`);
    });
  }, KEY);
}

/** What the page has seen since it was loaded. */
export function watched(page: Page): Promise<Watched> {
  return page.evaluate(
    (key) => (window as unknown as Record<string, Watched>)[key],
    KEY,
  ) as Promise<Watched>;
}
