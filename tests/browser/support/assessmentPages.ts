import type { Page } from '@playwright/test';
import {
  type AssessmentProcess,
  assessmentHistoryLink,
  assessmentLink,
} from '../../../src/links/assessment';
import type { Portal } from './portal';
import type { Budget, PortalPage } from './portalPage';

const FIND_ALL = '/project-service/api/authFront/assessment/find';

const KINDS: Readonly<Record<AssessmentProcess, string>> = {
  SQQPG: 'PRE',
  WDXPJ: 'STABILITY',
  JZPJ: 'VALUE',
};

/** Finished assessments of one kind. */
const FIND =
  '/project-service/api/authFront/assessment/find?queryData=%7B%22kind%22%3A%22VALUE%22%2C%22status%22%3A%22FINISHED%22%2C%22sort%22%3A%22submitTime%22%7D';

/** The user's first two value assessments side by side. */
async function assessmentsCompared(page: Page, portal: Portal): Promise<string> {
  const answer = await page.request.get(`${portal.origin}${FIND}`);
  const { data } = await answer.json();
  const compare = data.content.slice(0, 2).map(({ id }: { id: string }) => id);
  return assessmentHistoryLink({ compare });
}

/** The address of the user's first finished assessment of a process, with weights to look at it by. */
export function assessmentResult(process: AssessmentProcess, weights = '') {
  return async (page: Page, portal: Portal): Promise<string> => {
    const params = { queryData: JSON.stringify({ status: 'FINISHED', kind: KINDS[process] }) };
    const answer = await page.request.get(`${portal.origin}${FIND_ALL}`, { params });
    const { data } = await answer.json();
    return assessmentLink(process, data.content[0].id, weights);
  };
}

/** The history of assessments in its states, and results. */
export const ASSESSMENT_PAGES: PortalPage[] = [
  {
    name: 'history of assessments',
    path: assessmentHistoryLink({ size: 20 }),
    title: '评估历史',
    heading: '评估历史',
  },
  {
    name: 'history of assessments, narrowed to none',
    path: assessmentHistoryLink({ kind: 'PRE', grade: 'B', from: '2026-01-01', q: '无此名称' }),
    title: '评估历史',
    heading: '评估历史',
  },
  {
    name: 'assessments compared',
    path: assessmentsCompared,
    title: '评估对比',
    heading: '评估对比',
  },
  {
    name: 'result of a value assessment, by own weights',
    path: assessmentResult('JZPJ', 'L_60-L11.20'),
    title: /^价值评价：/,
    heading: /^价值评价：/,
  },
  {
    name: 'request behind a value assessment',
    path: async (page, portal) => `${await assessmentResult('JZPJ')(page, portal)}&face=request`,
    title: /^价值评价：/,
    heading: /^价值评价：/,
  },
  {
    name: 'result of an assessment before filing',
    path: assessmentResult('SQQPG'),
    title: /^申请前评估：/,
    heading: /^申请前评估：/,
  },
  {
    name: 'result of a stability assessment',
    path: assessmentResult('WDXPJ'),
    title: /^稳定性评价：/,
    heading: /^稳定性评价：/,
  },
  {
    name: 'assessment that does not exist',
    path: assessmentLink('JZPJ', 'none'),
    title: '办件详情',
    heading: '没有找到这个办件',
  },
];

/** What the pages of assessments may take. */
export const ASSESSMENT_BUDGETS: Budget[] = [
  {
    name: 'history of assessments',
    path: assessmentHistoryLink(),
    limit: 445,
    usable: (page) => page.getByRole('table', { name: '我的评估' }).getByRole('link').first(),
  },
  {
    name: 'result of a value assessment',
    path: assessmentResult('JZPJ'),
    limit: 445,
    usable: (page) =>
      page.getByRole('figure', { name: '一级指标得分' }).getByRole('option').first(),
  },
  {
    name: 'assessments compared',
    path: assessmentsCompared,
    limit: 445,
    usable: (page) =>
      page.getByRole('table', { name: /各列为一件评估/ }).getByRole('rowheader', { name: '总分' }),
  },
];
