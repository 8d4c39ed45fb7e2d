import { addDays } from '../../calendar';
import type { PlainField } from '../../form/description';

/** Days that the base date may lie back (domain reference 2.9). */
const BASE_DATE_DAYS = 365;

/** What the value is wanted for, as of when, and how it is found (domain reference 2.9). */
export const taskFields: readonly PlainField[] = [
  {
    kind: 'radio',
    key: 'scene',
    label: '评估场景',
    hint: '按 GB/T 42748，不同场景的权重不同，结果页可以调整和比较',
    required: true,
    options: [
      { value: 'MANAGE', label: '管理', hint: '分级分类管理' },
      { value: 'LICENSE', label: '许可转让' },
      { value: 'FINANCE', label: '金融', hint: '质押、保险、证券化' },
      { value: 'REPORT', label: '财务报告' },
      { value: 'INFRINGE', label: '侵权救济' },
      { value: 'OTHER', label: '其他' },
    ],
  },
  {
    kind: 'date',
    key: 'baseDate',
    label: '评估基准日',
    hint: `今天或之前 ${BASE_DATE_DAYS} 天以内的一天`,
    required: true,
    check: (day, _, { today }) => {
      if (day > today) return '评估基准日不能晚于今天';
      const earliest = addDays(today, -BASE_DATE_DAYS);
      return day < earliest ? `评估基准日最早为 ${earliest}` : undefined;
    },
  },
  {
    kind: 'radio',
    key: 'method',
    label: '评估方法',
    required: true,
    options: [
      { value: 'INDEX', label: '指标评价', hint: '提交后即得机器评价结果，仅供参考' },
      { value: 'INCOME', label: '收益法', hint: '需要收入和收益率' },
      { value: 'MARKET', label: '市场法', hint: '需要可比交易' },
      { value: 'COST', label: '成本法', hint: '需要研发投入和维持成本' },
    ],
  },
];
