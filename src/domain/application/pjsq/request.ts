import { textOf } from '../../form/asked';
import type { FormOption, FormValues, PlainField } from '../../form/description';
import { checkCaseReference } from '../caseReference';
import { isAmong, ownersOf } from './owners';

/** Evaluation cases that come before a court; they ask for the number of the case. */
const LITIGATION = ['1', '2'];
const OTHER_CASE = '99';

/** Who may ask (domain reference 2.2). */
export const ROLES: readonly FormOption[] = [
  { value: 'PATENTEE', label: '专利权人', hint: '共有的，部分共有人提出即可' },
  {
    value: 'INTERESTED',
    label: '利害关系人',
    hint: '独占被许可人，或取得起诉权的普通被许可人',
  },
  { value: 'ACCUSED', label: '被控侵权人', hint: '已收到法院、行政机关或仲裁机构的立案通知' },
  { value: 'APPLICANT', label: '申请人（办理登记手续时）' },
];

/** The patentee asks, yet the name of the account is not among those in the record. */
function isNoOwner({ requesterRole, applicantName, patentee }: FormValues): boolean {
  const name = textOf(applicantName).trim();
  const owners = ownersOf(textOf(patentee));
  return requesterRole === 'PATENTEE' && name !== '' && owners.length > 0 && !isAmong(name, owners);
}

/** What is asked for, and why (domain reference 2.2, REQUEST). */
export const requestFields: readonly PlainField[] = [
  {
    kind: 'radio',
    key: 'requesterRole',
    label: '请求人身份',
    required: true,
    options: ROLES,
    warn: (values) =>
      isNoOwner(values)
        ? `“${textOf(values.applicantName)}”不在专利权人之中，请核对身份，或在“共有权利人说明”中写明原因`
        : undefined,
  },
  {
    kind: 'area',
    key: 'otherOwnersNote',
    label: '共有权利人说明',
    hint: '由部分共有人提出，或名称与登记不一致时填写',
    maxLength: 300,
    when: ({ requesterRole }) => requesterRole === 'PATENTEE' || requesterRole === 'APPLICANT',
    required: isNoOwner,
  },
  {
    kind: 'select',
    key: 'reportCase',
    label: '请求事由',
    required: true,
    options: 'evaluationCases',
  },
  {
    kind: 'area',
    key: 'caseDetail',
    label: '事由说明',
    hint: '为什么需要报告，10～1000 字',
    minLength: 10,
    maxLength: 1000,
    when: ({ reportCase }) => reportCase === OTHER_CASE,
    required: true,
  },
  {
    kind: 'text',
    key: 'relatedCaseNo',
    label: '相关案号或受理号',
    hint: '如（2024）苏05民初123号',
    maxLength: 60,
    check: checkCaseReference,
    when: ({ reportCase }) => LITIGATION.includes(textOf(reportCase)),
    required: true,
  },
  {
    kind: 'radio',
    key: 'textBasis',
    label: '评价所针对的文本',
    required: true,
    options: [
      { value: 'GRANTED', label: '授权公告文本' },
      { value: 'DECISION', label: '无效宣告决定维持有效的文本' },
    ],
  },
  {
    kind: 'text',
    key: 'decisionNo',
    label: '决定号',
    hint: '无效宣告请求审查决定书上的编号，如“第 900001 号”',
    maxLength: 20,
    when: ({ textBasis }) => textBasis === 'DECISION',
    required: true,
  },
  {
    kind: 'date',
    key: 'decisionDate',
    label: '决定日',
    when: ({ textBasis }) => textBasis === 'DECISION',
    required: true,
    check: (day, _, { form, today }) => {
      if (day > today) return '决定日不能晚于今天';
      const grant = textOf(form.grantDate);
      return grant && day < grant ? '决定日不能早于授权公告日' : undefined;
    },
  },
  {
    kind: 'area',
    key: 'opinion',
    label: '对专利性的意见',
    maxLength: 2000,
  },
  {
    kind: 'radio',
    key: 'delivery',
    label: '领取方式',
    required: true,
    options: [
      { value: 'ONLINE', label: '网上下载' },
      { value: 'MAIL', label: '邮寄', hint: '寄到请求人的详细地址' },
      { value: 'PICKUP', label: '窗口领取' },
    ],
  },
];
