import { checkMobile } from '../contact';
import type { FormDescription, FormSection, FormValues } from '../form/description';
import {
  type ApplicantProfile,
  applicantPrefill,
  applicantSections,
  givenAnswers,
} from './applicant';
import { ROOM_FOR_CODE } from './fields/room';
import { evidenceField } from './jbts/evidence';
import { factsFields, replyFields } from './jbts/facts';
import { files } from './jbts/files';
import { anonymously, byName, isComplaint, kindFields } from './jbts/kind';
import { occurrenceFields } from './jbts/occurrence';
import { respondentsField } from './jbts/respondents';
import { rightsFields } from './jbts/rights';

const sections: readonly FormSection[] = [
  {
    key: 'kind',
    title: '类型和事项',
    reason: '决定由谁办理、多久办结，以及需要哪些材料',
    fields: kindFields,
  },
  ...applicantSections('举报投诉人', { when: byName }),
  {
    key: 'anonymousContact',
    title: '匿名举报的联系方式',
    reason: '可以不填；匿名举报不回复，只能凭办件编号和查询码查询进度',
    when: anonymously,
    fields: [
      {
        // Not the mobile number of the applicant: that one is filled in from the account.
        kind: 'text',
        key: 'anonymousMobile',
        label: '手机',
        hint: '只用于核实线索，留下号码可能使承办人员知道您是谁',
        maxLength: ROOM_FOR_CODE,
        mask: 'mobile',
        inputMode: 'tel',
        check: checkMobile,
      },
    ],
  },
  {
    key: 'rights',
    title: '涉案权利',
    reason: '用于核对您是否有权请求处理',
    when: isComplaint,
    fields: rightsFields,
  },
  {
    key: 'respondents',
    title: '被举报（投诉）人',
    reason: '用于确定管辖和送达；知道得越具体，越容易查实',
    fields: [respondentsField],
  },
  {
    key: 'occurrence',
    title: '发生的地点、渠道和时间',
    reason: '用于确定管辖和时效',
    fields: occurrenceFields,
  },
  {
    key: 'facts',
    title: '事实与请求',
    reason: '办理以您写明的事实和请求为准',
    fields: factsFields,
  },
  {
    key: 'evidence',
    title: '证据说明',
    reason: '用于生成证据目录，方便承办人员核对',
    fields: [evidenceField],
  },
  {
    key: 'reply',
    title: '回复',
    reason: '用于告知处理结果',
    when: byName,
    fields: replyFields,
  },
];

/** Report or complaint (domain reference 2.3). */
export const JBTS: FormDescription = {
  key: 'JBTS',
  title: '举报投诉',
  schemaVersion: 1,
  sections,
  files,
  consent: {
    version: 'v2',
    items: [
      { key: 'truth', text: '如实反映，诬告陷害承担法律责任' },
      { key: 'privacy', text: '知悉个人信息仅用于本次办理，除送交对方的副本以外保密' },
      // Declared before the way is chosen; only an adjudication is refused beside a suit.
      {
        key: 'litigation',
        text: '侵犯专利权纠纷请求行政裁决的，没有就同一纠纷向法院起诉；其他投诉和举报不受此限',
      },
    ],
  },
};

/**
 * The answers that need not be typed: the applicant from the profile, the rest of the contact and
 * the way of the answer from the last request. None of them is asked of an anonymous report.
 *
 * @param last answers of the user's last request, when there is one
 */
export function jbtsPrefill(
  profile: ApplicantProfile | undefined,
  last: FormValues | undefined,
): FormValues {
  return {
    ...applicantPrefill(profile, last),
    ...(last && givenAnswers(last, ['expectReply', 'replyBy'])),
  };
}
