import { parseQuery } from '@/components/search/readQuery';
import { FIELDS } from '@/domain/search/fields';
import { emptyRow, type FormRow, formFromAst, formText } from '@/domain/search/form';
import { formRelations } from '@/domain/search/formFields';
import type { ParseResult } from '@/domain/search/parser';
import { isPlainObject } from '@/storage';

/** A row on the screen, which keeps its identity when it moves. */
export interface FormEntry {
  id: number;
  row: FormRow;
}

const JOINERS: readonly unknown[] = ['AND', 'OR', 'NOT'];
const CODES: readonly unknown[] = FIELDS.map(({ code }) => code);

function isRow(row: unknown): row is FormRow {
  if (!isPlainObject(row) || !JOINERS.includes(row.joiner)) return false;
  if (row.kind === 'kept') return typeof row.expression === 'string';
  const { kind, fields, relation, value, upTo } = row;
  if (kind !== 'field' || typeof value !== 'string' || typeof upTo !== 'string') return false;
  if (!Array.isArray(fields) || !fields.every((code) => CODES.includes(code))) return false;
  return formRelations(fields).some(([one]) => one === relation);
}

/** Entries as they were kept; undefined when what was kept is none. */
export function readEntries(kept: unknown): FormEntry[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const isEntry = (entry: unknown): entry is FormEntry =>
    isPlainObject(entry) && typeof entry.id === 'number' && isRow(entry.row);
  return kept.every(isEntry) ? kept : undefined;
}

/** A row with an identity of its own among the entries. */
export function withRow(entries: readonly FormEntry[], row: FormRow): FormEntry[] {
  return [...entries, { id: Math.max(0, ...entries.map(({ id }) => id)) + 1, row }];
}

const entriesOf = (rows: readonly FormRow[]): FormEntry[] =>
  rows.map((row, index) => ({ id: index + 1, row }));

/** The rows an empty form begins with. */
export function startingEntries(): FormEntry[] {
  return entriesOf([emptyRow('TAC'), emptyRow('PA'), emptyRow('AD'), emptyRow('IC')]);
}

/** The rows of an expression; null when it has an error. */
export function expressionEntries(expression: string): FormEntry[] | null {
  if (!expression.trim()) return startingEntries();
  const parsed = parseQuery(expression);
  return parsed.ok ? entriesOf(formFromAst(parsed.ast)) : null;
}

/** Whether the rows may be exchanged: an exclusion cannot be the first. */
export function canSwap(entries: readonly FormEntry[], upper: number): boolean {
  const lower = entries[upper + 1];
  return upper >= 0 && lower !== undefined && !(upper === 0 && lower.row.joiner === 'NOT');
}

/** Exchanges a row with the one below; of the first two each takes over the joiner of its place. */
export function swapped(entries: readonly FormEntry[], upper: number): FormEntry[] {
  const [first, second] = [entries[upper], entries[upper + 1]];
  if (!first || !second || !canSwap(entries, upper)) return [...entries];
  const joined = (entry: FormEntry, joiner: FormRow['joiner']): FormEntry => ({
    ...entry,
    row: { ...entry.row, joiner },
  });
  const pair =
    upper === 0
      ? [joined(second, first.row.joiner), joined(first, second.row.joiner)]
      : [second, first];
  return [...entries.slice(0, upper), ...pair, ...entries.slice(upper + 2)];
}

/** What the rows say together. */
export interface ReadForm {
  /** In normal spelling, or as typed when it has an error. */
  q: string;
  /** Undefined when nothing is filled in. */
  parsed: ParseResult | undefined;
}

/** Reads rows as one query. */
export function readForm(entries: readonly FormEntry[]): ReadForm {
  const text = formText(entries.map(({ row }) => row));
  const parsed = text ? parseQuery(text) : undefined;
  return { q: parsed?.ok ? parsed.canonical : text, parsed };
}
