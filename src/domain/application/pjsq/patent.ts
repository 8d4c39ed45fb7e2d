import { textOf } from '../../form/asked';
import type { FormContext, FormValues, PlainField, TextDescription } from '../../form/description';
import { checkApplicationNumber, patentTypeOfNumber } from '../../numbers/applicationNumber';
import { checkPatentDates } from '../../patentDates';
import { PATENT_KINDS, type PatentKind } from '../../patentLabels';
import { ROOM_FOR_CODE } from '../applicant';

/** Requests are possible for patents filed from this day on (domain reference 2.2). */
export const FIRST_FILING_DAY = '2009-10-01';

export const WRONG_KIND = '仅实用新型和外观设计可请求专利权评价报告';

export const TOO_OLD = `申请日在 ${FIRST_FILING_DAY} 之前的专利不能请求专利权评价报告`;

/**
 * Answer that is no field of the form: the number whose record filled the fields beside it. While
 * it is the number that stands in the form, those fields are shown and cannot be changed.
 */
export const RECORD_NUMBER = 'recordNumber';

function isKind(text: string): text is PatentKind {
  return Object.hasOwn(PATENT_KINDS, text);
}

/** Whether the record of the number that stands in the form has filled the fields. */
export function isFromRecord(values: FormValues, { today }: Pick<FormContext, 'today'>): boolean {
  const checked = checkApplicationNumber(textOf(values.patentNumber), { today });
  return checked.ok && values[RECORD_NUMBER] === checked.value;
}

/** What came from the record is shown only; what the record lacks can be filled in. */
const readOnlyIn =
  (key: string) =>
  (values: FormValues, context: FormContext): boolean =>
    textOf(values[key]) !== '' && isFromRecord(values, context);

/** A record that rules a request out is told here, since nothing else can be changed. */
const checkPatentNumber: TextDescription['check'] = (text, values, context) => {
  const checked = checkApplicationNumber(text, { today: context.today });
  if (!checked.ok) return checked;
  if (patentTypeOfNumber(checked.value) === 'INVENTION') {
    return { ok: false, code: 'KIND', message: WRONG_KIND };
  }
  const filing = textOf(values.filingDate);
  return filing !== '' && filing < FIRST_FILING_DAY && isFromRecord(values, context)
    ? { ok: false, code: 'TOO_OLD', message: TOO_OLD }
    : checked;
};

/** The kind that the number shows, when the one chosen is another. */
function otherKind({ patentNumber, patentKind }: FormValues): PatentKind | undefined {
  const kind = patentTypeOfNumber(textOf(patentNumber));
  const chosen = textOf(patentKind);
  return kind === null || chosen === '' || chosen === kind ? undefined : kind;
}

/** The patent that the report is about (domain reference 2.2). */
export const patentFields: readonly PlainField[] = [
  {
    kind: 'text',
    key: 'patentNumber',
    label: '专利号',
    hint: '带校验位，如 202029900001.X；填好后点“查询”，下面的内容自动填写',
    maxLength: ROOM_FOR_CODE,
    required: true,
    part: 'patentLookup',
    check: checkPatentNumber,
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
    options: [
      { value: 'UTILITY', label: PATENT_KINDS.UTILITY },
      { value: 'DESIGN', label: PATENT_KINDS.DESIGN },
    ],
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
    check: (day, _, { today }) => {
      if (day > today) return '申请日不能晚于今天';
      return day < FIRST_FILING_DAY ? TOO_OLD : undefined;
    },
  },
  {
    kind: 'date',
    key: 'grantDate',
    label: '授权公告日',
    hint: '申请人在办理登记手续时提出的，还没有公告可不填',
    required: ({ requesterRole }) => requesterRole !== 'APPLICANT',
    readOnly: readOnlyIn('grantDate'),
    check: (grant, { filingDate, patentKind }, { today }) => {
      const type = textOf(patentKind);
      const checked = checkPatentDates(
        { type: isKind(type) ? type : 'UTILITY', filing: textOf(filingDate), grant },
        { today },
      );
      // A wrong filing date is told at its own field.
      return !checked.ok && /grant|GRANT/.test(checked.code) ? checked.message : undefined;
    },
  },
];
