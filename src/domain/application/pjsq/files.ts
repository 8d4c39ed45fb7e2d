import type { FileCategory } from '../../form/description';

/** Article with the form to download (specification 7). */
const REQUEST_TEMPLATE = 'PATENT_EVALUATION_REPORT_CASE_TEMPLATE';

/** The documents of a request (domain reference 2.2, files). */
export const files: readonly FileCategory[] = [
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
    hint: '申请人在办理登记手续时提出的，上传授予专利权通知书',
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
    inCase: '利害关系人须提交',
    decidedBy: 'requesterRole',
    hint: '独占许可合同；或普通许可合同和授予起诉权的证明',
    rule: 'standard',
    required: true,
    when: ({ requesterRole }) => requesterRole === 'INTERESTED',
  },
  {
    key: 'accusation',
    label: '被控侵权证明',
    inCase: '被控侵权人须提交',
    decidedBy: 'requesterRole',
    hint: '法院、行政机关或仲裁机构的立案通知',
    rule: 'standard',
    required: true,
    when: ({ requesterRole }) => requesterRole === 'ACCUSED',
  },
  {
    key: 'authorisation',
    label: '委托书',
    inCase: '委托代理的须提交',
    decidedBy: 'hasAgent',
    rule: 'standard',
    required: true,
    when: ({ hasAgent: agent }) => agent === true,
  },
  { key: 'fee', label: '缴费凭证', hint: '已缴纳官方费用的，可一并上传', rule: 'standard' },
];
