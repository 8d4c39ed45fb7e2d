import { textOf } from '../../form/asked';
import type { FormContext, FormOption, FormValues, PlainField } from '../../form/description';
import { APPEAL_TYPES, type AppealType, appealGates } from './gates';
import { BEHAVIORS, behaviorText, type DishonestyRecord, LEVELS, type Level } from './record';

/**
 * Name under which the screen offers the subject's own records, and those of which nobody can tell
 * whose they are. One about which nothing can be asked for says why when it is chosen.
 */
export const OWN_RECORDS = 'ownRecords';

/** In the order in which they are told. */
export const APPEALS: readonly AppealType[] = ['OBJECTION', 'REPAIR', 'REMOVE'];

const optionsFrom = (labels: Readonly<Record<string, string>>): FormOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A record as a choice of the form. */
export function recordOption(
  record: Pick<DishonestyRecord, 'id' | 'decisionNo' | 'decisionDate' | 'behavior'>,
): FormOption {
  const about = [record.decisionDate, behaviorText(record)].filter(Boolean).join('，');
  return { value: record.id, label: `${record.decisionNo || '认定文书号不详'}（${about}）` };
}

/** The answers that the chosen record gives; they are shown and cannot be changed. */
export function recordPrefill(record: DishonestyRecord): FormValues {
  return {
    recordId: record.id,
    subjectName: record.subjectName,
    subjectCode: record.subjectCode,
    behavior: record.behavior ?? '',
    level: record.level ?? '',
    decisionNo: record.decisionNo,
    decisionOrg: record.decisionOrg,
    decisionDate: record.decisionDate,
    publishFrom: record.publishFrom,
    repairableFrom: record.repairableFrom,
  };
}

/** Answer that is no field of the form: why this kind of request is refused for the chosen record. */
const refusalKey = (type: AppealType) => `refused${type}`;

/** Why each kind of request about a record is refused; '' where none is, over an earlier record's. */
export function refusalAnswers(gates: ReturnType<typeof appealGates>): FormValues {
  return Object.fromEntries(
    APPEALS.map((type) => {
      const gate = gates[type];
      return [refusalKey(type), gate.open ? '' : gate.reason];
    }),
  );
}

/** Answer that is no field of the form: the record of which the form holds what is known of it. */
export const READ_RECORD = 'readRecord';

/** Why nothing can be asked for about the chosen record; undefined when something can. */
function closedForAll(values: FormValues): string | undefined {
  const reasons = APPEALS.map((type) => textOf(values[refusalKey(type)]));
  return reasons.includes('') ? undefined : reasons[0];
}

export const isObjection = ({ appealType }: FormValues) => appealType === 'OBJECTION';

/** Repair or removal: both ask for correction and promise. */
export const isRepair = ({ appealType }: FormValues) =>
  appealType === 'REPAIR' || appealType === 'REMOVE';

export function isAppealType(text: string): text is AppealType {
  return Object.hasOwn(APPEAL_TYPES, text);
}

function isLevel(text: string): text is Level {
  return Object.hasOwn(LEVELS, text);
}

/**
 * Why a request of that kind is not possible: as the list of the subject's own records had it when
 * the record was chosen, else as far as the record and the day tell.
 */
function closedFor(appealType: string, values: FormValues, today: string): string | undefined {
  if (!isAppealType(appealType)) return undefined;
  const known = textOf(values[refusalKey(appealType)]);
  if (known !== '') return known;
  const level = textOf(values.level);
  if (!isLevel(level)) return undefined;
  const gate = appealGates(
    {
      id: textOf(values.recordId),
      level,
      decisionDate: textOf(values.decisionDate),
      publishFrom: textOf(values.publishFrom),
      repairableFrom: textOf(values.repairableFrom),
      repairStatus: 'NONE',
    },
    { today },
  )[appealType];
  return gate.open ? undefined : gate.reason;
}

const shown = (field: PlainField): PlainField => ({
  ...field,
  readOnly: true,
  when: ({ recordId }) => textOf(recordId) !== '',
});

/** The record, with what it says, and what is asked for about it (domain reference 2.4). */
export const recordFields: readonly PlainField[] = [
  {
    kind: 'radio',
    key: 'recordId',
    label: '失信记录',
    hint: '已有在办申请、已修复的记录不能再申请',
    required: true,
    options: OWN_RECORDS,
    part: 'recordPicker',
    check: (chosen: string, values: FormValues) =>
      isLevel(textOf(values.level)) || textOf(values[READ_RECORD]) === chosen
        ? closedForAll(values)
        : '没有读到这条记录的内容，请重新选择失信记录',
  },
  shown({ kind: 'text', key: 'subjectName', label: '失信主体', maxLength: 100 }),
  shown({ kind: 'text', key: 'subjectCode', label: '主体代码', maxLength: 18 }),
  shown({ kind: 'text', key: 'decisionNo', label: '认定文书号', maxLength: 80 }),
  shown({ kind: 'text', key: 'decisionOrg', label: '认定机关', maxLength: 100 }),
  shown({ kind: 'date', key: 'decisionDate', label: '认定日期' }),
  shown({
    kind: 'select',
    key: 'behavior',
    label: '失信行为',
    options: optionsFrom(BEHAVIORS),
  }),
  shown({ kind: 'select', key: 'level', label: '失信程度', options: optionsFrom(LEVELS) }),
  shown({ kind: 'date', key: 'publishFrom', label: '列入日期' }),
  shown({ kind: 'date', key: 'repairableFrom', label: '可申请修复的起始日期' }),
  {
    kind: 'radio',
    key: 'appealType',
    label: '申请类型',
    required: true,
    options: [
      { value: 'OBJECTION', label: APPEAL_TYPES.OBJECTION, hint: '认为认定有误' },
      { value: 'REPAIR', label: APPEAL_TYPES.REPAIR, hint: '一般失信，已纠正，期限已满' },
      { value: 'REMOVE', label: APPEAL_TYPES.REMOVE, hint: '严重违法失信，已纠正，期限已满' },
    ],
    check: (chosen: string, values: FormValues, { today }: FormContext) =>
      closedFor(chosen, values, today),
  },
];
