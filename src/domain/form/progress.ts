import { askedFields, askedSections, isBlank, isReadOnly, rowsOf } from './asked';
import type { FormContext, FormDescription, FormField, FormValues } from './description';
import { fieldsProblems } from './problems';

/** How far a part of a form has come. */
export type PartState = 'untouched' | 'prefilled' | 'begun' | 'done';

/** The states in words. */
export const PART_STATES: Readonly<Record<PartState, string>> = {
  untouched: '未开始',
  prefilled: '已预填',
  begun: '进行中',
  done: '已完成',
};

function isAnswered(field: FormField, values: FormValues): boolean {
  const value = values[field.key];
  if (field.kind !== 'list') return !isBlank(value);
  return rowsOf(value).some((row) => field.fields.some((part) => !isBlank(row.values[part.key])));
}

/**
 * The state of every section asked for. A section that was never opened is not begun, however much of
 * it the portal has filled in. One that nothing keeps from being sent is done when the user has
 * opened it and looked through what was filled in; until then it is only filled in beforehand.
 *
 * @param opened keys of the sections that the user has opened
 * @param unread keys of what the portal has filled in and the user has not looked through
 */
export function sectionStates(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
  opened: ReadonlySet<string>,
  unread: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, PartState> {
  const state = (key: string, fields: readonly FormField[]): PartState => {
    const isOpened = opened.has(key);
    if (fieldsProblems(fields, values, context).length > 0) return isOpened ? 'begun' : 'untouched';
    const asked = askedFields(fields, values, context);
    if (isOpened) return asked.some((field) => unread.has(field.key)) ? 'prefilled' : 'done';
    const own = asked.filter((field) => !isReadOnly(field, values, context));
    return own.some((field) => isAnswered(field, values)) ? 'prefilled' : 'untouched';
  };
  return new Map(
    askedSections(description, values, context).map(({ key, fields }) => [key, state(key, fields)]),
  );
}
