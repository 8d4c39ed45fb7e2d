import type { FileCategory, FormValues } from '../../form/description';

const isUsed = ({ implementation }: FormValues) =>
  implementation === 'FULL' || implementation === 'PARTIAL';

/** The documents of a request (domain reference 2.9, files). */
export const files: readonly FileCategory[] = [
  {
    key: 'ownership',
    label: '权属证明',
    hint: '专利证书、登记簿副本或受理通知书',
    rule: 'evidence',
    required: true,
  },
  {
    key: 'implementation',
    label: '实施证明',
    inCase: '已实施的须提交',
    hint: '产品照片、销售合同、检测报告等',
    rule: 'evidence',
    when: isUsed,
    required: ({ implementation }) => implementation === 'FULL',
  },
  {
    key: 'finance',
    label: '财务数据',
    inCase: '收益法、成本法须提交',
    hint: '相关产品的收入、成本明细，仅用于本次评估',
    rule: 'evidence',
    when: (values) => isUsed(values) || values.method === 'INCOME' || values.method === 'COST',
    required: ({ method }) => method === 'INCOME' || method === 'COST',
  },
  { key: 'contract', label: '许可或质押合同', rule: 'evidence' },
  { key: 'report', label: '专利权评价报告', rule: 'evidence' },
];
