import { DEFAULT_FIELD, type FieldCode, type FieldType, fieldType } from './fields';

/** How the value of a row relates to its field. */
export type FormRelation =
  | 'all'
  | 'any'
  | 'none'
  | 'phrase'
  | 'notPhrase'
  | 'is'
  | 'isNot'
  | 'range'
  | 'from'
  | 'to'
  | 'after'
  | 'before';

/** How the value of a row is typed. */
export type FormValueKind = 'words' | 'codes' | 'date' | 'year' | 'int' | 'choices';

const VALUE_KINDS: Readonly<Record<FieldType, FormValueKind>> = {
  text: 'words',
  name: 'words',
  code: 'words',
  number: 'codes',
  ipc: 'codes',
  cpc: 'codes',
  loc: 'codes',
  enum: 'choices',
  date: 'date',
  year: 'year',
  int: 'int',
};

type Labels = Readonly<Partial<Record<FormRelation, string>>>;

const TIME: Labels = {
  range: '从…至…',
  is: '在',
  from: '不早于',
  to: '不晚于',
  after: '晚于',
  before: '早于',
  isNot: '不在',
};

const WORDS: Labels = {
  all: '含全部词',
  any: '含任一词',
  phrase: '含词组',
  none: '不含任一词',
  notPhrase: '不含词组',
};

const CLASSES: Labels = { any: '属于任一', all: '同时属于', none: '不属于' };

/** The relations of a type of field in the order they are offered; the first is the usual one. */
const RELATIONS: Readonly<Record<FieldType, Labels>> = {
  text: WORDS,
  name: { ...WORDS, phrase: '全名为', notPhrase: '全名不为' },
  code: { any: '为任一', none: '不为任一', all: '同时为', phrase: '原文为', notPhrase: '原文不为' },
  number: { any: '为任一', none: '不为任一' },
  ipc: CLASSES,
  cpc: CLASSES,
  loc: CLASSES,
  enum: { any: '为任一', all: '同时为', none: '不为任一' },
  date: TIME,
  year: { ...TIME, is: '为', isNot: '不为' },
  int: {
    range: '从…至…',
    is: '等于',
    from: '不少于',
    to: '不多于',
    after: '大于',
    before: '小于',
    isNot: '不等于',
  },
};

/** Fields of several types in one row are told by the first. */
const typeOf = (fields: readonly FieldCode[]): FieldType => fieldType(fields[0] ?? DEFAULT_FIELD);

/** How values of these fields are typed; no field is the default field. */
export function valueKind(fields: readonly FieldCode[]): FormValueKind {
  return VALUE_KINDS[typeOf(fields)];
}

/** The relations these fields take with their Chinese names, the usual one first. */
export function formRelations(fields: readonly FieldCode[]): readonly [FormRelation, string][] {
  const all = Object.entries(RELATIONS[typeOf(fields)]) as [FormRelation, string][];
  // Words without a field stand in no clause, so nothing can be denied of them.
  if (fields.length === 0) return all.filter(([relation]) => !/^no/.test(relation));
  // A patent has one type and one state.
  const single = fields.some((field) => field === 'PT' || field === 'LSS');
  return single ? all.filter(([relation]) => relation !== 'all') : all;
}

/** The fields by subject, as a list offers them. */
export const FORM_FIELD_GROUPS: readonly { name: string; codes: readonly FieldCode[] }[] = [
  { name: '文字', codes: ['TAC', 'TI', 'AB', 'CLMS', 'ICLM', 'DESC', 'KW', 'TA', 'FT'] },
  { name: '人与地址', codes: ['PA', 'FPA', 'CPA', 'IN', 'FIN', 'AG', 'AT', 'AA', 'CO'] },
  { name: '日期', codes: ['AD', 'PD', 'GD', 'PRD', 'AY', 'PY'] },
  { name: '分类', codes: ['IC', 'MIC', 'CPC', 'LOC'] },
  { name: '号码', codes: ['AN', 'PN', 'PR', 'IAN', 'IPN', 'CT'] },
  { name: '类型与状态', codes: ['PT', 'LSS', 'LS', 'OP'] },
  { name: '数量', codes: ['CTD', 'CLN'] },
];
