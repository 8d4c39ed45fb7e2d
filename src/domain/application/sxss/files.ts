import type { FileCategory } from '../../form/description';
import { hasAgent } from '../applicant';
import { isObjection, isRepair } from './recordFields';

/** Offences that ended in a penalty or ruling whose fulfilment must be shown. */
const PENALISED = ['3', '6'];

/** The documents of an appeal (domain reference 2.4, files). */
export const files: readonly FileCategory[] = [
  {
    key: 'request',
    label: '申诉（修复）申请书',
    hint: '签名或盖章后上传',
    rule: 'standard',
    required: true,
  },
  {
    key: 'identity',
    label: '主体证明',
    hint: '营业执照或身份证件',
    rule: 'standard',
    required: true,
  },
  {
    key: 'decision',
    label: '认定文书',
    inCase: '异议申诉须提交',
    decidedBy: 'appealType',
    hint: '收到的失信认定决定书',
    rule: 'standard',
    when: isObjection,
    required: true,
  },
  {
    key: 'evidence',
    label: '证据',
    inCase: '异议申诉须提交',
    hint: '支持申诉理由的材料',
    rule: 'evidence',
    required: isObjection,
  },
  {
    key: 'promise',
    label: '守信承诺书',
    inCase: '信用修复、移出名单须提交',
    decidedBy: 'appealType',
    hint: '签名或盖章后上传，内容与表单中的承诺一致',
    rule: 'standard',
    when: isRepair,
    required: true,
  },
  {
    key: 'correction',
    label: '纠正证明',
    inCase: '信用修复、移出名单须提交',
    decidedBy: 'appealType',
    hint: '撤回申请、整改报告等',
    rule: 'standard',
    when: isRepair,
    required: true,
  },
  {
    key: 'performance',
    label: '履行处罚证明',
    inCase: '受到行政处罚或有裁决要履行的须提交',
    decidedBy: 'appealType',
    hint: '罚款缴纳凭证、裁决履行凭证等',
    rule: 'standard',
    when: isRepair,
    required: ({ behavior }) => typeof behavior === 'string' && PENALISED.includes(behavior),
  },
  {
    key: 'authorisation',
    label: '委托书',
    inCase: '委托代理的须提交',
    decidedBy: 'hasAgent',
    rule: 'standard',
    when: hasAgent,
    required: true,
  },
];
