import type { Locator, Page } from '@playwright/test';
import { assessmentHistoryLink } from '../../../src/links/assessment';
import { applyLink } from '../../../src/links/business';
import { enterpriseSearchLink } from '../../../src/links/enterprise';
import { subjectLink } from '../../../src/links/landing';
import { nodeResultLink } from '../../../src/links/navigation';
import { patentDetailLink } from '../../../src/links/patent';
import { links } from '../../../src/links/paths';
import { statisticsLink } from '../../../src/links/statistics';
import { transactionSearchLink } from '../../../src/links/transaction';
import { JUDGMENT, JUDGMENTS } from './adjudicationPages';
import { assessmentResult } from './assessmentPages';
import { formPart, ownRequest } from './businessPages';
import { busiestEnterprise } from './enterprisePages';
import { LAW, LAWS } from './lawPages';
import { ownListing } from './listingPages';
import { NODE } from './navigationPages';
import { RESULT } from './patentPages';
import type { Portal } from './portal';

/** Words that nobody has sent yet; the address of the report carries them too. */
export const WORDS = '固态电池（还没发出）';

/** One kind of screen as the test of faults needs it. */
export interface FaultScreen {
  readonly name: string;
  /** Path and query under the base. */
  readonly path: string | ((page: Page, portal: Portal) => Promise<string>);
  /** The page's script, as its file below src/pages is called. */
  readonly script: string;
  /** Where it is said that a call was not answered. */
  readonly told: (page: Page) => Locator;
  /** Asks again. */
  readonly again: (page: Page) => Locator;
  /** What makes the first call; without it the screen calls when it is opened. */
  readonly begin?: (page: Page) => Promise<void>;
  /** What a person came for. */
  readonly content: (page: Page) => Locator;
  /** Where words stand that are still to be sent. */
  readonly words?: (page: Page) => Locator;
  /** What is typed there; without it, it stands there from the beginning. */
  readonly typed?: string;
  /** What it has or what is typed belongs to the open page, so that the session ends at a reload. */
  readonly reloads?: true;
  /** A form goes on when its user says so, not by itself. */
  readonly waits?: true;
}

const textbox = (name: RegExp | string) => (page: Page) =>
  page.getByRole('textbox', { name }).first();
const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name, exact: typeof name === 'string' }).first();
const rows = (name: string) => (page: Page) =>
  page.getByRole('list', { name }).getByRole('link').first();
const figure = (name: string) => (page: Page) => page.getByRole('figure', { name }).first();

/** A screen with a panel of this heading where its answer would stand. */
function screen(
  name: string,
  path: FaultScreen['path'],
  script: string,
  failed: string,
  content: FaultScreen['content'],
  words?: FaultScreen['words'],
): FaultScreen {
  const told = (page: Page) =>
    page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading', { name: failed, exact: true }) });
  const again = (page: Page) => told(page).getByRole('button', { name: '重试', exact: true });
  return { name, path, script, told, again, content, ...(words && { words, typed: WORDS }) };
}

/** The record of the first patent. */
async function anyRecord(page: Page, { origin }: Portal): Promise<string> {
  const data = { expression: 'TI=电池', page: 0, size: 1 };
  const answer = await page.request.post(`${origin}/cnipr-service/api/front/patent/search`, {
    data,
  });
  const { content } = (await answer.json()).data as { content: { id: string }[] };
  return patentDetailLink(content[0]?.id ?? '');
}

const FAILED_SEARCH = '检索没有成功';
const FAILED_REQUEST = '这件办件没有加载成功';
const FAILED_STATISTICS = '创新统计没有加载成功';
const STATISTICS_SCRIPT = 'changshu/ipr-tjfx';

const REPORT = {
  title: '年度报告',
  introduction: '',
  charts: [{ block: 'trend', words: WORDS }],
} as const;

/** One screen of each kind. */
export const FAULT_SCREENS: readonly FaultScreen[] = [
  screen(
    'landing',
    links.landing,
    'changshu/nav/subjectDetail',
    '专题没有加载成功',
    (page) => page.getByRole('region', { name: '导航专题' }).getByRole('article').first(),
    textbox(/检索专利/),
  ),
  screen(
    'patent search by class',
    `${links.patentSearch}?mode=class`,
    'changshu/searching/patent/index',
    '分类表加载失败',
    (page) => page.getByRole('treeitem').first(),
  ),
  {
    ...screen(
      'result list',
      RESULT,
      'changshu/searching/patent/result',
      FAILED_SEARCH,
      rows('检索到的专利'),
      textbox(/检索专利/),
    ),
    reloads: true,
  },
  screen(
    'list of laws',
    LAWS,
    'changshu/searching/law/list',
    FAILED_SEARCH,
    rows('检索到的法律法规'),
    textbox(/检索法律法规/),
  ),
  screen(
    'list of judgments',
    JUDGMENTS,
    'changshu/searching/cse/list',
    FAILED_SEARCH,
    rows('检索到的裁判文书'),
    textbox(/检索裁判文书/),
  ),
  screen(
    'list of enterprises',
    enterpriseSearchLink({ q: '公司' }),
    'changshu/searching/enterprise/search',
    FAILED_SEARCH,
    rows('检索到的企业'),
    textbox(/检索企业/),
  ),
  screen(
    'supply and demand',
    transactionSearchLink(),
    'changshu/operation/search',
    FAILED_SEARCH,
    rows('检索到的供需信息'),
    textbox(/检索供给和需求/),
  ),
  screen(
    'record',
    anyRecord,
    'changshu/searching/patent/detail',
    '这件专利没有加载成功',
    heading('权利要求'),
  ),
  {
    ...screen('law', LAW, 'changshu/searching/law/detail', '这部法律法规没有加载成功', (page) =>
      page.locator('#art-3'),
    ),
    reloads: true,
  },
  screen(
    'judgment',
    JUDGMENT,
    'changshu/searching/cse/detail',
    '这篇裁判文书没有加载成功',
    heading('裁判主文'),
  ),
  screen(
    'enterprise with charts',
    busiestEnterprise(),
    'changshu/searching/enterprise/$enterpriseName',
    '这家企业没有加载成功',
    figure('申请趋势'),
  ),
  screen(
    'own requests',
    applyLink('PJSQ'),
    'changshu/business/PJSQ',
    '您的办件没有加载出来',
    (page) => page.locator('[class*="ipr-requestsTitle-"]').first(),
  ),
  screen(
    'request',
    ownRequest('PJSQ'),
    'changshu/business/PJSQForm',
    FAILED_REQUEST,
    heading(/^专利权评价报告申请：/),
  ),
  screen(
    'assessment result',
    assessmentResult('JZPJ'),
    'changshu/auxiliary/valueDetail',
    FAILED_REQUEST,
    figure('一级指标得分'),
  ),
  screen(
    'history of assessments',
    assessmentHistoryLink(),
    'changshu/auxiliary/history',
    FAILED_SEARCH,
    (page) => page.getByRole('table', { name: '我的评估' }).getByRole('link').first(),
    textbox(/在我的评估中检索/),
  ),
  screen(
    'subject with a chosen node',
    subjectLink(NODE),
    'changshu/nav/subjectDetail',
    '这个专题没有加载成功',
    figure('申请趋势'),
  ),
  screen(
    'patents of a node',
    nodeResultLink(NODE),
    'changshu/nav/resultDetail',
    '这个环节没有加载成功',
    rows('本环节的专利'),
  ),
  screen('statistics', statisticsLink(), STATISTICS_SCRIPT, FAILED_STATISTICS, (page) =>
    figure('专利申请趋势')(page).getByRole('link', { name: /：/ }).first(),
  ),
  {
    ...screen(
      'report of statistics',
      statisticsLink({ report: REPORT }),
      STATISTICS_SCRIPT,
      FAILED_STATISTICS,
      (page) => page.getByRole('article', { name: '报告' }).getByRole('figure').first(),
    ),
    words: textbox(/的说明文字$/),
  },
  screen(
    'own listing',
    ownListing('RETURNED'),
    'changshu/operation/detail',
    '这条供需信息没有加载成功',
    (page) => page.getByRole('link', { name: '修改并重新提交' }),
  ),
];

const lookUp = (page: Page) => page.getByRole('button', { name: '查询', exact: true });
const PATENT_NUMBER = '202130900002.7';

/** The form of a request, in the middle of it: its call looks up a patent. */
export const FORM_SCREEN: FaultScreen = {
  name: 'form in the middle',
  path: formPart('PJSQ', 'patent'),
  script: 'changshu/business/PJSQ',
  told: (page) => lookUp(page).locator('..'),
  again: lookUp,
  begin: async (page) => {
    await textbox(/^专利号/)(page).fill(PATENT_NUMBER);
    await lookUp(page).click();
  },
  content: (page) => page.getByText(/^(已填入“|没有查到这件专利)/),
  words: textbox(/^专利号/),
  typed: PATENT_NUMBER,
  waits: true,
};
