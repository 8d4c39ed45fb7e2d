import { textOf } from '../../form/asked';
import type { FormContext, FormValues, PlainField } from '../../form/description';
import { checkApplicationNumber, patentTypeOfNumber } from '../../numbers/applicationNumber';
import { checkPatentDates } from '../../patentDates';
import { PATENT_KINDS, type PatentKind, VALIDITY } from '../../patentLabels';
import { ROOM_FOR_CODE } from '../applicant';
import { isFromRecord } from '../pjsq/patent';

export const NOT_GRANTED = '还没有授权，不能评价稳定性；授权公告后再提出';

/** Whether a text is one of the three kinds of right. */
export function isPatentKind(text: string): text is PatentKind {
  return Object.hasOwn(PATENT_KINDS, text);
}

/** What came from the record is shown only; what the record lacks can be filled in. */
export const readOnlyIn =
  (key: string) =>
  (values: FormValues, context: FormContext): boolean =>
    textOf(values[key]) !== '' && isFromRecord(values, context);

/** The kind that the number shows, when the one chosen is another. */
function otherKind({ patentNumber, patentKind }: FormValues): PatentKind | undefined {
  const kind = patentTypeOfNumber(textOf(patentNumber));
  const chosen = textOf(patentKind);
  return kind === null || chosen === '' || chosen === kind ? undefined : kind;
}

/** The granted patent that is evaluated (domain reference 2.8). */
export const patentFields: readonly PlainField[] = [
  {
    kind: 'text',
    key: 'patentNumber',
    label: '专利号',
    hint: '带校验位，如 202029900001.X；填好后点“查询”，下面的内容自动填写',
    maxLength: ROOM_FOR_CODE,
    required: true,
    part: 'patentLookup',
    // A record that rules the evaluation out is told here: nothing else of it can be changed.
    check: (text, values, context) => {
      const checked = checkApplicationNumber(text, { today: context.today });
      return checked.ok && values.validity === 'PENDING' && isFromRecord(values, context)
        ? { ok: false, code: 'PENDING', message: `这件专利申请${NOT_GRANTED}` }
        : checked;
    },
  },
  {
    kind: 'text',
    key: 'patentTitle',
    label: '专利名称',
    maxLength: 200,
    required: true,
    readOnly: readOnlyIn('patentTitle'),
  },
  {
    kind: 'text',
    key: 'patentee',
    label: '专利权人',
    hint: '有多个时用分号隔开',
    maxLength: 300,
    required: true,
    readOnly: readOnlyIn('patentee'),
  },
  {
    kind: 'radio',
    key: 'patentKind',
    label: '专利类型',
    required: true,
    readOnly: readOnlyIn('patentKind'),
    options: Object.entries(PATENT_KINDS).map(([value, label]) => ({ value, label })),
    warn: (values) => {
      const kind = otherKind(values);
      return kind && `专利号显示这件专利是${PATENT_KINDS[kind]}，请核对`;
    },
  },
  {
    kind: 'date',
    key: 'filingDate',
    label: '申请日',
    required: true,
    readOnly: readOnlyIn('filingDate'),
    check: (day, _, { today }) => (day > today ? '申请日不能晚于今天' : undefined),
  },
  {
    kind: 'date',
    key: 'grantDate',
    label: '授权公告日',
    required: true,
    readOnly: readOnlyIn('grantDate'),
    check: (grant, { filingDate, patentKind }, { today }) => {
      const type = textOf(patentKind);
      const checked = checkPatentDates(
        { type: isPatentKind(type) ? type : 'INVENTION', filing: textOf(filingDate), grant },
        { today },
      );
      // A wrong filing date is told at its own field.
      return !checked.ok && /grant|GRANT/.test(checked.code) ? checked.message : undefined;
    },
  },
  {
    kind: 'radio',
    key: 'validity',
    label: '专利权状态',
    required: true,
    readOnly: readOnlyIn('validity'),
    options: Object.entries(VALIDITY).map(([value, label]) => ({ value, label })),
    check: (chosen) => (chosen === 'PENDING' ? NOT_GRANTED : undefined),
    warn: ({ validity }) =>
      validity === 'INVALID'
        ? '专利权已失效：仍可评价，但只能用于了解失效前的稳定性；被宣告无效的，请上传决定'
        : undefined,
  },
  {
    kind: 'radio',
    key: 'textSource',
    label: '授权文本来源',
    required: true,
    options: [
      { value: 'RECORD', label: '使用平台收录的授权文本' },
      { value: 'UPLOAD', label: '自行上传', hint: '在“上传材料”一步上传授权公告的全文' },
    ],
    warn: (values, context) =>
      values.textSource === 'RECORD' && !isFromRecord(values, context)
        ? '文本按专利号从平台取用，请点专利号下的“查询”核对；没有收录的，请选“自行上传”'
        : undefined,
  },
];
