import type { GivenDocument } from '@/domain/workflow/flowChart';
import type { RequestDetail } from '@/domain/workflow/nextStep';

export const TODAY = '2026-11-20';

export const REPORT: GivenDocument = {
  id: 'd1',
  name: '专利权评价报告',
  size: 234_567,
  ext: 'pdf',
};

export const NOTICE: GivenDocument = { id: 'd2', name: '办结通知书', size: 34_567, ext: 'docx' };

/** A request that the office has until 4 December. */
export const REQUEST: RequestDetail = {
  id: '1',
  applyNo: 'PJSQ-20261119-000001',
  processKey: 'PJSQ',
  title: '专利权评价报告申请：一种折叠椅',
  status: 'SUBMITTED',
  currentNode: '受理审查',
  currentAssignee: '受理科',
  submitTime: '2026-11-19 09:12:33',
  deadline: '2026-12-04',
};

/** Actions on documents that note what was asked of them. */
export function noting() {
  const asked: string[] = [];
  const note = (action: string) => async (document: GivenDocument) => {
    asked.push(`${action} ${document.id}`);
  };
  return { asked, actions: { download: note('download'), preview: note('preview') } };
}
