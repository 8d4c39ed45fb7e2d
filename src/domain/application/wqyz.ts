import type { FormDescription, FormValues, PlainField } from '../form/description';
import {
  type ApplicantProfile,
  applicantPrefill,
  applicantSections,
  givenAnswers,
} from './applicant';
import { aidFields } from './wqyz/aid';
import { disputeFields } from './wqyz/dispute';
import { files } from './wqyz/files';
import { JURISDICTIONS } from './wqyz/jurisdictions';
import { rightFields } from './wqyz/right';

/** Where a person works; an enterprise is named in the block itself. */
const unitName: PlainField = {
  kind: 'text',
  key: 'unitName',
  label: '单位名称',
  hint: '您工作的单位；没有可不填',
  maxLength: 100,
  when: ({ applicantType }) => applicantType === 'PERSON',
};

/** Request for aid in the protection of rights (domain reference 2.5). */
export const WQYZ: FormDescription = {
  key: 'WQYZ',
  title: '维权援助申请',
  schemaVersion: 1,
  sections: [
    {
      key: 'jurisdiction',
      title: '管辖',
      reason: '援助面向与本市有联系的个人和单位',
      fields: [
        {
          kind: 'checks',
          key: 'jurisdiction',
          label: '在本市的管辖依据',
          hint: '至少一项；都不在本市的，无法在本市申请',
          required: true,
          options: JURISDICTIONS,
        },
      ],
    },
    ...applicantSections('申请人', { more: [unitName] }),
    {
      key: 'right',
      title: '权利',
      reason: '用于安排懂得这类权利的专家',
      fields: rightFields,
    },
    {
      key: 'aid',
      title: '援助',
      reason: '说明需要怎样的帮助',
      fields: aidFields,
    },
    {
      key: 'dispute',
      title: '争议',
      reason: '用于判断所处阶段和期限',
      fields: disputeFields,
    },
  ],
  files,
  consent: {
    version: 'v1',
    items: [
      { key: 'truth', text: '所填内容和所交材料真实、合法、有效' },
      { key: 'advice', text: '知悉援助意见仅供参考，不作为证据或裁判依据' },
      { key: 'terms', text: '知悉申请援助不影响法定期限，起诉、答辩等仍须按期进行' },
      { key: 'partners', text: '同意向合作机构提供案情，以便其提供援助', optional: true },
    ],
  },
};

/**
 * The answers that need not be typed: the applicant from the profile, the rest of the contact and
 * the place of work from the last request, and the patent that the request is about.
 *
 * @param last answers of the user's last request, when there is one
 * @param patent application number in its normal form, when the form was opened from a patent
 */
export function wqyzPrefill(
  profile: ApplicantProfile | undefined,
  last: FormValues | undefined,
  patent: string | undefined,
): FormValues {
  return {
    ...applicantPrefill(profile, last),
    ...(last && givenAnswers(last, ['unitName'])),
    ...(patent !== undefined && {
      rightTypes: ['PATENT'],
      rightNumbers: [{ id: '1', values: { rightType: 'PATENT', number: patent } }],
    }),
  };
}
