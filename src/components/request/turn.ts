import type { ApplicantAction } from '@/domain/workflow/status';
import type { Application } from '@/services/data/process';

/** Under which heading the office says why a request was refused or ended. */
export const REFUSALS = { REJECTED: '不予受理的理由', TERMINATED: '终止的理由' } as const;

/**
 * What stands first on a request's page: what is asked of its applicant now, or what it came to.
 *
 * @returns its heading; undefined where nothing stands there
 */
export function turnName(
  { status, supplement, confirmation, materialAsked, appeal, result }: Application,
  allowed: readonly ApplicantAction[],
): string | undefined {
  if (status === 'REJECTED' || status === 'TERMINATED') return REFUSALS[status];
  if (status === 'SUPPLEMENT' && supplement) return '需要补正';
  if (allowed.includes('confirm') && confirmation) return '请您确认';
  if (allowed.includes('addMaterial') && materialAsked) return '要补充的材料';
  if (result) return '办理结果';
  if (appeal) return '申诉情况';
  return undefined;
}
