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
 * The state of every section asked for. A section is done when nothing in it keeps the form from
 * being sent and the user has looked at it; until then it is only filled in beforehand.
 *
 * @param opened keys of the sections that the user has looked at
 */
export function sectionStates(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
  opened: ReadonlySet<string>,
): ReadonlyMap<string, PartState> {
  const state = (key: string, fields: readonly FormField[]): PartState => {
    const own = askedFields(fields, values, context).filter(
      (field) => !isReadOnly(field, values, context),
    );
    const touched = opened.has(key) || own.some((field) => isAnswered(field, values));
    if (!touched) return 'untouched';
    if (fieldsProblems(fields, values, context).length > 0) return 'begun';
    return opened.has(key) ? 'done' : 'prefilled';
  };
  return new Map(
    askedSections(description, values, context).map(({ key, fields }) => [key, state(key, fields)]),
  );
}
