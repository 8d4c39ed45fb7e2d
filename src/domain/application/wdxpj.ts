import type { FormDescription, FormValues } from '../form/description';
import type { HolidayCalendar } from '../workflow/workingDays';
import { type ApplicantProfile, applicantPrefill, applicantSections } from './applicant';
import { claimFields } from './wdxpj/claims';
import { demandFields } from './wdxpj/demand';
import { files } from './wdxpj/files';
import { patentFields } from './wdxpj/patent';
import { type AssessedPatent, assessedPatentPrefill } from './wdxpj/prefill';

/** What everybody declares who asks for an assessment of patents (domain reference 2.9, end). */
export const ASSESSMENT_CONSENT: FormDescription['consent'] = {
  version: 'v1',
  items: [
    { key: 'right', text: '有权提交所填内容和所交材料，内容真实' },
    { key: 'finance', text: '知悉所提交的财务数据仅用于本次评估' },
    { key: 'nature', text: '知悉评价结果不构成资产评估报告或法律意见' },
  ],
};

/**
 * Evaluation of a patent's stability (domain reference 2.8).
 *
 * @param calendar working days, for the earliest day on which an expert can have finished
 */
export function wdxpj(calendar: HolidayCalendar): FormDescription {
  return {
    key: 'WDXPJ',
    title: '稳定性评价',
    schemaVersion: 1,
    sections: [
      {
        key: 'patent',
        title: '专利',
        reason: '一次评价一件已授权的专利',
        fields: [...patentFields, ...claimFields],
      },
      {
        key: 'demand',
        title: '评价需求',
        reason: '目的和立场决定评价的侧重，已知的争议和文件可以缩短检索',
        fields: demandFields(calendar),
      },
      ...applicantSections('申请主体'),
    ],
    files,
    consent: ASSESSMENT_CONSENT,
  };
}

/**
 * The answers that need not be typed: the applicant from the profile, the rest of the contact from
 * the last request, the patent with its claims from its record.
 *
 * @param last answers of the user's last request, when there is one
 * @param record of the patent that the address names
 */
export function wdxpjPrefill(
  profile: ApplicantProfile | undefined,
  last: FormValues | undefined,
  record: AssessedPatent | undefined,
): FormValues {
  return {
    ...applicantPrefill(profile, last),
    ...(record && assessedPatentPrefill(record)),
  };
}
