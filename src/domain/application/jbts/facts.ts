import { choicesOf, textOf } from '../../form/asked';
import type { FormField } from '../../form/description';
import { statementField } from '../statement';
import { isAdjudication, isComplaint } from './kind';

/** Why an administrative adjudication is refused beside a suit (domain reference 2.3). */
const IN_LITIGATION = '已向法院起诉的不予受理';

/** What happened, and what is asked for (domain reference 2.3). */
export const factsFields: readonly FormField[] = [
  statementField({
    key: 'facts',
    label: '事实与理由',
    hint: '写清何时、何地、谁、做了什么，以及您的依据；20～3000 个字',
  }),
  {
    kind: 'checks',
    key: 'requests',
    label: '请求事项',
    when: isComplaint,
    required: true,
    options: [
      { value: 'STOP', label: '责令停止侵权' },
      { value: 'DESTROY', label: '销毁侵权产品、模具' },
      { value: 'MEDIATE', label: '调解赔偿' },
      { value: 'OTHER', label: '其他' },
    ],
  },
  {
    kind: 'area',
    key: 'requestOther',
    label: '其他请求',
    maxLength: 300,
    when: (values, context) =>
      isComplaint(values, context) && choicesOf(values.requests).includes('OTHER'),
    required: true,
  },
  {
    kind: 'area',
    key: 'comparison',
    label: '侵权比对说明',
    hint: '涉案产品或方法与权利要求（外观设计：图片或照片）逐项对照，说明相同或等同之处',
    maxLength: 3000,
    when: isAdjudication,
    required: true,
  },
  {
    kind: 'list',
    key: 'featureTable',
    label: '技术特征对照',
    entryName: '特征',
    hint: '可不填；每个技术特征一项',
    max: 50,
    distinctBy: ['claim', 'feature'],
    when: isAdjudication,
    fields: [
      {
        kind: 'text',
        key: 'claim',
        label: '权利要求',
        hint: '序号，如 1',
        maxLength: 10,
        required: true,
      },
      { kind: 'area', key: 'feature', label: '技术特征', maxLength: 500, required: true },
      { kind: 'area', key: 'product', label: '涉案产品的对应特征', maxLength: 500, required: true },
      {
        kind: 'radio',
        key: 'relation',
        label: '比对结论',
        required: true,
        options: [
          { value: 'SAME', label: '相同' },
          { value: 'EQUIVALENT', label: '等同' },
        ],
      },
    ],
  },
  {
    kind: 'radio',
    key: 'litigation',
    label: '是否已起诉或约定其他途径',
    hint: '就同一纠纷已向法院起诉、申请仲裁，或约定了其他解决途径',
    when: isComplaint,
    required: true,
    options: [
      { value: 'NO', label: '否' },
      { value: 'YES', label: '是' },
    ],
    check: (chosen, values, context) =>
      chosen === 'YES' && isAdjudication(values, context) ? IN_LITIGATION : undefined,
  },
];

/** Whether and how an answer is wanted; anonymous reports are asked after by number and code. */
export const replyFields: readonly FormField[] = [
  { kind: 'yesNo', key: 'expectReply', label: '是否需要回复', required: true },
  {
    kind: 'radio',
    key: 'replyBy',
    label: '回复方式',
    when: ({ expectReply }) => expectReply === true,
    required: true,
    options: [
      { value: 'SMS', label: '短信' },
      { value: 'PHONE', label: '电话' },
      { value: 'EMAIL', label: '邮件' },
      { value: 'MAIL', label: '邮寄', hint: '寄到您的详细地址' },
    ],
    check: (chosen, { contactEmail }) =>
      chosen === 'EMAIL' && textOf(contactEmail).trim() === ''
        ? '选择邮件回复的，请先填写联系邮箱'
        : undefined,
  },
];
