import type { KeptFile } from '@/components/form/files/entry';
import { askedFiles, formContext } from '@/domain/form/asked';
import { formValues, pathFromBody } from '@/domain/form/body';
import type { FormDescription, FormValue, FormValues } from '@/domain/form/description';
import { nameText } from '@/domain/nameText';
import { applicantActions } from '@/domain/workflow/status';
import type { Application } from '@/services/data/process';

/** A request that was sent back, and what is to be corrected. */
export interface Correction {
  readonly request: Application;
  readonly round: number;
  /** What the reviewer said, by path of the form; of files `files.<category>`. */
  readonly remarks: Readonly<Record<string, string>>;
  /** Everything can be changed, not only what the office asked for. */
  readonly everywhere: boolean;
  /** Kinds of files that were asked for before. */
  readonly categories: ReadonlySet<string>;
}

/** Target of the draft of a new request that copies none. */
export const NEW_REQUEST = 'new';

/** What a form is opened for. */
export interface Task {
  /** Tells the drafts of one user and form apart. */
  readonly target: string;
  readonly values: FormValues;
  readonly attachments: readonly KeptFile[];
  readonly correction?: Correction;
}

/** A new request, empty; what the portal knows is filled in later. */
export function newTask(copy: string): Task {
  return { target: copy, values: {}, attachments: [] };
}

/** What the reviewer said, by path of the form. */
function remarksOf({ supplement }: Application, values: FormValues): Record<string, string> {
  const remarks: Record<string, string> = {};
  for (const { field, requirement } of supplement?.items ?? []) {
    const path = pathFromBody(field, values);
    remarks[path] = remarks[path] === undefined ? requirement : `${remarks[path]}；${requirement}`;
  }
  return remarks;
}

/** What the office calls a place of the form in its notice. */
export function officeField({ correction, values }: Task, path: string): string {
  const items = correction?.request.supplement?.items ?? [];
  return items.find(({ field }) => pathFromBody(field, values) === path)?.field ?? path;
}

/** States in which the office waits for an answer to its notice. */
const SENT_BACK: readonly Application['status'][] = ['SUPPLEMENT', 'RETURNED'];

/**
 * The correction of a request, or the revision of one that can be changed everywhere.
 *
 * @param today `YYYY-MM-DD`
 * @param everywhere the request may be changed whether the office asked for it or not
 * @returns undefined when the request is in no state to be corrected
 */
export function correctionTask(
  description: FormDescription,
  request: Application,
  today: string,
  everywhere = false,
): Task | undefined {
  const { id, processKey, status, supplement } = request;
  const supplementUntil = supplement?.dueTime;
  const actions = applicantActions(
    { process: processKey, status, ...(supplementUntil && { supplementUntil }) },
    today,
  );
  const notice = status && SENT_BACK.includes(status) ? supplement : undefined;
  if (!actions.includes('resubmit') || (!notice && !everywhere)) return undefined;
  const values = formValues(description, request.formData);
  const round = notice?.round ?? 0;
  const asked = askedFiles(description, values, formContext(values, { today }));
  return {
    // Each round is a correction of its own, and so is each state that is revised.
    target: everywhere ? `${id}.${status}.${round}` : `${id}.${round}`,
    values,
    // As the form tells them itself, so that opening it changes nothing.
    attachments: request.attachments.flatMap(({ category, name, size, sha256, id: file }) =>
      // What has no id cannot be sent along again.
      file ? [{ category, name: nameText(name), size, sha256, id: file }] : [],
    ),
    correction: {
      request,
      round,
      remarks: notice ? remarksOf(request, values) : {},
      everywhere,
      categories: new Set(asked.map(({ key }) => key)),
    },
  };
}

/** Whether a kind of file cannot be changed in a correction. */
export function isClosedCategory(correction: Correction | undefined, category: string): boolean {
  if (!correction || correction.everywhere) return false;
  return (
    !Object.hasOwn(correction.remarks, `files.${category}`) && correction.categories.has(category)
  );
}

function withPart(value: FormValue | undefined, typed: FormValue | undefined, path: string[]) {
  const [row, key] = path;
  if (!Array.isArray(value) || !Array.isArray(typed) || key === undefined) return value;
  return value.map((one: string | { id: string; values: FormValues }) => {
    if (typeof one === 'string' || one.id !== row) return one;
    const other = typed.find((own) => typeof own === 'object' && own.id === row);
    return other === undefined
      ? one
      : { ...one, values: { ...one.values, [key]: other.values[key] } };
  });
}

/**
 * The answers of a kept correction: what cannot be changed is as it was sent, so that what a draft
 * never keeps, such as an ID number, is not lost.
 */
export function correctedValues({ values, correction }: Task, kept: FormValues): FormValues {
  if (!correction || correction.everywhere) return kept;
  const { remarks } = correction;
  const merged: Record<string, FormValue | undefined> = { ...kept };
  for (const [key, value] of Object.entries(values)) {
    if (!Object.hasOwn(remarks, key)) merged[key] = value;
  }
  for (const path of Object.keys(remarks)) {
    const [list = '', ...rest] = path.split('.');
    if (rest.length === 2) merged[list] = withPart(merged[list], kept[list], rest) as FormValue;
  }
  return merged;
}
