import { textOf } from '../../form/asked';
import type { ListDescription } from '../../form/description';
import { checkApplicationNumber } from '../../numbers/applicationNumber';
import { PATENT_KINDS, VALIDITY } from '../../patentLabels';
import { checkFilingDay, kindWarning } from '../fields/patent';
import { ROOM_FOR_CODE } from '../fields/room';
import { recordPrefill } from '../pjsq/prefill';
import { checkNaming } from '../statement';
import type { AssessedPatent } from '../wdxpj/prefill';

/** Patents that can be evaluated together. */
export const MOST_PATENTS = 20;

/** The answers on one patent that its record gives; what it lacks is blank. */
export function valuedPatent(record: AssessedPatent): Readonly<Record<string, string>> {
  const { patentNumber, patentTitle, patentee, patentKind, filingDate } = recordPrefill(record);
  return {
    number: textOf(patentNumber),
    title: textOf(patentTitle),
    owner: textOf(patentee),
    kind: textOf(patentKind),
    filingDate: textOf(filingDate),
    status: record.validity ?? '',
  };
}

/** The patents that are evaluated, granted or pending, each once (domain reference 2.9). */
export const patentsField: ListDescription = {
  kind: 'list',
  key: 'patents',
  label: '评估专利',
  entryName: '专利',
  hint: '每件专利一项，填好专利号点“查询这件专利”，其余自动填写',
  required: true,
  max: MOST_PATENTS,
  distinctBy: ['number'],
  fields: [
    {
      kind: 'text',
      key: 'number',
      label: '专利号（申请号）',
      hint: '带校验位，如 202029900001.X',
      maxLength: ROOM_FOR_CODE,
      required: true,
      part: 'patentEntry',
      check: (text, _, { today }) => checkApplicationNumber(text, { today }),
    },
    {
      kind: 'text',
      key: 'title',
      label: '专利名称',
      maxLength: 200,
      required: true,
      check: checkNaming,
    },
    {
      kind: 'text',
      key: 'owner',
      label: '专利权人（申请人）',
      hint: '有多个时用分号隔开',
      maxLength: 300,
      required: true,
      check: checkNaming,
    },
    {
      kind: 'radio',
      key: 'kind',
      label: '专利类型',
      required: true,
      options: Object.entries(PATENT_KINDS).map(([value, label]) => ({ value, label })),
      warn: ({ number, kind }) => kindWarning(textOf(number), textOf(kind)),
    },
    {
      kind: 'date',
      key: 'filingDate',
      label: '申请日',
      required: true,
      check: (day, values, context) => {
        const problem = checkFilingDay(day, values, context);
        if (problem !== undefined) return problem;
        const base = textOf(context.form.baseDate);
        return base !== '' && day > base ? '申请日不能晚于评估基准日' : undefined;
      },
    },
    {
      kind: 'radio',
      key: 'status',
      label: '法律状态',
      required: true,
      options: Object.entries(VALIDITY).map(([value, label]) => ({ value, label })),
      check: (chosen) =>
        chosen === 'INVALID' ? '已失效的专利不能评价价值，请删除这一项' : undefined,
      warn: ({ status }) =>
        status === 'PENDING' ? '还没有授权，法律价值按审中计算，授权后请重新评估' : undefined,
    },
  ],
};
