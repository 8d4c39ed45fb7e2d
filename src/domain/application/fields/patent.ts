import { textOf } from '../../form/asked';
import type { FormContext, FormOption, FormValues, PlainField } from '../../form/description';
import { checkApplicationNumber, patentTypeOfNumber } from '../../numbers/applicationNumber';
import { checkPatentDates } from '../../patentDates';
import { PATENT_KINDS, type PatentKind } from '../../patentLabels';
import { ROOM_FOR_CODE } from './room';

/**
 * Answer that is no field of the form: the number whose record filled the fields beside it. While
 * it is the number that stands in the form, those fields are shown and cannot be changed.
 */
export const RECORD_NUMBER = 'recordNumber';

type TextField = Extract<PlainField, { kind: 'text' }>;
type DateField = Extract<PlainField, { kind: 'date' }>;

/** Whether a text is one of the three kinds of right. */
export function isPatentKind(text: string): text is PatentKind {
  return Object.hasOwn(PATENT_KINDS, text);
}

/** Whether the record of the number that stands in the form has filled the fields. */
export function isFromRecord(values: FormValues, { today }: Pick<FormContext, 'today'>): boolean {
  const checked = checkApplicationNumber(textOf(values.patentNumber), { today });
  return checked.ok && values[RECORD_NUMBER] === checked.value;
}

/** What came from the record is shown only; what the record lacks can be filled in. */
export const readOnlyIn =
  (key: string, filled: (values: FormValues, context: FormContext) => boolean = isFromRecord) =>
  (values: FormValues, context: FormContext): boolean =>
    textOf(values[key]) !== '' && filled(values, context);

/**
 * That a number shows another kind of right than the one chosen, as a sentence.
 *
 * @returns undefined while one of them is missing and when they agree
 */
export function kindWarning(number: string, chosen: string): string | undefined {
  const shown = patentTypeOfNumber(number);
  return shown === null || chosen === '' || chosen === shown
    ? undefined
    : `专利号显示这件专利是${PATENT_KINDS[shown]}，请核对`;
}

/** The number of a granted patent, by which its record fills the fields below it. */
export function patentNumberField(check: NonNullable<TextField['check']>): PlainField {
  return {
    kind: 'text',
    key: 'patentNumber',
    label: '专利号',
    hint: '带校验位，如 202029900001.X；填好后点“查询”，下面的内容自动填写',
    maxLength: ROOM_FOR_CODE,
    required: true,
    part: 'patentLookup',
    check,
  };
}

/**
 * What a granted patent is called, whose it is, and of which kind.
 *
 * @param kinds those that can be chosen
 */
export function patentFactFields(kinds: readonly FormOption[]): readonly PlainField[] {
  return [
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
      options: kinds,
      warn: ({ patentNumber, patentKind }) => kindWarning(textOf(patentNumber), textOf(patentKind)),
    },
  ];
}

/** A filing date that has come. */
export const checkFilingDay: NonNullable<DateField['check']> = (day, _, { today }) =>
  day > today ? '申请日不能晚于今天' : undefined;

/** The filing date of a granted patent. */
export function filingDateField(check: NonNullable<DateField['check']>): PlainField {
  return {
    kind: 'date',
    key: 'filingDate',
    label: '申请日',
    required: true,
    readOnly: readOnlyIn('filingDate'),
    check,
  };
}

/**
 * The day on which the grant was announced.
 *
 * @param kindUnknown the kind of right whose dates are meant until one is chosen
 */
export function grantDateField(
  kindUnknown: PatentKind,
  { required, hint }: { required: NonNullable<DateField['required']>; hint?: string },
): PlainField {
  return {
    kind: 'date',
    key: 'grantDate',
    label: '授权公告日',
    ...(hint !== undefined && { hint }),
    required,
    readOnly: readOnlyIn('grantDate'),
    check: (grant, { filingDate, patentKind }, { today }) => {
      const kind = textOf(patentKind);
      const checked = checkPatentDates(
        { type: isPatentKind(kind) ? kind : kindUnknown, filing: textOf(filingDate), grant },
        { today },
      );
      // A wrong filing date is told at its own field.
      return !checked.ok && /grant|GRANT/.test(checked.code) ? checked.message : undefined;
    },
  };
}
