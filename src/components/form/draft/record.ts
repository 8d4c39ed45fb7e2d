import { isBlank, rowsOf } from '@/domain/form/asked';
import type {
  FormDescription,
  FormField,
  FormRow,
  FormValue,
  FormValues,
} from '@/domain/form/description';
import { isPlainObject } from '@/storage';

/** An uploaded file that a draft refers to; the file itself lies at the back end. */
interface KeptAttachment {
  readonly category: string;
  readonly id: string;
  readonly name: string;
  /** In bytes; undefined when it is not known. */
  readonly size: number | undefined;
}

/** Where the user was. */
export interface DraftPlace {
  readonly section?: string;
  /** Path of the field that had the focus last. */
  readonly path?: string;
  /** Of the window, in pixels. */
  readonly scroll: number;
}

/** What a form gives to be kept. */
export interface DraftContent {
  readonly values: FormValues;
  /** Keys of the sections that were opened. */
  readonly opened: readonly string[];
  /** Keys of the declarations that were ticked. */
  readonly consents: readonly string[];
  readonly attachments: readonly KeptAttachment[];
  readonly place?: DraftPlace;
}

export const NO_CONTENT: DraftContent = { values: {}, opened: [], consents: [], attachments: [] };

/** That a form was sent although its request has not been seen since. */
export interface Sending {
  /** When, in milliseconds since 1970 by the clock of this computer. */
  readonly at: number;
  /** When it was sent for the first time, where that was not clearly refused. */
  readonly since?: number;
  /** As the back end answered it; absent when it did not. */
  readonly id?: string;
  /** State of the request before its correction was sent, '' where it was not known. */
  readonly before?: string;
}

/** A draft as it is kept. */
export interface DraftRecord extends DraftContent {
  readonly schemaVersion: number;
  /** Version of the declarations that `consents` are ticks of. */
  readonly consentVersion: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The loaded page that wrote it. */
  readonly tabId: string;
  /** Grows with every writing. */
  readonly revision: number;
  /** Labels of the fields that had an answer which is never kept. */
  readonly unkept: readonly string[];
  /** Goes along with the request, so that sending it again does not make a second one. */
  readonly mark: string;
  /** It was sent, and whether it has arrived is not known, or it has not been seen. */
  readonly sending?: Sending;
}

/** An answer of a former form that the present one has no place for. */
export interface LostAnswer {
  /** Absent when the field itself is gone. */
  readonly label?: string;
  readonly text: string;
}

/** Whether something kept is a draft at all; its answers are read with distrust by `fitContent`. */
export function isDraftRecord(value: unknown): value is DraftRecord {
  return (
    isPlainObject(value) &&
    typeof value.schemaVersion === 'number' &&
    typeof value.consentVersion === 'string' &&
    typeof value.savedAt === 'number' &&
    typeof value.tabId === 'string' &&
    typeof value.revision === 'number' &&
    typeof value.mark === 'string' &&
    isPlainObject(value.values)
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('、');
  if (isPlainObject(value)) return wordsOf(Object.values(value.values ?? value));
  return isText(value) ? value.trim() : '';
}

/** A row as it was kept; undefined when it is none. */
function readRow(value: unknown): { id: string; values: Record<string, unknown> } | undefined {
  if (!isPlainObject(value) || !isText(value.id) || !isPlainObject(value.values)) return undefined;
  return { id: value.id, values: value.values };
}

type Lose = (text: string, label?: string) => void;

function fitChoices(field: FormField, chosen: readonly string[], lose: Lose): readonly string[] {
  if (!('options' in field) || !Array.isArray(field.options)) return chosen;
  const offered = new Set(field.options.map(({ value }: { value: string }) => value));
  const gone = chosen.filter((one) => one !== '' && !offered.has(one));
  if (gone.length) lose(gone.join('、'), field.label);
  return chosen.filter((one) => one === '' || offered.has(one));
}

function fitValue(
  field: FormField,
  value: unknown,
  withUnknown: boolean,
  lose: Lose,
): FormValue | undefined {
  const misfit = () => {
    const text = wordsOf(value);
    if (text) lose(text, field.label);
    return undefined;
  };
  switch (field.kind) {
    case 'list': {
      if (!Array.isArray(value)) return misfit();
      return value.flatMap((one: unknown): FormRow[] => {
        const row = readRow(one);
        if (!row) {
          const text = wordsOf(one);
          if (text) lose(text, field.label);
          return [];
        }
        return [{ id: row.id, values: fitFields(field.fields, row.values, withUnknown, lose) }];
      });
    }
    case 'yesNo':
    case 'tick':
      return typeof value === 'boolean' ? value : misfit();
    case 'checks':
      return Array.isArray(value) ? fitChoices(field, value.filter(isText), lose) : misfit();
    default:
      return isText(value) ? fitChoices(field, [value], lose)[0] : misfit();
  }
}

/** What stands beside the fields, such as the record that a look-up found. */
function fitUnknown(value: unknown): FormValue | undefined {
  if (isText(value) || typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return undefined;
  return value.every(isText) ? value : value.flatMap((row) => readRow(row) ?? []).map(plainRow);
}

function plainRow({ id, values }: { id: string; values: Record<string, unknown> }): FormRow {
  const entries = Object.entries(values).flatMap(([key, value]): [string, FormValue][] =>
    isText(value) || typeof value === 'boolean' ? [[key, value]] : [],
  );
  return { id, values: Object.fromEntries(entries) };
}

function fitFields(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
  withUnknown: boolean,
  lose: Lose,
): FormValues {
  const known = new Map(fields.map((field) => [field.key, field]));
  const fitting: [string, FormValue][] = [];
  for (const [key, value] of Object.entries(given)) {
    const field = known.get(key);
    if (field?.kept === false) continue;
    const fit = field
      ? fitValue(field, value, withUnknown, lose)
      : withUnknown
        ? fitUnknown(value)
        : undefined;
    if (fit !== undefined) fitting.push([key, fit]);
    else if (!field && wordsOf(value)) lose(wordsOf(value));
  }
  return Object.fromEntries(fitting);
}

/**
 * The content of a kept draft as far as it fits the form of today; a former version of the form
 * and a record that somebody else wrote are read alike.
 *
 * @returns `lost`: answers that have no place any more, for the user to copy; `unkept`: labels of
 *   answers that were never kept
 */
export function fitContent(
  description: FormDescription,
  record: DraftRecord,
): { content: DraftContent; lost: readonly LostAnswer[]; unkept: readonly string[] } {
  const lost: LostAnswer[] = [];
  const lose: Lose = (text, label) => lost.push(label === undefined ? { text } : { label, text });
  const fields = description.sections.flatMap((section) => section.fields);
  const sameShape = record.schemaVersion === description.schemaVersion;
  const sections = new Set(description.sections.map(({ key }) => key));
  const items = new Set(description.consent.items.map(({ key }) => key));
  const sameConsent = record.consentVersion === description.consent.version;
  const categories = new Set(description.files.map(({ key }) => key));
  const attachments = listOf(record.attachments).filter(isAttachment);
  for (const { category, name } of attachments) if (!categories.has(category)) lose(name, '附件');
  const place = readPlace(record.place);
  return {
    content: {
      values: fitFields(fields, { ...record.values }, sameShape, lose),
      opened: listOf(record.opened).filter((key) => isText(key) && sections.has(key)) as string[],
      consents: sameConsent
        ? (listOf(record.consents).filter((key) => isText(key) && items.has(key)) as string[])
        : [],
      attachments: attachments.filter(({ category }) => categories.has(category)),
      ...(place && { place }),
    },
    lost,
    unkept: listOf(record.unkept).filter(isText),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isAttachment(value: unknown): value is KeptAttachment {
  return (
    isPlainObject(value) &&
    isText(value.category) &&
    isText(value.id) &&
    isText(value.name) &&
    (value.size === undefined || typeof value.size === 'number')
  );
}

function readPlace(value: unknown): DraftPlace | undefined {
  if (!isPlainObject(value)) return undefined;
  const { section, path, scroll } = value;
  return {
    scroll: typeof scroll === 'number' ? scroll : 0,
    ...(isText(section) && { section }),
    ...(isText(path) && { path }),
  };
}

/** That a draft was sent, read with distrust. */
export function readSending(value: unknown): Sending | undefined {
  if (!isPlainObject(value) || typeof value.at !== 'number') return undefined;
  const { at, since, id, before } = value;
  return {
    at,
    ...(typeof since === 'number' && { since }),
    ...(isText(id) && { id }),
    ...(isText(before) && { before }),
  };
}

/** Labels of the fields whose answers are never kept. */
export function neverKept({ sections }: FormDescription): readonly string[] {
  const labels = (fields: readonly FormField[]): string[] =>
    fields.flatMap((field) => {
      if (field.kept === false) return [field.label];
      return field.kind === 'list' ? labels(field.fields) : [];
    });
  return [...new Set(labels(sections.flatMap(({ fields }) => fields)))];
}

/** Answers in one text, the same for the same answers; blank ones count as none. */
function comparable(values: FormValues): string {
  const entries = Object.entries(values)
    .filter(([, value]) => !isBlank(value))
    .map(([key, value]) => {
      const rows = rowsOf(value);
      return [key, rows.length ? rows.map((row) => [row.id, comparable(row.values)]) : value];
    });
  return JSON.stringify(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

/** Whether two contents say the same; where the user was and what was opened says nothing. */
export function saysTheSame(one: DraftContent, other: DraftContent): boolean {
  return (
    comparable(one.values) === comparable(other.values) &&
    JSON.stringify([one.consents, one.attachments]) ===
      JSON.stringify([other.consents, other.attachments])
  );
}

/** Whether two contents have the same answers to the letter. */
export function sameAnswers(one: DraftContent, other: DraftContent): boolean {
  const answers = ({ values, consents, attachments }: DraftContent) =>
    JSON.stringify([values, consents, attachments]);
  return answers(one) === answers(other);
}
