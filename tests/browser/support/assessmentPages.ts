import type { Page } from '@playwright/test';
import { assessmentHistoryLink } from '../../../src/links/assessment';
import type { PortalPage } from './pages';
import type { Portal } from './portal';

/** Finished assessments of one kind. */
const FIND =
  '/project-service/api/authFront/assessment/find?queryData=%7B%22kind%22%3A%22VALUE%22%2C%22status%22%3A%22FINISHED%22%2C%22sort%22%3A%22submitTime%22%7D';

/** The user's first two value assessments side by side. */
export async function assessmentsCompared(page: Page, portal: Portal): Promise<string> {
  const answer = await page.request.get(`${portal.origin}${FIND}`);
  const { data } = await answer.json();
  const compare = data.content.slice(0, 2).map(({ id }: { id: string }) => id);
  return assessmentHistoryLink({ compare });
}

/** The history of assessments in its states. */
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
];
