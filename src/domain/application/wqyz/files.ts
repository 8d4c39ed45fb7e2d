import type { FileCategory } from '../../form/description';
import { asksFor } from './aid';

/** The documents of a request (domain reference 2.5, files). */
export const files: readonly FileCategory[] = [
  {
    key: 'form',
    label: '维权援助申请表',
    hint: '下载模板填写，签名或盖章后上传',
    rule: 'standard',
    required: true,
    max: 1,
    template: 'WQYZ_REQUEST_TEMPLATE',
  },
  {
    key: 'identity',
    label: '身份证明',
    hint: '营业执照或身份证件',
    rule: 'standard',
    required: true,
  },
  {
    key: 'right',
    label: '权利证明',
    inCase: '权利人须提交',
    hint: '如专利证书、商标注册证',
    rule: 'standard',
    required: ({ disputeRole }) => disputeRole === 'OWNER',
  },
  {
    key: 'cause',
    label: '事由证明材料',
    hint: '如侵权线索、往来函件、受理通知、对方主张',
    rule: 'evidence',
    required: true,
  },
  {
    key: 'hardship',
    label: '经济困难证明',
    inCase: '申请经费资助的须提交',
    decidedBy: 'aidTypes',
    rule: 'standard',
    when: asksFor('FUND'),
    required: true,
  },
  {
    key: 'authorisation',
    label: '委托书',
    inCase: '委托代理的须提交',
    decidedBy: 'hasAgent',
    rule: 'standard',
    when: ({ hasAgent: agent }) => agent === true,
    required: true,
  },
];
