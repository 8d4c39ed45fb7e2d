import type { HelpingService } from '@/domain/enterprise/healthRules';
import { applyLink } from '@/links/business';

interface Help {
  readonly name: string;
  /** Undefined while the portal does not have it yet. */
  readonly to?: string;
}

/** The services of the portal that help with what was found. */
export const HELP: Readonly<Record<HelpingService, Help>> = {
  VALUE: { name: '专利价值评估' },
  STABILITY: { name: '专利稳定性评估' },
  PRE_APPLY: { name: '申请前评估' },
  TRANSACTION: { name: '专利交易' },
  AID: { name: '维权援助', to: applyLink('WQYZ') },
  EVALUATION_REPORT: { name: '专利权评价报告', to: applyLink('PJSQ') },
};
