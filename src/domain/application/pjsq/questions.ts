import { textOf } from '../../form/asked';
import { PATENT_KINDS } from '../../patentLabels';
import { EVALUATION_FEE } from '../../workflow/limits';
import type { Eligibility } from '../eligibility';
import { checkFilingDay } from '../fields/patent';
import { FIRST_FILING_DAY, TOO_OLD, WRONG_KIND } from './patent';
import { ROLES } from './request';

const OTHER = 'OTHER';

/** What anybody may do who may not ask for a report. */
const READ_REPORT = '报告作出后，任何单位和个人都可以查阅或复制';

/** Whether a request for an evaluation report can succeed (domain reference 2.2, facts). */
export const PJSQ_ELIGIBILITY: Eligibility = {
  questions: [
    {
      kind: 'radio',
      key: 'patentKind',
      label: '专利是哪一种？',
      options: [
        { value: 'UTILITY', label: PATENT_KINDS.UTILITY },
        { value: 'DESIGN', label: PATENT_KINDS.DESIGN },
        { value: 'INVENTION', label: PATENT_KINDS.INVENTION },
      ],
    },
    {
      kind: 'date',
      key: 'filingDate',
      label: '申请日是哪一天？',
      hint: '专利证书和公告文本上写有申请日，如 2020-01-06',
      check: checkFilingDay,
    },
    {
      kind: 'radio',
      key: 'progress',
      label: '专利授权了吗？',
      options: [
        { value: 'GRANTED', label: '已经授权公告' },
        { value: 'REGISTERING', label: '收到了授予专利权通知，正在办理登记手续' },
        { value: 'PENDING', label: '还没有收到授予专利权通知' },
      ],
    },
    {
      kind: 'radio',
      key: 'report',
      label: '这件专利已经有评价报告了吗？',
      when: ({ progress }) => progress === 'GRANTED',
      options: [
        { value: 'NONE', label: '没有' },
        { value: 'EXISTS', label: '已经有了' },
        { value: 'UNKNOWN', label: '不清楚' },
      ],
    },
    {
      kind: 'radio',
      key: 'requesterRole',
      label: '您是这件专利的什么人？',
      options: ({ progress }) => [
        ...ROLES.filter(({ value }) => (value === 'APPLICANT') === (progress === 'REGISTERING')),
        { value: OTHER, label: '都不是' },
      ],
    },
    {
      kind: 'radio',
      key: 'licence',
      label: '您得到的是哪一种许可？',
      when: ({ requesterRole }) => requesterRole === 'INTERESTED',
      options: [
        { value: 'EXCLUSIVE', label: '独占许可' },
        { value: 'MAY_SUE', label: '普通许可，并由专利权人授予起诉权' },
        { value: OTHER, label: '其他许可' },
      ],
    },
    {
      kind: 'yesNo',
      key: 'notice',
      label: '您收到法院、行政机关或仲裁机构的立案通知了吗？',
      when: ({ requesterRole }) => requesterRole === 'ACCUSED',
    },
  ],
  refusals: [
    {
      question: 'patentKind',
      when: ({ patentKind }) => patentKind === 'INVENTION',
      reason: WRONG_KIND,
      advice: '发明专利授权前已经实质审查，不需要评价报告',
    },
    {
      question: 'filingDate',
      when: ({ filingDate }) => textOf(filingDate) < FIRST_FILING_DAY,
      reason: TOO_OLD,
    },
    {
      question: 'progress',
      when: ({ progress }) => progress === 'PENDING',
      reason: '授权公告以前不能请求专利权评价报告',
      advice: '收到授予专利权通知后，申请人可以在办理登记手续时提出',
    },
    {
      question: 'report',
      when: ({ report }) => report === 'EXISTS',
      reason: '一件专利只出具一份评价报告',
      advice: '可以查阅或复制已有的报告，不必再次请求和缴费',
    },
    {
      question: 'requesterRole',
      when: ({ requesterRole, progress }) => requesterRole === OTHER && progress === 'REGISTERING',
      reason: '办理登记手续时，只有申请人可以请求',
      advice: '授权公告后，专利权人、利害关系人和被控侵权人可以请求',
    },
    {
      question: 'requesterRole',
      when: ({ requesterRole }) => requesterRole === OTHER,
      reason: '只有专利权人、利害关系人和被控侵权人可以请求',
      advice: READ_REPORT,
    },
    {
      question: 'licence',
      when: ({ licence }) => licence === OTHER,
      reason: '被许可人中，只有独占被许可人和取得起诉权的普通被许可人可以请求',
      advice: `可以请专利权人提出；${READ_REPORT}`,
    },
    {
      question: 'notice',
      when: ({ notice }) => notice === false,
      reason: '被控侵权人须有法院、行政机关或仲裁机构的立案通知',
      advice: `收到立案通知后可以请求；${READ_REPORT}`,
    },
  ],
  remarks: [
    { text: `官方收费 ${EVALUATION_FEE.amount} 元，应在提出请求之日起 1 个月内缴纳` },
    {
      when: ({ report }) => report === 'UNKNOWN',
      text: '如果已有报告，不再重新出具，您会得到已有的报告',
    },
    {
      when: ({ licence }) => licence === 'EXCLUSIVE',
      text: '请准备独占许可合同',
    },
    {
      when: ({ licence }) => licence === 'MAY_SUE',
      text: '请准备普通许可合同和授予起诉权的证明',
    },
  ],
  carried: ({ patentKind, filingDate, requesterRole }) => ({
    patentKind,
    filingDate,
    requesterRole,
  }),
};
