import { textOf } from '../../form/asked';
import type { PlainField } from '../../form/description';
import { checkPartyName } from '../../personName';
import { deadlineOf, type HolidayCalendar, limitInWords } from '../../workflow/workingDays';
import { statementField } from '../statement';
import { OBJECTION_LIMIT, removalFrom, tooSoonAfter } from './gates';
import { isObjection } from './recordFields';

const notAfterToday = (label: string) => (day: string, _: unknown, context: { today: string }) =>
  day > context.today ? `${label}不能晚于今天` : undefined;

/** Why the decision is wrong, or why it can be lifted (domain reference 2.4). */
export function reasonFields(calendar: HolidayCalendar): readonly PlainField[] {
  return [
    {
      kind: 'date',
      key: 'receivedDate',
      label: '收到认定文书日期',
      hint: '以签收日期为准，如 2026-11-02',
      when: isObjection,
      required: true,
      check: (day, { decisionDate }, { today }) => {
        if (day > today) return '收到认定文书日期不能晚于今天';
        return day < textOf(decisionDate) ? '收到认定文书日期不能早于认定日期' : undefined;
      },
      warn: ({ receivedDate }, { today }) => {
        const received = textOf(receivedDate);
        if (!/^\d{4}-\d{2}-\d{2}$/.test(received) || received > today) return undefined;
        const { day } = deadlineOf(received, OBJECTION_LIMIT, calendar);
        return day < today
          ? `异议申诉期限为收到认定文书之日起 ${limitInWords(OBJECTION_LIMIT)}，已于 ${day} 届满，可能不予受理`
          : undefined;
      },
    },
    {
      kind: 'checks',
      key: 'grounds',
      label: '理由类别',
      when: isObjection,
      required: true,
      options: [
        { value: 'SUBJECT', label: '主体错误' },
        { value: 'FACTS', label: '事实不清' },
        { value: 'BASIS', label: '适用依据错误' },
        { value: 'PROCEDURE', label: '程序违法' },
        { value: 'CORRECTED', label: '已主动纠正' },
        { value: 'REVOKED', label: '认定文书已撤销' },
        { value: 'OTHER', label: '其他' },
      ],
    },
    statementField({
      key: 'reason',
      label: '事实与理由',
      hint: '写清认定的哪一部分有误，或怎样纠正了失信行为；20～3000 个字',
    }),
  ];
}

/** Wording of the promise that goes with a repair. */
const PROMISE =
  '本主体承诺：所提交的材料和陈述真实有效，失信行为已经停止并纠正；今后遵守知识产权法律法规，自觉接受监督；如有虚假承诺或再次失信，愿承担相应责任，并同意计入失信记录。';

/** That the matter has been put right, and the promise (domain reference 2.4). */
export const correctionFields: readonly PlainField[] = [
  {
    kind: 'yesNo',
    key: 'corrected',
    label: '是否已纠正失信行为',
    required: true,
    mustBe: { answer: true, message: '失信行为纠正后才能申请信用修复或移出名单' },
  },
  {
    kind: 'area',
    key: 'correctionDesc',
    label: '纠正情况',
    hint: '采取了哪些措施、结果如何，与上传的纠正证明一致',
    maxLength: 2000,
    required: true,
  },
  {
    kind: 'date',
    key: 'correctionDate',
    label: '纠正完成日期',
    required: true,
    check: notAfterToday('纠正完成日期'),
  },
  {
    kind: 'date',
    key: 'lastRepairDate',
    label: '上次修复日期',
    hint: '本主体以前修复过失信记录的填写',
    check: (day, { appealType, publishFrom }, { today }) => {
      if (day > today) return '上次修复日期不能晚于今天';
      const due = removalFrom({ publishFrom: textOf(publishFrom) });
      if (appealType === 'REMOVE' && today >= due) return undefined;
      const rule = tooSoonAfter(day, today);
      return rule && `${rule.reason}，${rule.from} 起可以申请`;
    },
  },
  { kind: 'tick', key: 'promise', label: '守信承诺', hint: PROMISE, required: true },
  {
    kind: 'text',
    key: 'promiseName',
    label: '承诺人',
    hint: '单位名称或本人姓名',
    maxLength: 100,
    required: true,
    check: checkPartyName('承诺人', (_, { form }) => form.applicantType === 'PERSON'),
  },
  {
    kind: 'date',
    key: 'promiseDate',
    label: '承诺日期',
    required: true,
    check: notAfterToday('承诺日期'),
  },
];
