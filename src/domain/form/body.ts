import { askedFields, askedSections, isBlank, rowsOf, textOf } from './asked';
import type {
  FormContext,
  FormDescription,
  FormField,
  FormRow,
  FormValue,
  FormValues,
  PlainField,
} from './description';

/** An answer as it stands in the body of an application. */
export type BodyValue = string | boolean | readonly string[] | readonly FormBody[];
export interface FormBody {
  readonly [key: string]: BodyValue;
}

/** A text in its normal form where its rule has one (half width, upper case), else trimmed. */
export function normalValue(
  field: PlainField,
  value: FormValue,
  values: FormValues,
  context: FormContext,
): FormValue {
  if (typeof value !== 'string') return value;
  if (field.kind !== 'text' && field.kind !== 'area') return value;
  const checked = field.check?.(value, values, context);
  return checked?.ok ? checked.value : value.trim();
}

function bodyOfFields(
  fields: readonly FormField[],
  values: FormValues,
  context: FormContext,
): FormBody {
  const entries = askedFields(fields, values, context).flatMap((field): [string, BodyValue][] => {
    const value = values[field.key];
    if (value === undefined || isBlank(value)) return [];
    if (field.kind === 'list') {
      const rows = rowsOf(value).map((row) => bodyOfFields(field.fields, row.values, context));
      return [[field.key, rows]];
    }
    return [[field.key, normalValue(field, value, values, context) as BodyValue]];
  });
  return Object.fromEntries(entries);
}

/** The answers asked for, as the body of an application carries them; what is blank is left out. */
export function formBody(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
): FormBody {
  const sections = askedSections(description, values, context);
  return bodyOfFields(
    sections.flatMap(({ fields }) => fields),
    values,
    context,
  );
}

function valueFromBody(field: FormField, value: unknown): FormValue | undefined {
  if (field.kind === 'list') {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((row: unknown, index): FormRow[] =>
      typeof row === 'object' && row !== null
        ? [{ id: `${index + 1}`, values: valuesFromBody(field.fields, row) }]
        : [],
    );
  }
  if (field.kind === 'yesNo' || field.kind === 'tick') {
    return typeof value === 'boolean' ? value : undefined;
  }
  if (field.kind === 'checks') {
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
  }
  return typeof value === 'string' ? value : undefined;
}

function valuesFromBody(fields: readonly FormField[], body: object): FormValues {
  const given = body as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = Object.hasOwn(given, field.key)
        ? valueFromBody(field, given[field.key])
        : undefined;
      return value === undefined ? [] : [[field.key, value]];
    }),
  );
}

/** The answers of a body; what does not have the shape its field asks for is dropped. */
export function formValues(description: FormDescription, body: unknown): FormValues {
  if (typeof body !== 'object' || body === null) return {};
  return valuesFromBody(
    description.sections.flatMap(({ fields }) => fields),
    body,
  );
}

/**
 * The path of a field that the back end names by place, `respondents[0].name` or
 * `respondents.0.name`, as the form names it: by the id of the entry.
 */
export function pathFromBody(path: string, values: FormValues): string {
  const [list = '', place = '', ...rest] = path.replace(/\[(\d+)\]/g, '.$1').split('.');
  if (!/^\d+$/.test(place)) return path;
  const row = rowsOf(values[list])[Number(place)];
  return row ? [list, row.id, ...rest].join('.') : list;
}

/** The answers that may be kept on the device: without those that must never be. */
export function keptValues(description: FormDescription, values: FormValues): FormValues {
  const keep = (fields: readonly FormField[], own: FormValues): FormValues => {
    const kept: Record<string, FormValue | undefined> = { ...own };
    for (const field of fields) {
      if (field.kept === false) delete kept[field.key];
      else if (field.kind === 'list' && kept[field.key] !== undefined) {
        kept[field.key] = rowsOf(kept[field.key]).map((row) => ({
          ...row,
          values: keep(field.fields, row.values),
        }));
      }
    }
    return kept;
  };
  return keep(
    description.sections.flatMap(({ fields }) => fields),
    values,
  );
}

/** The fields whose answers are never kept, by path, among those that have one. */
export function unkeptLabels(description: FormDescription, values: FormValues): string[] {
  const labels = (fields: readonly FormField[], own: FormValues): string[] =>
    fields.flatMap((field) => {
      if (field.kind === 'list') {
        return rowsOf(own[field.key]).flatMap((row) => labels(field.fields, row.values));
      }
      return field.kept === false && textOf(own[field.key]) !== '' ? [field.label] : [];
    });
  return [
    ...new Set(
      labels(
        description.sections.flatMap(({ fields }) => fields),
        values,
      ),
    ),
  ];
}

/**
 * Answers with what the portal knows already put into the gaps; nothing that was typed is
 * overwritten.
 *
 * @returns the answers and the keys that were filled
 */
export function withPrefill(
  values: FormValues,
  known: FormValues,
): { values: FormValues; filled: readonly string[] } {
  const filled = Object.keys(known).filter((key) => isBlank(values[key]) && !isBlank(known[key]));
  return {
    values: { ...values, ...Object.fromEntries(filled.map((key) => [key, known[key]])) },
    filled,
  };
}
