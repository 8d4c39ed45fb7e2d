import {
  ENUMS,
  FIELDS,
  type FieldCode,
  fieldType,
  findField,
  type SearchField,
} from '@/domain/search/fields';
import { foldQuery, type Token, tokenize } from '@/domain/search/lexer';
import { isOrdered, isProse } from '@/domain/search/values';
import type { DictItem } from '@/services/data';
import type { PastSearch } from '../history/searchHistory';
import { endsOperand } from './pieces';

/** Something that can be put in place of what is typed. */
export interface Suggestion {
  /** What the list shows first, and what is inserted but for `insert`. */
  label: string;
  /** Chinese words beside it. */
  detail: string;
  insert: string;
}

/** What fits at a place of an expression. */
export interface Suggestions {
  /** Where the replaced text begins; it ends at the caret. */
  from: number;
  options: Suggestion[];
  /** Offered without being asked for. */
  eager: boolean;
}

/** Classes offered at once; a letter more narrows them. */
const MOST_CLASSES = 50;
const MOST_SETS = 50;

/** Characters of a past search shown beside its number. */
const LONGEST_DETAIL = 60;

/** The field whose value the tokens are in the middle of; undefined outside of clauses. */
export function openField(tokens: readonly Token[]): FieldCode | undefined {
  const fieldBefore = (comparison: number) => findField(tokens[comparison - 1]?.text ?? '');
  let last = tokens.length - 1;
  if (tokens[last]?.kind === 'comparison') return fieldBefore(last);
  for (let depth = 0; last >= 0; last--) {
    const kind = tokens[last]?.kind;
    if (kind === ')') depth++;
    else if (kind === '(' && depth > 0) depth--;
    else if (kind === '(' && tokens[last - 1]?.kind === 'comparison') return fieldBefore(last - 1);
  }
  return undefined;
}

/** How well a field suits what is typed, 0 best; undefined when it does not. */
function fieldRank({ code, aliases, names }: SearchField, typed: string): number | undefined {
  if (code.startsWith(typed)) return code.length - typed.length;
  if (aliases.some((alias) => alias.startsWith(typed))) return 5;
  return names.some((name) => foldQuery(name).toUpperCase().includes(typed)) ? 6 : undefined;
}

function fields(typed: string): Suggestion[] {
  return FIELDS.map((field) => ({ field, rank: fieldRank(field, typed) }))
    .filter((one): one is { field: SearchField; rank: number } => one.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ field: { code, names } }) => ({
      label: code,
      detail: names.join('、'),
      insert: `${code}=`,
    }));
}

/** Past searches by the beginning of their number. */
function sets(typed: string, searches: readonly PastSearch[]): Suggestion[] {
  if (!typed.startsWith('#')) return [];
  return searches
    .filter(({ number, operand }) => operand && `#${number}`.startsWith(typed))
    .slice(0, MOST_SETS)
    .map(({ number, operand }) => ({
      label: `#${number}`,
      detail: operand.slice(0, LONGEST_DETAIL),
      insert: `#${number}`,
    }));
}

function operators(field: FieldCode | undefined, typed: string): Suggestion[] {
  const distance = /^\d{1,2}/.exec(typed)?.[0] ?? '5';
  const near: [string, string][] = [
    [`${distance}W`, `按此顺序，相隔不超过 ${distance} 个字`],
    [`${distance}D`, `不分先后，相隔不超过 ${distance} 个字`],
    ['S', '在同一句'],
    ['P', '在同一段'],
    ['F', '在同一字段'],
  ];
  const all: [string, string][] = [
    ['AND', '并且'],
    ['OR', '或者'],
    ['NOT', '不含'],
    ...(field && isProse(field) ? near : []),
    ...(field && isOrdered(field) ? [['TO', '至'] as [string, string]] : []),
  ];
  return all
    .filter(([label]) => label.startsWith(typed))
    .map(([label, detail]) => ({ label, detail, insert: `${label} ` }));
}

function values(field: FieldCode, typed: string, classes: readonly DictItem[]): Suggestion[] {
  if (fieldType(field) === 'ipc') {
    return classes
      .filter(({ value, remark }) => value.startsWith(typed) || (typed && remark?.includes(typed)))
      .slice(0, MOST_CLASSES)
      .map(({ value, remark }) => ({ label: value, detail: remark ?? '', insert: value }));
  }
  return (ENUMS[field] ?? [])
    .filter((value) => value.includes(typed))
    .map((value) => ({ label: value, detail: '', insert: value }));
}

/**
 * What can stand at a place of an expression: field codes by code, alias or Chinese name, the
 * operators that suit the field, the values of fields with a list, IPC classes by symbol or title,
 * past searches by number.
 *
 * @param at offset of the caret
 * @param classes the class numbers of the initial state
 * @param searches the user's history, the newest first
 * @returns undefined where nothing can be proposed, such as inside quotes
 */
export function suggestionsAt(
  text: string,
  at: number,
  classes: readonly DictItem[],
  searches: readonly PastSearch[] = [],
): Suggestions | undefined {
  const tokens = tokenize(text);
  const here = tokens.find(({ from, to }) => from < at && at <= to);
  if (here?.kind === 'phrase' && (at < here.to || !here.closed)) return undefined;
  const from = here?.kind === 'word' ? here.from : at;
  const typed = foldQuery(text.slice(from, at)).toUpperCase();
  const before = tokens.filter(({ to }) => to <= from);
  const field = openField(before);
  const found = { from, eager: typed !== '' };
  // Complete words are no longer proposed: Enter would choose them and do nothing.
  const unfinished = ({ insert }: Suggestion) => insert.trimEnd() !== typed;
  if (endsOperand(before, before.length - 1)) {
    return { ...found, options: operators(field, typed).filter(unfinished) };
  }
  if (!field) {
    const options = [...sets(typed, searches).filter(unfinished), ...fields(typed)];
    return { ...found, options };
  }
  return { ...found, eager: true, options: values(field, typed, classes).filter(unfinished) };
}
