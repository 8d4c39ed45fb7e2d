import { grouped } from '../grouped';
import { mask } from '../mask';
import {
  askedFields,
  askedSections,
  choicesOf,
  isBlank,
  isRegionKept,
  optionsOf,
  rowsOf,
  textOf,
} from './asked';
import type {
  FormContext,
  FormDescription,
  FormField,
  FormOption,
  FormValue,
  FormValues,
  PlainField,
} from './description';

/** One answer in words, as the check page, the view and the print show it. */
export interface AnswerLine {
  readonly path: string;
  readonly label: string;
  /** Undefined when nothing was answered. */
  readonly text: string | undefined;
  /** The same with personal data masked; equal to `text` where there is none. */
  readonly masked: string | undefined;
  /** Holds personal data that can be revealed. */
  readonly personal: boolean;
}

/** An entry of a list: its name with its number, and its answers. */
export interface AnswerEntry {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly AnswerLine[];
}

export interface AnswerBlock {
  readonly field: FormField;
  /** Of a plain field. */
  readonly line?: AnswerLine;
  /** Of a list field. */
  readonly entries?: readonly AnswerEntry[];
}

export interface AnswerSection {
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly AnswerBlock[];
}

/** Region code to name; the code itself where the name is not known. */
export type RegionName = (code: string) => string;

/** A typed number with its unit as the portal writes them: 56,000 万元, 18%. */
function quantityText(text: string, unit: string): string {
  const [whole = '', ...rest] = text.split('.');
  const known = /^(?:0|[1-9]\d*)$/.test(whole) ? [grouped(Number(whole)), ...rest].join('.') : text;
  return unit === '%' ? `${known}%` : `${known} ${unit}`;
}

/**
 * One answer in words; undefined when nothing was answered.
 *
 * @param options the choices of a field of choice; a value that is none of them stands as it is
 */
export function answerText(
  field: PlainField,
  value: FormValue | undefined,
  options: readonly FormOption[],
  regionName: RegionName,
): string | undefined {
  if (isBlank(value)) return undefined;
  switch (field.kind) {
    case 'yesNo':
      return value === true ? '是' : '否';
    case 'tick':
      return value === true ? '已勾选' : '未勾选';
    case 'region':
      return regionName(textOf(value));
    case 'radio':
    case 'select':
    case 'checks': {
      const chosen = field.kind === 'checks' ? choicesOf(value) : [textOf(value)];
      const label = (one: string) => options.find((option) => option.value === one)?.label ?? one;
      return chosen.map(label).join('、');
    }
    case 'text': {
      const text = textOf(value).trim();
      return field.unit === undefined ? text : quantityText(text, field.unit);
    }
    default:
      return textOf(value).trim();
  }
}

function lineOf(
  field: PlainField,
  path: string,
  values: FormValues,
  context: FormContext,
  regionName: RegionName,
): AnswerLine {
  const options = optionsOf(field, values, context) ?? [];
  const value = values[field.key];
  const told = answerText(field, value, options, regionName);
  const isBareCode =
    field.kind === 'region' && /^\d+$/.test(told ?? '') && isRegionKept(value, context);
  const text = isBareCode ? `${told}（地区名单没有加载出来，只有代码）` : told;
  const masked = text === undefined || !field.mask ? text : mask(field.mask, text);
  return { path, label: field.label, text, masked, personal: masked !== text };
}

/** All answers asked for, in words and in reading order. */
export function answersInWords(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
  regionName: RegionName,
): AnswerSection[] {
  const lines = (fields: readonly PlainField[], own: FormValues, prefix: string) =>
    askedFields(fields, own, context).map((field) =>
      lineOf(field, prefix + field.key, own, context, regionName),
    );
  const blockOf = (field: FormField): AnswerBlock => {
    if (field.kind !== 'list')
      return { field, line: lineOf(field, field.key, values, context, regionName) };
    return {
      field,
      entries: rowsOf(values[field.key]).map((row, index) => ({
        id: row.id,
        name: `${field.entryName} ${index + 1}`,
        lines: lines(field.fields, row.values, `${field.key}.${row.id}.`),
      })),
    };
  };
  return askedSections(description, values, context).map(({ key, title, fields }) => ({
    key,
    title,
    blocks: askedFields(fields, values, context).map(blockOf),
  }));
}
