import { textOf } from '../form/asked';
import type { FileCategory, FormDescription, FormSection, PlainField } from '../form/description';
import { checkApplicationNumber, patentTypeOfNumber } from '../numbers/applicationNumber';
import { checkPatentDates } from '../patentDates';
import { PATENT_KINDS, type PatentKind } from '../patentLabels';
import { applicantSections, checkPersonName, hasAgent } from './applicant';

/** Requests are possible for patents filed from this day on (domain reference 2.2). */
const FIRST_FILING_DAY = '2009-10-01';

const WRONG_KIND = '仅实用新型和外观设计可请求专利权评价报告';

/** Evaluation cases that come before a court; they ask for the number of the case. */
const LITIGATION = ['1', '2'];
const OTHER_CASE = '99';

/** Names as they stand side by side in the record: 甲公司；乙公司. */
export function namesOf(text: string): string[] {
  return text
    .split(/[;；、,，]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

function isKind(text: string): text is PatentKind {
  return Object.hasOwn(PATENT_KINDS, text);
}

const patentFields: readonly PlainField[] = [
  {
    kind: 'text',
    key: 'patentNumber',
    label: '专利号',
    hint: '带校验位，如 202029900001.9；填好后点“查询”，下面的内容自动填写',
    maxLength: 20,
    required: true,
    part: 'patentLookup',
    check: (text, _, { today }) => {
      const checked = checkApplicationNumber(text, { today });
      if (!checked.ok) return checked;
      const kind = patentTypeOfNumber(checked.value.replace(/\..*$/, ''));
      return kind === 'INVENTION' ? { ok: false, code: 'KIND', message: WRONG_KIND } : checked;
    },
  },
  { kind: 'text', key: 'patentTitle', label: '专利名称', maxLength: 200, required: true },
  {
    kind: 'text',
    key: 'patentee',
    label: '专利权人',
    hint: '有多个时用分号隔开',
    maxLength: 300,
    required: true,
  },
  {
    kind: 'radio',
    key: 'patentKind',
    label: '专利类型',
    required: true,
    options: [
      { value: 'UTILITY', label: PATENT_KINDS.UTILITY },
      { value: 'DESIGN', label: PATENT_KINDS.DESIGN },
    ],
  },
  {
    kind: 'date',
    key: 'filingDate',
    label: '申请日',
    required: true,
    check: (day, _, { today }) => {
      if (day > today) return '申请日不能晚于今天';
      return day < FIRST_FILING_DAY
        ? '申请日在 2009-10-01 之前的专利不能请求专利权评价报告'
        : undefined;
    },
  },
  {
    kind: 'date',
    key: 'grantDate',
    label: '授权公告日',
    required: ({ requesterRole }, { form }) =>
      (form.requesterRole ?? requesterRole) !== 'APPLICANT',
    check: (grant, { filingDate, patentKind }, { today }) => {
      const type = textOf(patentKind);
      const checked = checkPatentDates(
        { type: isKind(type) ? type : 'UTILITY', filing: textOf(filingDate), grant },
        { today },
      );
      // A wrong filing date is told at its own field.
      return !checked.ok && /grant|GRANT/.test(checked.code) ? checked.message : undefined;
    },
  },
];

const requestFields: readonly PlainField[] = [
  {
    kind: 'radio',
    key: 'requesterRole',
    label: '请求人身份',
    required: true,
    options: [
      { value: 'PATENTEE', label: '专利权人', hint: '共有的，部分共有人提出即可' },
      {
        value: 'INTERESTED',
        label: '利害关系人',
        hint: '独占被许可人，或取得起诉权的普通被许可人',
      },
      { value: 'ACCUSED', label: '被控侵权人', hint: '已收到法院、行政机关或仲裁机构的立案通知' },
      { value: 'APPLICANT', label: '申请人（办理登记手续时）' },
    ],
    warn: ({ requesterRole }, { form }) => {
      const name = textOf(form.applicantName);
      const owners = namesOf(textOf(form.patentee));
      if (requesterRole !== 'PATENTEE' || !name || !owners.length || owners.includes(name)) {
        return undefined;
      }
      return `“${name}”不在专利权人之中，请核对身份，或在“共有权利人说明”中写明原因`;
    },
  },
  {
    kind: 'area',
    key: 'otherOwnersNote',
    label: '共有权利人说明',
    hint: '由部分共有人提出，或名称与登记不一致时填写',
    maxLength: 300,
    required: ({ requesterRole }, { form }) => {
      const owners = namesOf(textOf(form.patentee));
      return (
        requesterRole === 'PATENTEE' &&
        owners.length > 0 &&
        !owners.includes(textOf(form.applicantName))
      );
    },
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

const agencyFields: readonly PlainField[] = [
  { kind: 'yesNo', key: 'hasAgent', label: '是否委托代理', required: true },
  {
    kind: 'text',
    key: 'agencyName',
    label: '代理机构名称',
    maxLength: 100,
    required: true,
    when: hasAgent,
  },
  {
    kind: 'text',
    key: 'agencyCode',
    label: '代理机构代码',
    hint: '5 位数字',
    maxLength: 5,
    required: true,
    inputMode: 'numeric',
    when: hasAgent,
    check: (text) => {
      const code = text.trim();
      return /^\d{5}$/.test(code)
        ? { ok: true, value: code }
        : { ok: false, code: 'FORMAT', message: '代理机构代码为 5 位数字' };
    },
  },
  {
    kind: 'text',
    key: 'agentName',
    label: '专利代理师',
    maxLength: 50,
    required: true,
    when: hasAgent,
    check: checkPersonName,
  },
  {
    kind: 'text',
    key: 'agentNo',
    label: '专利代理师资格证号',
    maxLength: 20,
    required: true,
    when: hasAgent,
  },
];

const sections: readonly FormSection[] = [
  {
    key: 'patent',
    title: '专利',
    reason: '一次请求只针对一件已授权公告的实用新型或外观设计',
    fields: patentFields,
  },
  ...applicantSections('请求人', { agent: agencyFields }),
  {
    key: 'request',
    title: '请求内容',
    reason: '说明为什么需要报告、依据哪个文本、怎样领取',
    fields: requestFields,
  },
];

/** Article with the form to download (specification 7). */
const REQUEST_TEMPLATE = 'PATENT_EVALUATION_REPORT_CASE_TEMPLATE';

const files: readonly FileCategory[] = [
  {
    key: 'request',
    label: '专利权评价报告请求书',
    hint: '下载模板填写并签章后上传',
    rule: 'standard',
    required: true,
    max: 1,
    template: REQUEST_TEMPLATE,
  },
  {
    key: 'certificate',
    label: '专利证书或授权公告文本',
    rule: 'standard',
    required: true,
    max: 3,
  },
  {
    key: 'identity',
    label: '主体资格证明',
    hint: '营业执照或身份证件',
    rule: 'standard',
    required: true,
    max: 3,
  },
  {
    key: 'interest',
    label: '利害关系证明',
    hint: '独占许可合同；或普通许可合同和授予起诉权的证明',
    rule: 'standard',
    required: true,
    when: ({ requesterRole }) => requesterRole === 'INTERESTED',
  },
  {
    key: 'accusation',
    label: '被控侵权证明',
    hint: '法院、行政机关或仲裁机构的立案通知',
    rule: 'standard',
    required: true,
    when: ({ requesterRole }) => requesterRole === 'ACCUSED',
  },
  {
    key: 'authorisation',
    label: '委托书',
    rule: 'standard',
    required: true,
    when: ({ hasAgent: agent }) => agent === true,
  },
  { key: 'fee', label: '缴费凭证', hint: '已缴纳官方费用的，可一并上传', rule: 'standard' },
];

/** Request for a patent evaluation report (domain reference 2.2). */
export const PJSQ: FormDescription = {
  key: 'PJSQ',
  title: '专利权评价报告申请',
  schemaVersion: 1,
  sections,
  files,
  consent: {
    version: 'v1',
    items: [
      { key: 'truth', text: '所填内容和所交材料真实、合法、有效' },
      {
        key: 'knowledge',
        text: '知悉一项专利只出具一份评价报告，官方收费 2,400 元，应在提出请求之日起 1 个月内缴纳，报告在收到合格请求和费用后 2 个月内作出',
      },
      { key: 'verification', text: '授权平台核验所涉专利和主体的信息' },
      { key: 'privacy', text: '知悉个人信息仅用于本次办理' },
    ],
  },
};
