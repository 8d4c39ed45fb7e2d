import { isBlank } from '@/domain/form/asked';
import { normalValue, pathFromBody, withPrefill } from '@/domain/form/body';
import type {
  FormContext,
  FormDescription,
  FormOption,
  FormValue,
  FormValues,
} from '@/domain/form/description';
import type { FormProblem } from '@/domain/form/problems';
import { type PartState, sectionStates } from '@/domain/form/progress';
import { createStore } from '@/store';
import { fieldId } from '../useForm';
import { beginCorrection, type Correction, type Remarks } from './correction';
import type { FieldState, FieldStates } from './fieldStates';
import {
  answeredPaths,
  type FormErrors,
  type FormFacts,
  type FormSnapshot,
  snapshotOf,
} from './formState';
import { listActions } from './listActions';
import { normalAnswers } from './normalAnswers';
import { fieldPath, inWords, placeOf, valuesBeside, withAnswer } from './place';

export interface FormStoreOptions {
  /** Today in China, `YYYY-MM-DD`. */
  readonly today: string;
  /** Set when the form was sent back: what the reviewer said, by path. */
  readonly remarks?: Remarks;
  /** Everything can be changed, not only what has a remark. */
  readonly everywhere?: boolean;
  /** Keys of the sections that were opened before. */
  readonly opened?: readonly string[];
}

/** A refusal of the back end, its field named by place, `respondents[0].name`. */
export interface Refusal {
  readonly field: string;
  readonly message: string;
}

export type FormStore = ReturnType<typeof createFormStore>;

/** Kinds whose answer is complete with the choice, so that its rule may speak at once. */
const CHOSEN_AT_ONCE = ['radio', 'select', 'checks', 'yesNo', 'tick'];

const NO_STATES: FieldStates = new Map();

/** Paths of what stands beside the answers. */
const BESIDE = /^(files|consent)\b/;

/**
 * The answers of one form outside React: every field on the screen follows its own path, so that
 * typing draws one field and not the form. A field speaks after it was left with something
 * wrong in it or after a submission; from then on its message follows the typing. An answer that
 * passes takes its normal form when the field is left.
 */
export function createFormStore(
  description: FormDescription,
  initial: FormValues,
  { today, remarks, everywhere = false, opened: openedBefore = [] }: FormStoreOptions,
) {
  let facts: FormFacts = {
    values: initial,
    options: {},
    account: undefined,
    flagged: new Set(),
    hushed: new Set(),
    settled: new Set(),
    refused: new Map(),
    summary: [],
    attempts: 0,
    others: [],
  };
  let correction: Correction | undefined;
  const make = (before?: FormSnapshot) =>
    snapshotOf({ description, today, initial, correction }, facts, before);
  let shown = make();
  if (remarks) correction = beginCorrection(remarks, everywhere ? NO_STATES : shown.fields);
  facts = { ...facts, settled: new Set(answeredPaths(shown.fields)) };
  shown = make();

  const told = createStore({
    shown,
    opened: new Set(openedBefore) as ReadonlySet<string>,
    /** Keys of what the portal has filled in and the user has not looked through. */
    unread: new Set<string>() as ReadonlySet<string>,
  });
  let parts: ReadonlyMap<string, PartState> = new Map();
  let partsOf: ReturnType<typeof told.get> | undefined;
  let wanted: string | undefined;

  const change = (changed: Partial<FormFacts>) => {
    facts = { ...facts, ...changed };
    shown = make(shown);
    told.set({ ...told.get(), shown });
  };

  const read = (isRead: (key: string) => boolean) => {
    const { unread } = told.get();
    const left = [...unread].filter((key) => !isRead(key));
    if (left.length < unread.size) told.set({ ...told.get(), unread: new Set(left) });
  };

  const wrongAt = (path: string) => shown.problems.some((problem) => problem.path === path);

  const leave = (path: string) => {
    const place = placeOf(description, path);
    if (!place || place.field.kind === 'list') return;
    const beside = valuesBeside(facts.values, place);
    const value = beside[place.field.key];
    if (value === undefined || isBlank(value)) return;
    const settled = new Set(facts.settled).add(path);
    if (wrongAt(path)) {
      change({ settled, flagged: new Set(facts.flagged).add(path) });
      return;
    }
    const normal = normalValue(place.field, value, beside, shown.context);
    const values = normal === value ? facts.values : withAnswer(facts.values, place, normal);
    change({ settled, values });
  };

  const fail = (summary: FormFacts['summary'], more: Partial<FormFacts>) =>
    change({
      ...more,
      summary,
      attempts: facts.attempts + 1,
      hushed: new Set(shown.fields.keys()),
    });

  const lists = listActions(() => facts, change);

  return {
    description,
    values: (): FormValues => facts.values,
    context: (): FormContext => shown.context,
    /** Sections that the user has looked at. */
    openedSections: (): ReadonlySet<string> => told.get().opened,
    field: (path: string): FieldState | undefined => shown.fields.get(path),
    /** What keeps the answers from being sent, whether it has been said or not. */
    problems: (): readonly FormProblem[] => shown.problems,
    errors: (): FormErrors => shown.errors,
    /** How far each section asked for has come, in order. */
    parts: (): ReadonlyMap<string, PartState> => {
      if (partsOf === told.get()) return parts;
      partsOf = told.get();
      const { opened, unread } = partsOf;
      const states = sectionStates(description, facts.values, shown.context, opened, unread);
      const same =
        states.size === parts.size && [...states].every(([key, state]) => parts.get(key) === state);
      if (!same) parts = states;
      return parts;
    },
    subscribe: told.subscribe,

    set: (path: string, value: FormValue | undefined) => {
      const place = placeOf(description, path);
      if (!place) return;
      const hushed = new Set(facts.hushed);
      hushed.delete(path);
      read((key) => key === (place.list ?? place.field.key));
      change({ values: withAnswer(facts.values, place, value), hushed });
      if (CHOSEN_AT_ONCE.includes(place.field.kind)) leave(path);
    },
    /** The field has lost the focus. */
    leave,
    /** Replaces answers by key, those that are no fields included, as the look-up of a patent does. */
    put: (answers: FormValues) => {
      const settled = new Set([...facts.settled, ...Object.keys(answers)]);
      change({ values: { ...facts.values, ...answers }, settled });
    },
    /**
     * Fills gaps with what the portal knows.
     *
     * @returns the keys that were filled
     */
    fill: (known: FormValues): readonly string[] => {
      const { values, filled } = withPrefill(facts.values, known);
      change({ values, settled: new Set([...facts.settled, ...filled]) });
      told.set({ ...told.get(), unread: new Set([...told.get().unread, ...filled]) });
      return filled;
    },
    /**
     * All answers anew, as when kept ones are restored; what was said of the former ones goes.
     *
     * @param openedThere sections that were opened where the answers come from
     */
    replace: (values: FormValues, openedThere: readonly string[] = []) => {
      const { opened } = told.get();
      const all = new Set([...opened, ...openedThere]);
      if (all.size > opened.size) told.set({ ...told.get(), opened: all });
      lists.forgetRemoved();
      read(() => true);
      change({ values, flagged: new Set(), refused: new Map(), summary: [] });
      change({ settled: new Set(answeredPaths(shown.fields)) });
    },
    /** The choices of a service have come. */
    setOptions: (name: string, options: readonly FormOption[]) =>
      change({ options: { ...facts.options, [name]: options } }),
    /** The account has been asked; what it does not say is the user's to type. */
    setAccount: (account: FormValues) => change({ account }),
    /** What is wrong with files and declarations now; their paths begin with `files.` or `consent`. */
    setOthers: (others: readonly FormProblem[]) => change({ others }),
    open: (section: string) => {
      const { opened } = told.get();
      if (!opened.has(section)) told.set({ ...told.get(), opened: new Set(opened).add(section) });
    },
    /** The user goes on from a section, and has looked through what was filled in. */
    close: (section: string) => read((key) => placeOf(description, key)?.section === section),

    ...lists,

    /**
     * Checks everything as a submission does.
     *
     * @returns true when the answers, now in their normal form, can be sent; otherwise every
     *   message is shown and the summary takes the focus
     */
    attempt: (): boolean => {
      change({ values: normalAnswers(description, facts.values, shown.context) });
      const problems = [...shown.problems, ...facts.others];
      if (problems.length === 0) {
        change({ summary: [], refused: new Map() });
        return true;
      }
      fail(problems, { flagged: new Set([...facts.flagged, ...shown.fields.keys()]) });
      return false;
    },
    /** Shows what the back end refused, each message at its field until the answer is changed. */
    refuse: (refusals: readonly Refusal[]) => {
      const refused = new Map(facts.refused);
      const summary = refusals.map(({ field, message }): Partial<FormProblem> => {
        const path = pathFromBody(field, facts.values);
        const place = placeOf(description, path);
        if (!place) {
          if (!BESIDE.test(path)) return { message };
          refused.set(path, { value: undefined, message });
          return { path, message };
        }
        const words = inWords(description, facts.values, path, message);
        const value = valuesBeside(facts.values, place)[place.field.key];
        refused.set(path, { value, message: words });
        return { section: place.section, path, message: words };
      });
      fail(summary, { refused });
    },

    /**
     * Brings the focus to a field: at once when it is on the screen, else as soon as it appears.
     *
     * @param path of a field, or of one of its further controls, `region-1`
     * @returns whether it is on the screen
     */
    goTo: (path: string): boolean => {
      const own = fieldPath(path);
      const control =
        document.getElementById(fieldId(path)) ?? document.getElementById(fieldId(own));
      wanted = control ? undefined : own;
      control?.focus();
      return control !== null;
    },
    /** Whether this field, which has just appeared, is to take the focus. */
    takeWanted: (path: string): boolean => {
      if (wanted !== path) return false;
      wanted = undefined;
      return true;
    },
    /** The key of the section that holds a field. */
    sectionOf: (path: string): string | undefined => placeOf(description, fieldPath(path))?.section,
  };
}
