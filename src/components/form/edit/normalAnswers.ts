import { askedFields, askedSections, rowsOf } from '@/domain/form/asked';
import { normalValue } from '@/domain/form/body';
import type {
  FormContext,
  FormDescription,
  FormField,
  FormValue,
  FormValues,
} from '@/domain/form/description';

/**
 * All answers in their normal form: half width and upper case where a rule asks for it, no blanks
 * around. What is not asked for stays as it is; answers that are normal already are the same objects.
 */
export function normalAnswers(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
): FormValues {
  const normal = (fields: readonly FormField[], own: FormValues): FormValues => {
    const changed: Record<string, FormValue> = {};
    for (const field of askedFields(fields, own, context)) {
      const value = own[field.key];
      if (value === undefined) continue;
      if (field.kind === 'list') {
        const rows = rowsOf(value).map((row) => {
          const settled = normal(field.fields, row.values);
          return settled === row.values ? row : { ...row, values: settled };
        });
        if (rows.some((row, index) => row !== rowsOf(value)[index])) changed[field.key] = rows;
      } else {
        const settled = normalValue(field, value, own, context);
        if (settled !== value) changed[field.key] = settled;
      }
    }
    return Object.keys(changed).length ? { ...own, ...changed } : own;
  };
  const sections = askedSections(description, values, context);
  return normal(
    sections.flatMap(({ fields }) => fields),
    values,
  );
}
