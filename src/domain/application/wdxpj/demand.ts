import { textOf } from '../../form/asked';
import type { FormField, FormValues } from '../../form/description';
import { addWorkingDays, type HolidayCalendar } from '../../workflow/workingDays';
import { checkNaming } from '../statement';

/** Working days that an expert needs at least (domain reference 2.8). */
const LEAST_DAYS = 5;

/** The earliest day that can be expected of an expert, `YYYY-MM-DD`. */
export function earliestDay(today: string, calendar: HolidayCalendar): string {
  return addWorkingDays(today, LEAST_DAYS, calendar);
}

const isStandard = ({ depth }: FormValues) => depth === 'STANDARD';
const hasReport = ({ hasReport: has }: FormValues) => has === true;

/**
 * What the evaluation is for, from whose side, and how deep it goes (domain reference 2.8).
 *
 * @param calendar working days
 */
export function demandFields(calendar: HolidayCalendar): readonly FormField[] {
  return [
    {
      kind: 'radio',
      key: 'purpose',
      label: '评价目的',
      required: true,
      options: [
        { value: 'LITIGATION', label: '维权诉讼' },
        { value: 'TRADE', label: '交易许可' },
        { value: 'PLEDGE', label: '质押融资' },
        { value: 'CONTRIBUTION', label: '作价入股' },
        { value: 'LISTING', label: '上市' },
        { value: 'DEFENCE', label: '无效应对' },
        { value: 'INTERNAL', label: '内部管理' },
      ],
    },
    {
      kind: 'radio',
      key: 'position',
      label: '立场',
      required: true,
      options: [
        { value: 'OWNER', label: '权利人' },
        { value: 'ACQUIRER', label: '受让方或被许可方' },
        { value: 'ACCUSED', label: '被控侵权方' },
        { value: 'NEUTRAL', label: '中立' },
      ],
    },
    {
      kind: 'radio',
      key: 'depth',
      label: '评价深度',
      required: true,
      options: [
        { value: 'QUICK', label: '快速', hint: '机器评价，提交后即得结果，仅供参考' },
        { value: 'STANDARD', label: '标准', hint: '由专家评价，受理后 10 个工作日内完成' },
      ],
    },
    {
      kind: 'date',
      key: 'expectDate',
      label: '期望完成日',
      hint: `可不填；专家评价至少需要 ${LEAST_DAYS} 个工作日`,
      when: isStandard,
      check: (day, _, { today }) => {
        const earliest = earliestDay(today, calendar);
        return day < earliest
          ? `专家评价至少需要 ${LEAST_DAYS} 个工作日，最早可选 ${earliest}`
          : undefined;
      },
    },
    {
      kind: 'area',
      key: 'disputeInfo',
      label: '争议情况',
      hint: '正在进行或可能发生的诉讼、无效宣告，对方的主张',
      maxLength: 2000,
    },
    {
      kind: 'list',
      key: 'knownDocs',
      label: '已知对比文件',
      entryName: '对比文件',
      hint: '自己知道的可能影响新颖性、创造性的文件，最多 20 项',
      max: 20,
      distinctBy: ['source'],
      fields: [
        {
          kind: 'text',
          key: 'source',
          label: '号码或出处',
          hint: '专利公开号，或论文、产品的出处',
          maxLength: 200,
          required: true,
          check: checkNaming,
        },
        {
          kind: 'area',
          key: 'note',
          label: '相关性说明',
          hint: '公开了哪些特征，影响哪几项权利要求',
          maxLength: 500,
        },
      ],
    },
    {
      kind: 'yesNo',
      key: 'hasReport',
      label: '是否有专利权评价报告',
      when: ({ patentKind }) => textOf(patentKind) !== 'INVENTION',
    },
    {
      kind: 'radio',
      key: 'reportConclusion',
      label: '评价报告的结论',
      required: true,
      when: (values) => hasReport(values) && textOf(values.patentKind) !== 'INVENTION',
      options: [
        { value: 'FULL', label: '全部符合授予专利权条件' },
        { value: 'PARTIAL', label: '部分符合授予专利权条件' },
        { value: 'NONE', label: '不符合授予专利权条件' },
      ],
    },
  ];
}
