import type { Page } from '@playwright/test';
import { adjudicationSearchLink } from '../../../src/links/adjudication';
import { BUSINESS_SERVICES, dishonestyLink } from '../../../src/links/business';
import { enterpriseSearchLink } from '../../../src/links/enterprise';
import { everythingLink, subjectLink } from '../../../src/links/landing';
import { lawSearchLink } from '../../../src/links/law';
import { nodeResultLink } from '../../../src/links/navigation';
import { statisticsLink } from '../../../src/links/statistics';
import { transactionSearchLink } from '../../../src/links/transaction';
import { JUDGMENT, JUDGMENTS, JUDGMENTS_COMPARED } from './adjudicationPages';
import { ASSESSMENT_BUDGETS } from './assessmentPages';
import { correction, formPart, ownRequest } from './businessPages';
import { busiestEnterprise } from './enterprisePages';
import { LAW, LAWS } from './lawPages';
import { anotherListing, ownListing } from './listingPages';
import { NODE } from './navigationPages';
import { firstReadBeside, firstRecord, firstTwoCompared, RESULT } from './patentPages';
import type { Budget } from './portalPage';
import { listingsCompared } from './tradePages';

const searchButton = (page: Page) =>
  page.getByRole('button', { name: '检索', exact: true }).first();
const submit = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

export const BUDGETS: Budget[] = [
  {
    name: 'login',
    path: '/changshu/user/login',
    limit: 215,
    usable: submit('登录'),
    userPage: true,
  },
  {
    name: 'register',
    path: '/changshu/user/register',
    limit: 215,
    usable: submit('注册'),
    userPage: true,
  },
  {
    name: 'forgotten password',
    path: '/changshu/user/forget',
    limit: 215,
    usable: submit('下一步'),
    userPage: true,
  },
  { name: 'landing', path: '/changshu/nav/subjectDetail', limit: 345, usable: searchButton },
  {
    name: 'search of all holdings',
    path: everythingLink('技术'),
    limit: 375,
    usable: (page) => page.getByRole('link', { name: /^查看全部/ }).first(),
  },
  { name: 'patent search', path: '/changshu/searching/patent', limit: 345, usable: searchButton },
  {
    name: 'patent search by form',
    path: '/changshu/searching/patent?mode=form',
    limit: 345,
    usable: (page) => page.getByRole('group', { name: '条件 1', exact: true }).getByLabel('内容'),
  },
  {
    name: 'patent search by class',
    path: '/changshu/searching/patent?mode=class',
    limit: 349,
    usable: (page) => page.getByRole('treeitem').first(),
  },
  {
    name: 'patent search by numbers',
    path: '/changshu/searching/patent?mode=batch',
    limit: 349,
    usable: (page) => page.getByRole('textbox', { name: '号码', exact: true }),
  },
  {
    // A plain field takes the expression until the editor has come.
    name: 'patent search by expression',
    path: '/changshu/searching/patent?mode=expr',
    limit: 345,
    usable: (page) => page.getByLabel('检索式', { exact: true }),
  },
  {
    name: 'patent result',
    path: RESULT,
    limit: 375,
    usable: (page) =>
      page
        .locator(
          'main a[href*="/searching/patent/detail?"], #main-content a[href*="/searching/patent/detail?"]',
        )
        .first(),
  },
  {
    name: 'patent result as a table',
    path: `${RESULT}&view=table`,
    limit: 375,
    usable: (page) => page.getByRole('row').getByRole('link').first(),
  },
  {
    name: 'patent result as drawings',
    path: `${RESULT}&view=image`,
    limit: 375,
    usable: (page) => page.locator('[data-row]').getByRole('link').first(),
  },
  {
    name: 'patent result beside a record',
    path: firstReadBeside,
    limit: 375,
    usable: (page) =>
      page.getByRole('region', { name: /^阅读/ }).getByRole('heading', { name: /^权利要求/ }),
  },
  {
    name: 'patents compared',
    path: firstTwoCompared,
    limit: 375,
    usable: (page) =>
      page.getByRole('table', { name: /各列为一件专利/ }).getByRole('rowheader', { name: /^摘要/ }),
  },
  {
    name: 'patent result with charts',
    path: `${RESULT}&charts=1`,
    limit: 385,
    usable: (page) => page.getByRole('figure', { name: '有效性' }).getByRole('option').first(),
  },
  {
    name: 'patent record',
    path: firstRecord,
    limit: 375,
    usable: (page) => page.getByRole('heading', { name: '权利要求', exact: true }).first(),
  },
  { name: 'search for laws', path: lawSearchLink(), limit: 345, usable: searchButton },
  {
    name: 'list of laws',
    path: LAWS,
    limit: 375,
    usable: (page) =>
      page.getByRole('list', { name: '检索到的法律法规' }).getByRole('link').first(),
  },
  {
    name: 'law',
    path: LAW,
    limit: 355,
    usable: (page) => page.locator('#art-3'),
  },
  {
    name: 'search for enterprises',
    path: enterpriseSearchLink(),
    limit: 375,
    usable: (page) => page.getByRole('list', { name: '检索到的企业' }).getByRole('link').first(),
  },
  {
    name: 'supply and demand',
    path: transactionSearchLink(),
    limit: 375,
    usable: (page) =>
      page.getByRole('list', { name: '检索到的供需信息' }).getByRole('link').first(),
  },
  {
    name: 'listings compared',
    path: listingsCompared,
    limit: 375,
    usable: (page) =>
      page
        .getByRole('table', { name: /各列为一条供需信息/ })
        .getByRole('rowheader', { name: /^专利号/ }),
  },
  {
    name: 'analysis of an enterprise',
    path: busiestEnterprise(),
    limit: 385,
    usable: (page) =>
      page.getByRole('figure', { name: '申请趋势' }).getByRole('group').getByRole('link').first(),
  },
  {
    name: 'search for judgments',
    path: adjudicationSearchLink(),
    limit: 345,
    usable: (page) => page.getByRole('checkbox', { name: /^专利/ }).first(),
  },
  {
    name: 'list of judgments',
    path: JUDGMENTS,
    limit: 375,
    usable: (page) => page.locator('[data-row]').getByRole('link').first(),
  },
  {
    name: 'judgment',
    path: JUDGMENT,
    limit: 355,
    usable: (page) => page.getByRole('heading', { name: '裁判主文', exact: true }),
  },
  {
    name: 'judgments compared',
    path: JUDGMENTS_COMPARED,
    limit: 375,
    usable: (page) =>
      page
        .getByRole('table', { name: /各列为一篇裁判文书/ })
        .getByRole('rowheader', { name: /^案由/ }),
  },
  // One of the four: they are the same parts with other words.
  ...BUSINESS_SERVICES.slice(0, 1).map(
    (service): Budget => ({
      name: `request of ${service}`,
      path: ownRequest(service),
      limit: 445,
      usable: (page) => page.getByRole('heading', { level: 1, name: /：/ }),
    }),
  ),
  // The guide to a service is the same page with less on it.
  ...(
    [
      ['PJSQ', 'patent'],
      ['JBTS', 'kind'],
      ['SXSS', 'record'],
      ['WQYZ', 'jurisdiction'],
      ['SQQPG', 'technology'],
      ['WDXPJ', 'patent'],
      ['JZPJ', 'task'],
      ['ZLJY', 'listing'],
    ] as const
  ).map(
    ([service, section]): Budget => ({
      name: `form of ${service}`,
      path: formPart(service, section),
      limit: 445,
      usable: (page) => page.locator('[class*="ipr-formSection-"]').locator('input').first(),
    }),
  ),
  {
    name: 'request to correct',
    path: correction,
    limit: 445,
    usable: (page) => page.getByRole('combobox', { name: '请求事由' }),
  },
  ...ASSESSMENT_BUDGETS,
  {
    name: 'offer of an open licence',
    path: anotherListing({ direction: 'SUPPLY', $type_in: '6' }),
    limit: 445,
    usable: submit('查看联系方式'),
  },
  {
    name: 'own listing',
    path: ownListing('RETURNED'),
    limit: 445,
    usable: (page) => page.getByRole('link', { name: '修改并重新提交' }),
  },
  {
    name: 'statistics',
    path: statisticsLink(),
    limit: 385,
    usable: (page) =>
      page.getByRole('figure', { name: '专利申请趋势' }).getByRole('link', { name: /：/ }).first(),
  },
  {
    name: 'dishonesty list',
    path: dishonestyLink(),
    limit: 375,
    usable: (page) =>
      page
        .getByRole('table', { name: /失信记录/ })
        .getByRole('link')
        .first(),
  },
  {
    name: 'navigation subject with a chosen node',
    path: subjectLink(NODE),
    limit: 385,
    usable: (page) =>
      page.getByRole('figure', { name: '申请趋势' }).getByRole('group').getByRole('link').first(),
  },
  {
    name: 'patents of a node',
    path: nodeResultLink(NODE),
    limit: 375,
    usable: (page) => page.getByRole('list', { name: '本环节的专利' }).getByRole('link').first(),
  },
];
