import type { FileCategory } from '../../form/description';
import { hasAgent } from '../applicant';
import { byName, isComplaint } from './kind';
import { hasCoOwners } from './rights';

/** The documents of a report or complaint (domain reference 2.3, files). */
export const files: readonly FileCategory[] = [
  {
    key: 'request',
    label: '请求书',
    inCase: '投诉须提交',
    decidedBy: 'kind',
    hint: '签名或盖章后上传；副本份数与被投诉人人数相同，副本会送交对方，对方可以看到其中的内容',
    rule: 'standard',
    when: isComplaint,
    required: true,
  },
  {
    key: 'identity',
    label: '主体资格证明',
    inCase: '投诉须提交',
    decidedBy: 'kind',
    hint: '营业执照或身份证件',
    rule: 'standard',
    when: isComplaint,
    required: true,
  },
  {
    key: 'rightProof',
    label: '权利证明',
    inCase: '投诉须提交',
    decidedBy: 'kind',
    hint: '证书、年费缴纳凭证或登记簿副本；实用新型和外观设计建议一并提交专利权评价报告',
    rule: 'standard',
    when: isComplaint,
    required: true,
  },
  {
    key: 'evidence',
    label: '侵权证据',
    hint: '实物照片、网页截图、购买凭证、公证书等；举报的，上传违法线索的证据',
    rule: 'evidence',
    required: true,
  },
  {
    key: 'evidenceList',
    label: '证据清单',
    inCase: '投诉须提交',
    decidedBy: 'kind',
    hint: '可在“核对确认”一步打印系统生成的证据目录，签名或盖章后上传',
    rule: 'standard',
    when: isComplaint,
    required: true,
  },
  {
    key: 'licence',
    label: '许可合同或继承证明',
    inCase: '被许可人、继承人投诉的须提交',
    decidedBy: 'complainantRole',
    hint: '被许可人上传许可合同，普通被许可人另附权利人的授权，继承人上传继承证明',
    rule: 'standard',
    when: (values, context) =>
      isComplaint(values, context) &&
      values.complainantRole !== undefined &&
      values.complainantRole !== 'OWNER',
    required: true,
  },
  {
    key: 'waiver',
    label: '共有权利人放弃参加的声明',
    inCase: '只由部分共有权利人投诉的须提交',
    hint: '只由部分共有权利人提出的，上传其他共有权利人的书面声明',
    rule: 'standard',
    when: (values, context) => isComplaint(values, context) && hasCoOwners(values),
  },
  {
    key: 'authorisation',
    label: '委托书',
    inCase: '委托代理的须提交',
    decidedBy: 'hasAgent',
    rule: 'standard',
    when: (values, context) => byName(values, context) && hasAgent(values, context),
    required: true,
  },
];
