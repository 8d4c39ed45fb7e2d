import { rowsOf } from '@/domain/form/asked';
import type {
  FormDescription,
  FormField,
  FormRow,
  FormValue,
  FormValues,
} from '@/domain/form/description';

/** What a path names: `patentNumber`, or `respondents.<row id>.name`. */
export interface Place {
  readonly section: string;
  readonly field: FormField;
  /** The list and the entry, of a field of an entry. */
  readonly list?: string;
  readonly row?: string;
}

/** The path of a field of an entry. */
export function entryPath(list: string, row: string, key: string): string {
  return `${list}.${row}.${key}`;
}

/** The field that a control belongs to: further controls of a field, `region-1`, follow a dash. */
export function fieldPath(control: string): string {
  return control.split('-')[0] ?? control;
}

/** What a path names; undefined when the form has no such field. */
export function placeOf(description: FormDescription, path: string): Place | undefined {
  const [key = '', row, part, ...rest] = path.split('.');
  if (rest.length > 0) return undefined;
  for (const section of description.sections) {
    const field = section.fields.find((one) => one.key === key);
    if (!field) continue;
    if (row === undefined) return { section: section.key, field };
    if (field.kind !== 'list' || part === undefined) return undefined;
    const own = field.fields.find((one) => one.key === part);
    return own && { section: section.key, field: own, list: key, row };
  }
  return undefined;
}

/** The entry of a list with this id, and its place counted from 0; -1 when it is gone. */
export function rowAt(values: FormValues, list: string, id: string) {
  const rows = rowsOf(values[list]);
  const index = rows.findIndex((row) => row.id === id);
  return { rows, index, row: rows[index] };
}

/** The answers beside the field, which its rules look at: of its entry or of the form. */
export function valuesBeside(values: FormValues, { list, row }: Place): FormValues {
  if (list === undefined || row === undefined) return values;
  return rowAt(values, list, row).row?.values ?? {};
}

/** The answers with one replaced; an entry that is gone stays gone. */
export function withAnswer(
  values: FormValues,
  place: Place,
  value: FormValue | undefined,
): FormValues {
  const { field, list, row } = place;
  if (list === undefined || row === undefined) return { ...values, [field.key]: value };
  const change = (one: FormRow): FormRow =>
    one.id === row ? { ...one, values: { ...one.values, [field.key]: value } } : one;
  return { ...values, [list]: rowsOf(values[list]).map(change) };
}

/**
 * The entries with one moved; undefined when there is nowhere to move it.
 *
 * @param by how many places further down; negative for up
 */
export function movedRows(
  rows: readonly FormRow[],
  id: string,
  by: number,
): readonly FormRow[] | undefined {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  const to = from + by;
  if (!row || to < 0 || to >= rows.length) return undefined;
  const others = rows.filter((one) => one !== row);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

/** A message of the back end in the words of the form: that of an entry names the entry. */
export function inWords(
  description: FormDescription,
  values: FormValues,
  path: string,
  message: string,
): string {
  const place = placeOf(description, path);
  if (place?.list === undefined || place.row === undefined) return message;
  const list = placeOf(description, place.list)?.field;
  if (list?.kind !== 'list') return message;
  const { index } = rowAt(values, place.list, place.row);
  const name = `第 ${index + 1} 个${list.entryName}`;
  return message.startsWith(name) ? message : `${name}：${message}`;
}
