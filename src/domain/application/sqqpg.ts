import type { FormDescription, FormSection, FormValues } from '../form/description';
import {
  type ApplicantProfile,
  applicantPrefill,
  applicantSections,
  givenAnswers,
} from './applicant';
import { files } from './sqqpg/files';
import { inventorsField } from './sqqpg/inventors';
import { marketFields } from './sqqpg/market';
import { technologyFields } from './sqqpg/technology';

const sections: readonly FormSection[] = [
  {
    key: 'technology',
    title: '技术信息',
    reason: '评估可专利性和技术价值的依据，只有您和承办的评估人员可以查看；填写时显示交底还缺什么',
    fields: technologyFields,
  },
  {
    key: 'market',
    title: '市场信息',
    reason: '用于评估市场前景，帮助判断值不值得申请、在哪里申请',
    fields: marketFields,
  },
  ...applicantSections('申请主体'),
  {
    key: 'inventors',
    title: '发明人',
    reason: '对实质性特点作出创造性贡献的人；评估意见会提示权属风险',
    fields: [inventorsField],
  },
];

/** Evaluation before filing (domain reference 2.7). */
export const SQQPG: FormDescription = {
  key: 'SQQPG',
  title: '申请前评估',
  schemaVersion: 1,
  sections,
  files,
  consent: {
    version: 'v1',
    items: [
      { key: 'secrecy', text: '所提交的技术方案不涉及国家秘密' },
      { key: 'access', text: '授权承担保密义务的评估机构查阅所提交的内容，用于本次评估' },
      { key: 'reference', text: '知悉评估结果仅供参考，不代表专利申请会被授权' },
    ],
  },
};

/**
 * The answers that need not be typed: the applicant from the profile, the rest of the contact and
 * the inventors from the last request. Nothing of another technical solution is taken over.
 *
 * @param last answers of the user's last request, when there is one
 */
export function sqqpgPrefill(
  profile: ApplicantProfile | undefined,
  last: FormValues | undefined,
): FormValues {
  return { ...applicantPrefill(profile, last), ...(last && givenAnswers(last, ['inventors'])) };
}
