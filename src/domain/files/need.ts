import { askedFields, askedSections, isAsked, isBlank, isRequired } from '../form/asked';
import type { FileCategory, FormContext, FormDescription, FormValues } from '../form/description';

/** How a document is asked for. */
export type Need = 'required' | 'conditional' | 'optional';

/** Whether a document is needed always, in some cases or in none, whatever has been answered. */
export function needOf({ when, required, inCase }: FileCategory): Need {
  if (required === undefined) return inCase ? 'conditional' : 'optional';
  return when === undefined && required === true ? 'required' : 'conditional';
}

/** The need in words, the same in the guide and in the form: 必交, 投诉须提交, 选填. */
export function needInWords(category: FileCategory): string {
  const need = needOf(category);
  if (need === 'required') return '必交';
  return need === 'optional' ? '选填' : (category.inCase ?? '按情形提交');
}

/** A document to be got ready. */
interface NeededFile {
  readonly category: FileCategory;
  /** By what has been answered. */
  readonly required: boolean;
}

/**
 * The documents that the answers ask for, and those on which a question that is still open decides,
 * in the order of the form.
 */
export function neededFiles(
  description: FormDescription,
  values: FormValues,
  context: FormContext,
): NeededFile[] {
  const sections = askedSections(description, values, context);
  const open = new Set(
    sections
      .flatMap(({ fields }) => askedFields(fields, values, context).map(({ key }) => key))
      .filter((key) => isBlank(values[key])),
  );
  return description.files.flatMap((category) => {
    if (isAsked(category, values, context)) {
      return [{ category, required: isRequired(category, values, context) }];
    }
    return open.has(category.decidedBy ?? '') ? [{ category, required: false }] : [];
  });
}
