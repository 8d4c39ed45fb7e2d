import { formContext, isBlank } from '@/domain/form/asked';
import type {
  FormContext,
  FormDescription,
  FormValue,
  FormValues,
} from '@/domain/form/description';
import { answerProblems, answerWarnings, type FormProblem } from '@/domain/form/problems';
import { fieldId, type SummaryEntry } from '../useForm';
import { type Correction, isClosed, untouchedFields, untouchedProblems } from './correction';
import { type FieldStates, fieldStates } from './fieldStates';
import { placeOf, valuesBeside } from './place';

/** What the user did and what was said so far; everything shown is made from it. */
export interface FormFacts {
  readonly values: FormValues;
  /** Choices that came from services, by name. */
  readonly options: FormContext['options'];
  /** What the account says; undefined while it is asked. */
  readonly account: FormValues | undefined;
  /** Paths whose rule may speak: left with a wrong answer, or submitted. */
  readonly flagged: ReadonlySet<string>;
  /** Paths whose message the summary reads out; announcing each as well would drown it. */
  readonly hushed: ReadonlySet<string>;
  /** Paths that were answered and left, or came filled in; their remarks may speak. */
  readonly settled: ReadonlySet<string>;
  /** What the back end said of an answer, and the answer it said it of. */
  readonly refused: ReadonlyMap<string, { value: FormValue | undefined; message: string }>;
  /** Of the last submission that did not pass. */
  readonly summary: readonly Partial<FormProblem>[];
  /** How often a submission did not pass; each time the summary takes the focus. */
  readonly attempts: number;
  /** What is wrong beside the answers: with files and declarations. */
  readonly others: readonly FormProblem[];
}

/** The error summary of a form. */
export interface FormErrors {
  readonly attempts: number;
  readonly entries: readonly SummaryEntry[];
  /** Entries that have not been corrected yet. */
  readonly open: number;
}

/** What a screen shows of a form. */
export interface FormSnapshot {
  readonly context: FormContext;
  readonly fields: FieldStates;
  readonly problems: readonly FormProblem[];
  readonly errors: FormErrors;
}

interface Fixed {
  readonly description: FormDescription;
  readonly today: string;
  readonly initial: FormValues;
  readonly correction: Correction | undefined;
}

function valueAt(
  description: FormDescription,
  values: FormValues,
  path: string,
): FormValue | undefined {
  const place = placeOf(description, path);
  return place && valuesBeside(values, place)[place.field.key];
}

/** The remark of a choice is said at once; a text is left in peace until it has been typed. */
function isSettled(path: string, facts: FormFacts, description: FormDescription): boolean {
  const kind = placeOf(description, path)?.field.kind;
  return (kind !== 'text' && kind !== 'area' && kind !== 'date') || facts.settled.has(path);
}

function sameEntry(one: SummaryEntry, other: SummaryEntry | undefined): boolean {
  return (
    one.target === other?.target && one.message === other?.message && one.fixed === other?.fixed
  );
}

function errorsOf(
  facts: FormFacts,
  messageOf: (path: string) => string | undefined,
  before: FormErrors | undefined,
): FormErrors {
  const entries = facts.summary.map(({ path, message = '' }): SummaryEntry => {
    if (path === undefined) return { message, fixed: false };
    const current = messageOf(path);
    return { target: fieldId(path), message: current ?? message, fixed: current === undefined };
  });
  const same =
    before?.attempts === facts.attempts &&
    before.entries.length === entries.length &&
    entries.every((entry, index) => sameEntry(entry, before.entries[index]));
  if (same) return before;
  const open = entries.filter(({ fixed }) => !fixed).length;
  return { attempts: facts.attempts, entries, open };
}

const NO_FIELDS: FieldStates = new Map();

/** Everything shown, from the facts; what has not changed is the same object as before. */
export function snapshotOf(
  { description, today, initial, correction }: Fixed,
  facts: FormFacts,
  before: FormSnapshot | undefined,
): FormSnapshot {
  const { values, options, account, flagged, refused, others } = facts;
  const context = formContext(values, { today, options, account });
  const untouched = untouchedFields({ description, initial, correction }, values, context);
  const problems = [
    // What cannot be changed cannot be held against the user either.
    ...answerProblems(description, values, context).filter(
      ({ path }) => !isClosed(correction, path) && !untouched.has(path),
    ),
    ...untouchedProblems(description, values, untouched),
  ];
  const wrong = new Map<string, string>();
  for (const { path, message } of [...problems, ...others]) {
    if (!wrong.has(path)) wrong.set(path, message);
  }
  const warnings = answerWarnings(description, values, context);
  const refusalOf = (path: string) => {
    const refusal = refused.get(path);
    return refusal && refusal.value === valueAt(description, values, path)
      ? refusal.message
      : undefined;
  };
  const errorOf = (path: string) =>
    refusalOf(path) ?? (flagged.has(path) ? wrong.get(path) : undefined);
  const fields = fieldStates(
    description,
    values,
    context,
    {
      errorOf,
      // One thing at a time: what is wrong comes first.
      warningOf: (path) =>
        errorOf(path) === undefined && isSettled(path, facts, description)
          ? warnings.get(path)
          : undefined,
      isHushed: (path) => facts.hushed.has(path),
      formerOf: (path) => valueAt(description, initial, path),
      isUntouched: (path) => untouched.has(path),
      correction,
    },
    before?.fields ?? NO_FIELDS,
  );
  const messageOf = (path: string) => refusalOf(path) ?? wrong.get(path);
  return { context, fields, problems, errors: errorsOf(facts, messageOf, before?.errors) };
}

/** Paths of the fields that have an answer. */
export function answeredPaths(fields: FieldStates): string[] {
  return [...fields].flatMap(([path, { value }]) => (isBlank(value) ? [] : [path]));
}
