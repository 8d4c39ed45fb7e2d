import type { DraftKeeper } from '@/components/form/draft/draftKeeper';
import type { DraftContent } from '@/components/form/draft/record';
import { createFormStore } from '@/components/form/edit/formStore';
import { closeFormFiles, type FormFiles, openFormFiles } from '@/components/form/files/formFiles';
import { momentInChina, todayInChina } from '@/domain/calendar';
import { fileProblems, filesPath } from '@/domain/files/attached';
import { isAsked, isBlank } from '@/domain/form/asked';
import type { FormDescription, FormValues } from '@/domain/form/description';
import type { FormProblem } from '@/domain/form/problems';
import { createStore } from '@/store';
import { consentProblems } from './consent';
import { untouchedFileProblems } from './correctedParts';
import { forgetQuestions, withdrawQuestions } from './questions';
import { carriesKey } from './sent/sentRequest';
import { correctedValues, isClosedCategory, type Task } from './task';

/** What changes besides the answers. */
export interface SessionState {
  /** Keys of the declarations that are ticked. */
  readonly consents: readonly string[];
  readonly files: FormFiles;
  /** Keys of the answers that the portal has given; undefined while they are on their way. */
  readonly filled: readonly string[] | undefined;
  /** The form is on its way to the back end. */
  readonly sending: boolean;
  /** Files can be uploaded, as far as is known; undefined while it is being asked. */
  readonly uploads: boolean | undefined;
  /** An answer has shown that the back end makes no second request of the same key. */
  readonly knowsKeys: boolean;
}

export type ApplySession = ReturnType<typeof openSession>;

/** Keys of the fields; what a look-up notes besides is no answer. */
function isEmpty({ sections }: FormDescription, values: FormValues): boolean {
  return sections.every(({ fields }) => fields.every(({ key }) => isBlank(values[key])));
}

/**
 * One form being filled in, outside React: answers, declarations and files, all told to the draft
 * at every change. What the portal fills in is not the user's, so it alone makes no draft.
 */
export function openSession(description: FormDescription, task: Task, draft: DraftKeeper) {
  const { correction } = task;
  const { attachments, opened, values: kept, consents: ticked } = draft.content();
  const store = createFormStore(description, task.values, {
    today: todayInChina(),
    // What was sent has been looked at.
    opened: correction ? description.sections.map(({ key }) => key) : opened,
    ...(correction && { remarks: correction.remarks, everywhere: correction.everywhere }),
  });
  let known: FormValues | undefined;
  const state = createStore<SessionState>({
    consents: ticked,
    files: openFormFiles(draft.name, description.files, () => attachments),
    filled: correction || !isEmpty(description, kept) ? [] : undefined,
    sending: false,
    uploads: description.files.length > 0 ? undefined : true,
    knowsKeys: correction !== undefined && carriesKey(correction.request),
  });
  /** The answers as the portal left them. */
  let untouched: FormValues = store.values();
  /** The portal's answers are still to come and may fill gaps. */
  let waiting = state.get().filled === undefined;
  let quiet = false;
  let said = '';
  let sent = false;
  /** When the declarations were sent as they are; the same however often they are sent. */
  let declaredAt: string | undefined;

  const change = (part: Partial<SessionState>) => state.set({ ...state.get(), ...part });
  const keep = () => {
    if (quiet || sent) return;
    const all = everything();
    draft.keep(all.values === untouched ? { ...all, values: draft.content().values } : all);
  };
  const everything = () => ({
    values: store.values(),
    opened: [...store.openedSections()],
    consents: state.get().consents,
    attachments: state.get().files.kept(),
  });
  const leave = () => {
    forgetQuestions(draft);
    closeFormFiles(draft.name);
  };
  const others = (): FormProblem[] => {
    const context = store.context();
    const { consents, files: held, uploads } = state.get();
    const attached = held.attached();
    const files = fileProblems(description, store.values(), context, attached).filter(
      ({ path }) =>
        uploads !== false || attached.some(({ category }) => filesPath(category) === path),
    );
    const untouched = untouchedFileProblems(task, store, held.kept());
    return [
      ...(correction ? [] : consentProblems(description.consent.items, consents)),
      ...files.filter(({ path }) => !isClosedCategory(correction, path.replace(/^files\./, ''))),
      ...untouched.filter(
        ({ path }) => uploads !== false && files.every((one) => one.path !== path),
      ),
    ];
  };
  const follow = () => {
    const now = others();
    const words = JSON.stringify(now);
    if (words !== said) {
      said = words;
      store.setOthers(now);
    }
    keep();
  };
  const quietly = (work: () => void) => {
    quiet = true;
    work();
    untouched = store.values();
    quiet = false;
    follow();
  };
  /** Fills gaps; tells which answers that are asked for the portal has given. */
  const fill = (): readonly string[] =>
    (known ? store.fill(known) : []).filter((key) => store.field(key) !== undefined);

  quietly(() => store.replace(correctedValues(task, kept)));
  store.subscribe(follow);

  return {
    store,
    state: state.get,
    subscribe: state.subscribe,
    /** Follows the files, which outlive the screen, and whether anything may be kept. */
    attach: (files: FormFiles): (() => void) => {
      const withdraw = () => withdrawQuestions(draft);
      withdraw();
      follow();
      const ends = [files.subscribe(follow), draft.subscribe(withdraw)];
      return () => {
        for (const end of ends) end();
      };
    },
    /** What the portal knows has come; it fills gaps of a form that nobody has begun. */
    begin: (values: FormValues) => {
      known = values;
      store.setAccount(values);
      if (!waiting) return;
      waiting = false;
      quietly(() => change({ filled: fill() }));
    },
    /** What the portal fills in by itself later on is not the user's either. */
    fillQuietly: quietly,
    /** The user does not wait for what the portal knows. */
    goAhead: () => change({ filled: [] }),
    tick: (key: string, on: boolean) => {
      const rest = state.get().consents.filter((one) => one !== key);
      declaredAt = undefined;
      change({ consents: on ? [...rest, key] : rest });
      follow();
    },
    /** The moment of the declarations, `YYYY-MM-DD HH:mm:ss` in China. */
    declaredAt: (): string => {
      declaredAt ??= momentInChina();
      return declaredAt;
    },
    /** Answers that the user has given elsewhere; what the portal has filled in for good stays. */
    carry: (answers: FormValues) => {
      const open = Object.entries(answers).filter(
        ([key, value]) => !isBlank(value) && !store.field(key)?.readOnly,
      );
      if (open.length > 0) store.put(Object.fromEntries(open));
    },
    /** Shows other content: of another tab, brought back, or none after the draft was discarded. */
    show: (content: DraftContent) => {
      quietly(() => {
        closeFormFiles(draft.name);
        const files = openFormFiles(draft.name, description.files, () => content.attachments);
        store.replace(correctedValues(task, content.values), content.opened);
        const isNew = !correction && isEmpty(description, content.values);
        if (isNew) forgetQuestions(draft);
        waiting = isNew && known === undefined;
        change({ consents: content.consents, files, filled: isNew ? fill() : [] });
      });
    },
    /** Where files cannot be uploaded, none that is missing is the user's mistake. */
    learnUploads: (uploads: boolean) => {
      change({ uploads });
      follow();
    },
    /** An answer has shown that the back end makes no second request of the same key. */
    learnKeys: () => {
      if (!state.get().knowsKeys) change({ knowsKeys: true });
    },
    /** The form is about to be sent; whatever becomes of the page, the draft will say so. */
    beginSending: () => {
      draft.beginSending(
        { ...draft.content(), ...everything() },
        correction && { id: correction.request.id, before: correction.request.status ?? '' },
      );
      change({ sending: true });
    },
    /** It was refused, or nobody knows whether it has arrived. */
    endSending: (refused: boolean) => {
      if (refused) draft.notSent();
      change({ sending: false });
    },
    /** The back end has stored it; the draft waits until its request is seen. */
    putAside: (id: string | undefined) => {
      sent = true;
      draft.sent(id);
      leave();
    },
    /** The request has been seen: nothing is left to keep. */
    close: () => {
      sent = true;
      draft.submitted();
      leave();
    },
    /** Files as the body of the request carries them: only kinds that the answers ask for. */
    attachments: () => {
      const context = store.context();
      const asked = description.files.filter((one) => isAsked(one, store.values(), context));
      return state
        .get()
        .files.attachments()
        .filter(({ category }) => asked.some(({ key }) => key === category));
    },
  };
}
