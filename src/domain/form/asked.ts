import {
  type Depends,
  type FileCategory,
  type FormContext,
  type FormDescription,
  type FormField,
  type FormOption,
  type FormRow,
  type FormSection,
  type FormValue,
  type FormValues,
  type ListDescription,
  type PlainField,
  PROVINCES,
} from './description';

/** Everything a rule of the whole form may look at. */
export function formContext(
  values: FormValues,
  { today, options = {}, account }: Partial<FormContext> & Pick<FormContext, 'today'>,
): FormContext {
  return { today, options, form: values, account };
}

/**
 * Asked only where there is something to choose from: a service that is there may have no such
 * list, and nobody could then complete the form.
 *
 * @param name of the choices in `FormContext.options`
 */
export const offered =
  (name: string): Depends<boolean> =>
  (_, { options }) =>
    options[name]?.length !== 0;

/** A choice of a region that was broken off: province, or province and city. */
const OPEN_REGION = /^\d{2}(?:\d{2})?$/;

/**
 * Whether the answer to a question of region can only be kept: there is no list to choose from, and
 * a record or a draft holds one.
 */
export function isRegionKept(value: FormValue | undefined, context: FormContext): boolean {
  return (
    !offered(PROVINCES)({}, context) && !isBlank(value) && !OPEN_REGION.test(textOf(value).trim())
  );
}

/** Whether the account says an answer, or is still being asked. */
export const saidByAccount = (key: string, { account }: FormContext): boolean =>
  account === undefined || !isBlank(account[key]);

function holds(
  condition: true | Depends<boolean> | undefined,
  values: FormValues,
  context: FormContext,
  otherwise: boolean,
): boolean {
  if (condition === undefined) return otherwise;
  return condition === true || condition(values, context);
}

type Conditional = Pick<FormField | FileCategory, 'when' | 'required'>;

/** Whether something is asked for, the other answers being what they are. */
export function isAsked(
  { when }: { when?: Depends<boolean> },
  values: FormValues,
  context: FormContext,
): boolean {
  return holds(when, values, context, true);
}

/** Whether a field is asked for; a region only where there are regions, or one is known. */
function isAskedField(field: FormField, values: FormValues, context: FormContext): boolean {
  if (!isAsked(field, values, context)) return false;
  return (
    field.kind !== 'region' ||
    offered(PROVINCES)(values, context) ||
    isRegionKept(values[field.key], context)
  );
}

export function isRequired(
  { required }: Conditional,
  values: FormValues,
  context: FormContext,
): boolean {
  return holds(required, values, context, false);
}

export function isReadOnly(field: FormField, values: FormValues, context: FormContext): boolean {
  if (field.fromAccount) return saidByAccount(field.key, context);
  if (field.kind === 'region' && isRegionKept(values[field.key], context)) return true;
  return holds(field.readOnly, values, context, false);
}

/** What stands under the label of a field. */
export function hintOf(
  { hint }: FormField,
  values: FormValues,
  context: FormContext,
): string | undefined {
  return typeof hint === 'function' ? hint(values, context) : hint;
}

/** The sections asked for, in order. */
export function askedSections(
  { sections }: FormDescription,
  values: FormValues,
  context: FormContext,
): FormSection[] {
  return sections.filter(
    (section) =>
      isAsked(section, values, context) &&
      section.fields.some((field) => isAskedField(field, values, context)),
  );
}

/** The fields asked for, in order. */
export function askedFields<Field extends FormField>(
  fields: readonly Field[],
  values: FormValues,
  context: FormContext,
): Field[] {
  return fields.filter((field) => isAskedField(field, values, context));
}

export function askedFiles(
  { files }: FormDescription,
  values: FormValues,
  context: FormContext,
): FileCategory[] {
  return files.filter((category) => isAsked(category, values, context));
}

/** Whether nothing has been answered: blank text counts as nothing, an explicit 否 as an answer. */
export function isBlank(value: FormValue | undefined): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value !== 'boolean' && value.length === 0;
}

const isRow = (entry: string | FormRow): entry is FormRow => typeof entry === 'object';

/** The entries of a list field. */
export function rowsOf(value: FormValue | undefined): readonly FormRow[] {
  return Array.isArray(value) ? (value as readonly (string | FormRow)[]).filter(isRow) : [];
}

/** The chosen values of a field with several choices. */
export function choicesOf(value: FormValue | undefined): readonly string[] {
  return Array.isArray(value)
    ? (value as readonly (string | FormRow)[]).filter((one) => typeof one === 'string')
    : [];
}

/** A text answer; '' when there is none. */
export function textOf(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The choices of a field; undefined while those of a service are not there. */
export function optionsOf(
  field: PlainField | ListDescription,
  values: FormValues,
  context: FormContext,
): readonly FormOption[] | undefined {
  if (field.kind !== 'radio' && field.kind !== 'select' && field.kind !== 'checks') return [];
  const { options } = field;
  if (typeof options === 'string') return context.options[options];
  return typeof options === 'function' ? options(values, context) : options;
}
