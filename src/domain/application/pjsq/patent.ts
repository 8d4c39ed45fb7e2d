import { textOf } from '../../form/asked';
import type { PlainField, TextDescription } from '../../form/description';
import { checkApplicationNumber, patentTypeOfNumber } from '../../numbers/applicationNumber';
import { PATENT_KINDS } from '../../patentLabels';
import {
  checkFilingDay,
  filingDateField,
  grantDateField,
  isFromRecord,
  patentFactFields,
  patentNumberField,
} from '../fields/patent';

/** Requests are possible for patents filed from this day on (domain reference 2.2). */
export const FIRST_FILING_DAY = '2009-10-01';

export const WRONG_KIND = '仅实用新型和外观设计可请求专利权评价报告';

export const TOO_OLD = `申请日在 ${FIRST_FILING_DAY} 之前的专利不能请求专利权评价报告`;

/** A record that rules a request out is told here, since nothing else can be changed. */
const checkPatentNumber: NonNullable<TextDescription['check']> = (text, values, context) => {
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

/** The patent that the report is about (domain reference 2.2). */
export const patentFields: readonly PlainField[] = [
  patentNumberField(checkPatentNumber),
  ...patentFactFields([
    { value: 'UTILITY', label: PATENT_KINDS.UTILITY },
    { value: 'DESIGN', label: PATENT_KINDS.DESIGN },
  ]),
  filingDateField(
    (day, values, context) =>
      checkFilingDay(day, values, context) ?? (day < FIRST_FILING_DAY ? TOO_OLD : undefined),
  ),
  grantDateField('UTILITY', {
    required: ({ requesterRole }) => requesterRole !== 'APPLICANT',
    hint: '申请人在办理登记手续时提出的，还没有公告可不填',
  }),
];
