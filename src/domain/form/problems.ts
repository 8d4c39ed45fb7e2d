import { parseIsoDay } from '../calendar';
import {
  askedFields,
  askedSections,
  choicesOf,
  isBlank,
  isReadOnly,
  isRequired,
  optionsOf,
  rowsOf,
  textOf,
} from './asked';
import type {
  ChoiceDescription,
  FormContext,
  FormDescription,
  FormField,
  FormValue,
  FormValues,
  ListDescription,
  PlainField,
} from './description';

/** What keeps a form from being sent. */
export interface FormProblem {
  /** Key of the section, or `files`, `consent`. */
  readonly section: string;
  /** `patentNumber`, or `respondents.<row id>.name`. */
  readonly path: string;
  readonly message: string;
}

const CHOSEN: readonly FormField['kind'][] = ['radio', 'select', 'checks', 'date', 'region'];

/** The sentence for a required answer that is missing. */
export function missingMessage({ kind, label }: FormField): string {
  if (kind === 'yesNo') return `请回答：${label}`;
  if (kind === 'tick') return `请勾选：${label}`;
  if (kind === 'list') return `请添加${label}`;
  return `${CHOSEN.includes(kind) ? '请选择' : '请填写'}${label}`;
}

const lengthOf = (text: string) => Array.from(text).length;

function textProblem(
  field: Extract<PlainField, { kind: 'text' | 'area' }>,
  text: string,
  values: FormValues,
  context: FormContext,
): string | undefined {
  const length = lengthOf(text.trim());
  if (length > field.maxLength) {
    return `${field.label}最多 ${field.maxLength} 个字，现有 ${length} 个字`;
  }
  if (field.kind === 'area' && field.minLength !== undefined && length < field.minLength) {
    return `${field.label}至少 ${field.minLength} 个字，现有 ${length} 个字`;
  }
  const checked = field.check?.(text, values, context);
  return checked && !checked.ok ? checked.message : undefined;
}

function choiceProblem(
  field: ChoiceDescription,
  value: FormValue,
  values: FormValues,
  context: FormContext,
): string | undefined {
  const chosen = field.kind === 'checks' ? choicesOf(value) : [textOf(value)];
  // Choices that have not come cannot refuse what was chosen from them before.
  const options = optionsOf(field, values, context);
  const known = chosen.every((one) => options?.some((option) => option.value === one) ?? true);
  if (!known) return `请重新选择${field.label}，原来的选项已不适用`;
  for (const one of chosen) {
    const message = field.check?.(one, values, context);
    if (message !== undefined) return message;
  }
  return undefined;
}

function plainProblem(
  field: PlainField,
  value: FormValue,
  values: FormValues,
  context: FormContext,
): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'area':
      return textProblem(field, textOf(value), values, context);
    case 'date': {
      const day = textOf(value);
      if (parseIsoDay(day) === null) return `${field.label}应为存在的日期，例如 2024-03-15`;
      return field.check?.(day, values, context);
    }
    case 'radio':
    case 'select':
    case 'checks':
      return choiceProblem(field, value, values, context);
    case 'yesNo':
    case 'tick':
      return field.mustBe && field.mustBe.answer !== value ? field.mustBe.message : undefined;
    case 'region':
      return /^\d{6}$/.test(textOf(value)) ? undefined : `请选择${field.label}`;
  }
}

/** What is wrong with the number of entries of a list. */
function countProblem(field: ListDescription, count: number, required: boolean) {
  const min = field.min ?? (required ? 1 : 0);
  if (count < min) return min === 1 ? missingMessage(field) : `${field.label}至少 ${min} 项`;
  return count > field.max ? `${field.label}最多 ${field.max} 项` : undefined;
}

/** What is wrong with one answer; undefined when nothing is. Entries of lists answer for themselves. */
export function fieldProblem(
  field: FormField,
  values: FormValues,
  context: FormContext,
): string | undefined {
  const value = values[field.key];
  const required = isRequired(field, values, context);
  if (field.kind === 'list') {
    const rows = rowsOf(value);
    return countProblem(field, rows.length, required) ?? field.check?.(rows, values, context);
  }
  if (isBlank(value) || value === undefined || (field.kind === 'tick' && value === false)) {
    return required ? missingMessage(field) : undefined;
  }
  return isReadOnly(field, values, context)
    ? undefined
    : plainProblem(field, value, values, context);
}

const NOTHING_BUT_SPACE = /\s+/g;

/** Entries that equal an earlier one: path and message naming both. */
function repeatedEntries(field: ListDescription, values: FormValues) {
  const { distinctBy } = field;
  if (!distinctBy) return [];
  const first = new Map<string, number>();
  return rowsOf(values[field.key]).flatMap((row, index) => {
    const texts = distinctBy.map((key) =>
      textOf(row.values[key]).replace(NOTHING_BUT_SPACE, '').toUpperCase(),
    );
    if (texts.every((text) => text === '')) return [];
    const identity = texts.join('\n');
    const earlier = first.get(identity);
    if (earlier === undefined) {
      first.set(identity, index);
      return [];
    }
    const name = field.entryName;
    return [
      {
        path: `${field.key}.${row.id}.${distinctBy[0]}`,
        message: `第 ${index + 1} 个${name}与第 ${earlier + 1} 个${name}重复`,
      },
    ];
  });
}

function entryProblems(field: ListDescription, values: FormValues, context: FormContext) {
  const own = rowsOf(values[field.key]).flatMap((row, index) =>
    askedFields(field.fields, row.values, context).flatMap((part) => {
      const message = fieldProblem(part, row.values, context);
      if (message === undefined) return [];
      return [
        {
          path: `${field.key}.${row.id}.${part.key}`,
          message: `第 ${index + 1} 个${field.entryName}：${message}`,
        },
      ];
    }),
  );
  return [...own, ...repeatedEntries(field, values)];
}

/** Everything wrong with the fields given, in reading order. */
export function fieldsProblems(
  fields: readonly FormField[],
  values: FormValues,
  context: FormContext,
): Omit<FormProblem, 'section'>[] {
  return askedFields(fields, values, context).flatMap((field) => {
    const message = fieldProblem(field, values, context);
    const own = message === undefined ? [] : [{ path: field.key, message }];
    return field.kind === 'list' ? [...own, ...entryProblems(field, values, context)] : own;
  });
}

/** Everything that keeps the answers from being sent, in reading order. */
export function answerProblems(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
): FormProblem[] {
  return askedSections(description, values, context).flatMap(({ key, fields }) =>
    fieldsProblems(fields, values, context).map((problem) => ({ section: key, ...problem })),
  );
}

/** Remarks that do not block, by path. */
export function answerWarnings(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
): ReadonlyMap<string, string> {
  const remarks = new Map<string, string>();
  const note = (path: string, field: FormField, own: FormValues) => {
    const remark = field.warn?.(own, context);
    if (remark !== undefined) remarks.set(path, remark);
  };
  for (const { fields } of askedSections(description, values, context)) {
    for (const field of askedFields(fields, values, context)) {
      note(field.key, field, values);
      if (field.kind !== 'list') continue;
      for (const row of rowsOf(values[field.key])) {
        for (const part of askedFields(field.fields, row.values, context)) {
          note(`${field.key}.${row.id}.${part.key}`, part, row.values);
        }
      }
    }
  }
  return remarks;
}
