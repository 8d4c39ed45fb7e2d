import { textOf } from '../../form/asked';
import type { PlainField } from '../../form/description';
import { checkApplicationNumber, patentTypeOfNumber } from '../../numbers/applicationNumber';
import { checkPatentDates } from '../../patentDates';
import { PATENT_KINDS, type PatentKind } from '../../patentLabels';

/** Requests are possible for patents filed from this day on (domain reference 2.2). */
const FIRST_FILING_DAY = '2009-10-01';

const WRONG_KIND = '仅实用新型和外观设计可请求专利权评价报告';

function isKind(text: string): text is PatentKind {
  return Object.hasOwn(PATENT_KINDS, text);
}

/** The patent that the report is about (domain reference 2.2, PATENT). */
export const patentFields: readonly PlainField[] = [
  {
    kind: 'text',
    key: 'patentNumber',
    label: '专利号',
    hint: '带校验位，如 202029900001.9；填好后点“查询”，下面的内容自动填写',
    maxLength: 20,
    required: true,
    part: 'patentLookup',
    check: (text, _, { today }) => {
      const checked = checkApplicationNumber(text, { today });
      if (!checked.ok) return checked;
      const kind = patentTypeOfNumber(checked.value.replace(/\..*$/, ''));
      return kind === 'INVENTION' ? { ok: false, code: 'KIND', message: WRONG_KIND } : checked;
    },
  },
  { kind: 'text', key: 'patentTitle', label: '专利名称', maxLength: 200, required: true },
  {
    kind: 'text',
    key: 'patentee',
    label: '专利权人',
    hint: '有多个时用分号隔开',
    maxLength: 300,
    required: true,
  },
  {
    kind: 'radio',
    key: 'patentKind',
    label: '专利类型',
    required: true,
    options: [
      { value: 'UTILITY', label: PATENT_KINDS.UTILITY },
      { value: 'DESIGN', label: PATENT_KINDS.DESIGN },
    ],
  },
  {
    kind: 'date',
    key: 'filingDate',
    label: '申请日',
    required: true,
    check: (day, _, { today }) => {
      if (day > today) return '申请日不能晚于今天';
      return day < FIRST_FILING_DAY
        ? '申请日在 2009-10-01 之前的专利不能请求专利权评价报告'
        : undefined;
    },
  },
  {
    kind: 'date',
    key: 'grantDate',
    label: '授权公告日',
    required: ({ requesterRole }, { form }) =>
      (form.requesterRole ?? requesterRole) !== 'APPLICANT',
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
