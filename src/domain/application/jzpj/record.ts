import type { FormField } from '../../form/description';

const LONGEST = 500;

/** The indicators of technical value that the applicant may judge (domain reference 6.1, T). */
const SELF_INDICATORS = [
  { value: 'T11', label: '技术效果' },
  { value: 'T12', label: '创新程度与被引' },
  { value: 'T21', label: '替代方案' },
  { value: 'T22', label: '规避难度' },
  { value: 'T31', label: '应用领域广度' },
  { value: 'T41', label: '配套技术依存' },
  { value: 'T51', label: '成熟度等级' },
  { value: 'T61', label: '领域申请趋势' },
  { value: 'T62', label: '生命周期阶段' },
] as const;

const MARKS = ['1 分：差', '2 分：较差', '3 分：一般', '4 分：较好', '5 分：好'];

/** What has been done with the patents, and how the applicant judges them (domain reference 2.9). */
export const recordFields: readonly FormField[] = [
  {
    kind: 'area',
    key: 'operations',
    label: '运营情况',
    hint: '许可、转让、质押、作价入股、诉讼和无效宣告',
    maxLength: LONGEST,
  },
  {
    kind: 'area',
    key: 'standards',
    label: '标准',
    hint: '写入的标准名称和编号，是否必要专利',
    maxLength: LONGEST,
  },
  { kind: 'area', key: 'awards', label: '获奖', hint: '专利奖、科技奖等', maxLength: LONGEST },
  {
    kind: 'list',
    key: 'techSelf',
    label: '技术自评',
    entryName: '自评',
    hint: '对技术价值的指标自己打分，并写明依据；结果中会注明是自评',
    max: SELF_INDICATORS.length,
    distinctBy: ['indicator'],
    fields: [
      {
        kind: 'select',
        key: 'indicator',
        label: '指标',
        required: true,
        options: SELF_INDICATORS.map(({ value, label }) => ({ value, label })),
      },
      {
        kind: 'radio',
        key: 'score',
        label: '评分',
        required: true,
        options: MARKS.map((label, index) => ({ value: String(index + 1), label })),
      },
      { kind: 'area', key: 'basis', label: '依据', maxLength: LONGEST },
    ],
  },
];
