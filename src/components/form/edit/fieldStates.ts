import {
  askedFields,
  askedSections,
  hintOf,
  isBlank,
  isReadOnly,
  isRequired,
  optionsOf,
  rowsOf,
} from '@/domain/form/asked';
import type {
  FormContext,
  FormDescription,
  FormField,
  FormOption,
  FormValue,
  FormValues,
} from '@/domain/form/description';
import { type Correction, isClosed } from './correction';
import { entryPath } from './place';

/** Everything that one field on the screen shows; it is drawn again when one of these changes. */
export interface FieldState {
  readonly field: FormField;
  /** Undefined when nothing was answered, and of a list, whose entries are fields of their own. */
  readonly value: FormValue | undefined;
  /** Ids of the entries of a list. */
  readonly rows: readonly string[];
  readonly hint: string | undefined;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Stays as it was sent: the reviewer said nothing about it. */
  readonly closed: boolean;
  /** The choices; undefined while those of a service are not there. */
  readonly options: readonly FormOption[] | undefined;
  /** What is wrong, once it is time to say so. */
  readonly error: string | undefined;
  /** The error stands in the summary that has just been read out: it is not announced again. */
  readonly hushed: boolean;
  /** What should be looked at again; it does not block. */
  readonly warning: string | undefined;
  /** What a reviewer said of the answer. */
  readonly remark: string | undefined;
  /** The answer that the reviewer saw, when it has been changed since. */
  readonly former: FormValue | undefined;
  /** The reviewer asked for it and it can be changed, but it says what it said. */
  readonly untouched: boolean;
}

/** The fields asked for, by path, in reading order. */
export type FieldStates = ReadonlyMap<string, FieldState>;

/** What the states are made from besides the answers. */
export interface Spoken {
  readonly errorOf: (path: string) => string | undefined;
  readonly isHushed: (path: string) => boolean;
  readonly warningOf: (path: string) => string | undefined;
  readonly formerOf: (path: string) => FormValue | undefined;
  readonly isUntouched: (path: string) => boolean;
  readonly correction: Correction | undefined;
}

function sameOptions(
  one: readonly FormOption[] | undefined,
  other: readonly FormOption[] | undefined,
): boolean {
  if (one === other || !one || !other) return one === other;
  return (
    one.length === other.length &&
    one.every(({ value, label, hint }, index) => {
      const beside = other[index];
      return beside?.value === value && beside.label === label && beside.hint === hint;
    })
  );
}

function sameState(one: FieldState, other: FieldState): boolean {
  return (
    one.value === other.value &&
    one.error === other.error &&
    one.hushed === other.hushed &&
    one.warning === other.warning &&
    one.hint === other.hint &&
    one.required === other.required &&
    one.readOnly === other.readOnly &&
    one.closed === other.closed &&
    one.remark === other.remark &&
    one.former === other.former &&
    one.untouched === other.untouched &&
    one.rows.length === other.rows.length &&
    one.rows.every((id, index) => id === other.rows[index]) &&
    sameOptions(one.options, other.options)
  );
}

const NO_ROWS: readonly string[] = [];

/**
 * The state of every field asked for. A state that says the same as before is the same object, so
 * that a change draws only the fields that it changes.
 */
export function fieldStates(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
  spoken: Spoken,
  before: FieldStates,
): FieldStates {
  const states = new Map<string, FieldState>();
  const { errorOf, isHushed, warningOf, formerOf, isUntouched, correction } = spoken;
  const note = (field: FormField, path: string, own: FormValues, inClosed: boolean): FieldState => {
    const isList = field.kind === 'list';
    const value = isList ? undefined : own[field.key];
    const remark = correction?.remarks[path];
    const former = remark === undefined || isList ? undefined : formerOf(path);
    const state: FieldState = {
      field,
      value,
      rows: isList ? rowsOf(own[field.key]).map(({ id }) => id) : NO_ROWS,
      hint: hintOf(field, own, context),
      required: isRequired(field, own, context) || (isList && (field.min ?? 0) > 0),
      readOnly: inClosed || isReadOnly(field, own, context) || isClosed(correction, path),
      closed: isClosed(correction, path),
      options: optionsOf(field, own, context),
      error: errorOf(path),
      hushed: isHushed(path),
      warning: warningOf(path),
      remark,
      former: isBlank(former) || former === value ? undefined : former,
      untouched: isUntouched(path),
    };
    const known = before.get(path);
    const settled = known && known.field === field && sameState(known, state) ? known : state;
    states.set(path, settled);
    return settled;
  };
  for (const { fields } of askedSections(description, values, context)) {
    for (const field of askedFields(fields, values, context)) {
      note(field, field.key, values, false);
      if (field.kind !== 'list') continue;
      const closed = isReadOnly(field, values, context);
      for (const row of rowsOf(values[field.key])) {
        for (const part of askedFields(field.fields, row.values, context)) {
          note(part, entryPath(field.key, row.id, part.key), row.values, closed);
        }
      }
    }
  }
  return states;
}
