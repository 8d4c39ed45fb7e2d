import { readCpc, readIpc } from '../classification/ipc';
import { type DateSpan, readDate } from '../patentDates';
import type { Comparison, LeafNode, PhraseNode, Span, TermNode } from './ast';
import { ENUMS, type FieldCode, type FieldType, fieldName, fieldType } from './fields';

/** Why a value does not suit its field, and where it stands. */
export interface ValueProblem extends Span {
  readonly code:
    | 'E_CMP_FIELD'
    | 'E_DATE_VALUE'
    | 'E_ENUM_VALUE'
    | 'E_IPC_FORMAT'
    | 'E_LOC_FORMAT'
    | 'E_NUMBER_FORMAT'
    | 'E_RANGE_FIELD'
    | 'E_RANGE_REVERSED';
  readonly text: string;
}

/** Any-string, exactly-one and none-or-one wildcard, as `tokenize` leaves them. */
const WILDCARDS = /[+%*#?]/g;

/** Whether a word holds a wildcard. */
export function hasWildcard(word: string): boolean {
  return word.search(WILDCARDS) !== -1;
}

/** Characters of a word that are no wildcards. */
export function literalLength(word: string): number {
  return Array.from(word.replace(WILDCARDS, '')).length;
}

/** Whether a field can be compared by order and searched by range. */
export function isOrdered(field: FieldCode): boolean {
  return ['date', 'year', 'int'].includes(fieldType(field));
}

/** Whether words of a field can be near one another. */
export function isProse(field: FieldCode): boolean {
  return ['text', 'name'].includes(fieldType(field));
}

/** A year, month or day; null for anything else, ranges included. */
export function readSingleDate(text: string): DateSpan | null {
  const span = readDate(text);
  return span?.precision === 'range' ? null : span;
}

/** What is wrong, still without its place. */
type Problem = Omit<ValueProblem, keyof Span>;

function orderedProblem(field: FieldCode, text: string): Problem | null {
  if (fieldType(field) === 'int') {
    if (/^\d{1,9}$/.test(text)) return null;
    return { code: 'E_NUMBER_FORMAT', text: `“${fieldName(field)}”应填写整数` };
  }
  if (fieldType(field) === 'year') {
    if (/^\d{4}$/.test(text) && readSingleDate(text)) return null;
    return { code: 'E_DATE_VALUE', text: `“${text}”不是年份，正确示例 2020` };
  }
  if (readSingleDate(text)) return null;
  const dateLike = /^\d{4}(?:\d{2}){0,2}$|^\d{4}[-./年]\d{1,2}(?:[-./月]\d{1,2}日?|月)?$/.test(
    text,
  );
  return {
    code: 'E_DATE_VALUE',
    text: dateLike ? `日期“${text}”不存在` : `“${text}”不是日期，正确示例 20200131、202001 或 2020`,
  };
}

/**
 * Class 01–32 with or without subclass. `readLoc` knows more spellings, but brings the titles of
 * all classes, which would be most of what this file weighs.
 */
const LOCARNO = /^(?:0?[1-9]|[12]\d|3[0-2])(?:-(?!00)\d{2})?$/;

/** A class cut by a wildcard is right when what is left of it is a class or the begin of one. */
function classProblem(field: FieldCode, text: string): Problem | null {
  const type = fieldType(field);
  const isClass = (symbol: string): boolean => {
    if (type === 'loc') return LOCARNO.test(symbol);
    return (type === 'ipc' ? readIpc(symbol) : readCpc(symbol)) !== null;
  };
  const stem = text.replace(/[+%*#?].*$/, '');
  const cut = stem !== text;
  if (isClass(cut ? stem.replace(/[/-]\d?$/, '') : text)) return null;
  if (cut && /^[A-HY]\d?$|^\d$/i.test(stem)) return null;
  if (type === 'loc') {
    return { code: 'E_LOC_FORMAT', text: `“${text}”不是有效的洛迦诺分类号，正确示例 14-03` };
  }
  const [system, example] = type === 'ipc' ? ['IPC', 'H01M10/0525'] : ['CPC', 'H01M2004/027'];
  const message = `“${text}”不是有效的 ${system} 分类号，正确示例 ${example}`;
  return { code: 'E_IPC_FORMAT', text: message };
}

function numberProblem(field: FieldCode, text: string): Problem | null {
  const digits = text.replace(/\D/g, '').length;
  if (digits >= 2 && /^[A-Z0-9.\-/()\s]+$/i.test(text.replace(WILDCARDS, ''))) return null;
  const hint = field === 'AN' ? '；检索申请人请用 PA=' : '';
  return { code: 'E_NUMBER_FORMAT', text: `“${fieldName(field)}”应填写号码${hint}` };
}

function enumProblem(field: FieldCode, text: string): Problem | null {
  const values = ENUMS[field] ?? [];
  if (values.includes(text)) return null;
  return { code: 'E_ENUM_VALUE', text: `“${fieldName(field)}”只能取：${values.join('、')}` };
}

const VALUE_CHECKS: Readonly<
  Partial<Record<FieldType, (field: FieldCode, text: string) => Problem | null>>
> = {
  date: orderedProblem,
  year: orderedProblem,
  int: orderedProblem,
  ipc: classProblem,
  cpc: classProblem,
  loc: classProblem,
  number: numberProblem,
  enum: enumProblem,
};

function singleProblem(field: FieldCode, node: TermNode | PhraseNode): ValueProblem | null {
  const problem = VALUE_CHECKS[fieldType(field)]?.(field, node.text);
  return problem ? { ...problem, from: node.from, to: node.to } : null;
}

/**
 * Checks a value against the type of its field (domain reference 4.1): dates exist, classes are
 * classes, numbers hold digits, list values are of the list, ranges run forwards.
 * @returns the problem, or null when the value suits the field
 */
export function valueProblem(
  field: FieldCode,
  comparison: Comparison,
  node: LeafNode,
): ValueProblem | null {
  if (node.kind === 'set') return null;
  if (node.kind !== 'range') return singleProblem(field, node);
  const at = { from: node.from, to: node.to };
  if (!isOrdered(field)) {
    return { code: 'E_RANGE_FIELD', text: `字段“${fieldName(field)}”不支持区间`, ...at };
  }
  if (comparison !== '=' && comparison !== '!=') {
    return { code: 'E_CMP_FIELD', text: `区间不能与“${comparison}”连用，请使用“=”`, ...at };
  }
  const problem = singleProblem(field, node.low) ?? singleProblem(field, node.high);
  if (problem) return problem;
  const number = fieldType(field) === 'int';
  const backwards = number
    ? Number(node.low.text) > Number(node.high.text)
    : (readSingleDate(node.low.text)?.from ?? '') > (readSingleDate(node.high.text)?.to ?? '');
  if (!backwards) return null;
  const what = number ? '起始值大于结束值' : '起始日期晚于结束日期';
  return { code: 'E_RANGE_REVERSED', text: what, ...at };
}
