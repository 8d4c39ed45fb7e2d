import { askedFields, askedSections, isBlank, isReadOnly, rowsOf } from '@/domain/form/asked';
import type {
  FormContext,
  FormDescription,
  FormField,
  FormValue,
  FormValues,
} from '@/domain/form/description';
import type { FormProblem } from '@/domain/form/problems';
import { entryPath, inWords, placeOf, valuesBeside } from './place';

/**
 * A form sent back for correction: what the reviewer said, by path. Only what was said something
 * about can be changed, and what is asked for in addition because of a change.
 */
export type Remarks = Readonly<Record<string, string>>;

/** What is closed to the user while a form is corrected. */
export interface Correction {
  readonly remarks: Remarks;
  /** Paths that were asked for when the correction began. */
  readonly askedBefore: ReadonlySet<string>;
}

/**
 * Begins a correction.
 *
 * @param asked what the form as it was sent asks for, by path; nothing where all may change
 */
export function beginCorrection(remarks: Remarks, asked: ReadonlyMap<string, unknown>): Correction {
  return { remarks, askedBefore: new Set(asked.keys()) };
}

/** Whether a path cannot be changed. A list is open with all its entries, or one field of one is. */
export function isClosed(correction: Correction | undefined, path: string): boolean {
  if (!correction) return false;
  const { remarks, askedBefore } = correction;
  const list = path.split('.')[0] ?? path;
  if (Object.hasOwn(remarks, path) || Object.hasOwn(remarks, list)) return false;
  return askedBefore.has(path);
}

/**
 * The key under which the answers hold why a place that was asked for stays as it is: no field of
 * the form, so that drafts keep it and no body carries it.
 */
export const reasonKey = (path: string) => `asIs:${path}`;

/** Fewest and most characters of such a reason. */
export const REASON = { min: 5, max: 200 } as const;

/** What is wrong with a place that was asked for and is as it was; undefined where a reason is given. */
export function untouchedProblem(label: string, reason: FormValue | undefined): string | undefined {
  if (typeof reason !== 'string') {
    return `${label}：还没有按审查意见修改；不需要修改的，请勾选“按原内容说明”并写明理由`;
  }
  const length = Array.from(reason.trim()).length;
  if (length < REASON.min) return `${label}：按原内容的理由至少 ${REASON.min} 个字`;
  return length > REASON.max
    ? `${label}：按原内容的理由最多 ${REASON.max} 个字，现有 ${length} 个字`
    : undefined;
}

/** An answer as far as it says something: blanks around texts and ids of entries say nothing. */
function saying(value: FormValue | undefined): string {
  if (isBlank(value)) return '';
  const rows = rowsOf(value);
  return JSON.stringify(rows.length > 0 ? rows.map((row) => row.values) : value, (_, one) =>
    typeof one === 'string' ? one.trim() || undefined : one,
  );
}

/** The form as it was sent, and what is to be corrected. */
interface Sent {
  readonly description: FormDescription;
  readonly initial: FormValues;
  readonly correction: Correction | undefined;
}

/** Whether the answer at a path says the same as the one that was sent. */
function isUntouched(
  description: FormDescription,
  sent: FormValues,
  values: FormValues,
  path: string,
): boolean {
  const place = placeOf(description, path);
  if (!place) return false;
  const { key } = place.field;
  return saying(valuesBeside(sent, place)[key]) === saying(valuesBeside(values, place)[key]);
}

/** What was asked for and can be changed, but says what it said; by path, in reading order. */
export function untouchedFields(
  { description, initial, correction }: Sent,
  values: FormValues,
  context: FormContext,
): ReadonlyMap<string, FormField> {
  const untouched = new Map<string, FormField>();
  if (!correction) return untouched;
  const note = (path: string, field: FormField, own: FormValues) => {
    if (!Object.hasOwn(correction.remarks, path) || isReadOnly(field, own, context)) return;
    if (isUntouched(description, initial, values, path)) untouched.set(path, field);
  };
  for (const { fields } of askedSections(description, values, context)) {
    for (const field of askedFields(fields, values, context)) {
      note(field.key, field, values);
      if (field.kind !== 'list' || isReadOnly(field, values, context)) continue;
      for (const { id, values: own } of rowsOf(values[field.key])) {
        for (const part of askedFields(field.fields, own, context)) {
          note(entryPath(field.key, id, part.key), part, own);
        }
      }
    }
  }
  return untouched;
}

/** What keeps a correction from being sent: places that are untouched, without a reason. */
export function untouchedProblems(
  description: FormDescription,
  values: FormValues,
  untouched: ReadonlyMap<string, FormField>,
): FormProblem[] {
  return [...untouched].flatMap(([path, { label }]) => {
    const message = untouchedProblem(label, values[reasonKey(path)]);
    const section = placeOf(description, path)?.section;
    if (message === undefined || section === undefined) return [];
    return [{ section, path, message: inWords(description, values, path, message) }];
  });
}
