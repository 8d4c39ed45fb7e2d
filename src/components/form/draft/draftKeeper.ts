import type { FormDescription } from '@/domain/form/description';
import { randomId } from '@/domain/randomId';
import { dropUsedFiles } from '../files/usedFiles';
import { asideDrafts, dropAside } from './asideDrafts';
import { createDraftNews, toTheMinute } from './draftNews';
import { createSending } from './draftSending';
import {
  type DraftAddress,
  draftName,
  draftsOf,
  dropDraft,
  dropFromPage,
  readKept,
  readNewest,
  readPrevious,
  tidyUp,
  writePrevious,
} from './draftStorage';
import { createDraftWriter, emptyDraft, type HeldDraft } from './draftWriter';
import { choosePublicComputer, isPublicComputer } from './publicComputer';
import {
  type DraftContent,
  type DraftPlace,
  type DraftRecord,
  sameAnswers,
  saysTheSame,
} from './record';

export interface DraftOptions extends Omit<DraftAddress, 'form'> {
  readonly description: FormDescription;
  /** What the form begins with when nothing is kept, prefilled answers included. */
  readonly initial: DraftContent;
}

/** This loaded page: a tab that is reloaded or duplicated is another one. */
const TAB = randomId();

export type DraftKeeper = ReturnType<typeof openDraft>;

/**
 * Keeps what is typed into one form, so that a reload, a crash or the end of the session loses
 * nothing of it; outside React, told of changes by `keep`. Nothing is thrown, whatever the browser
 * does; `state` says what could not be kept.
 */
export function openDraft({ user, target, description, initial }: DraftOptions, tabId = TAB) {
  const name = draftName({ user, form: description.key, target });
  const news = createDraftNews();
  const { show } = news;
  const writer = createDraftWriter(name, description, tabId, initial, news);
  const { held, recordOf, showPrevious, stopWaiting, write } = writer;
  let thrownAway: { draft: HeldDraft; previous: DraftRecord | undefined } | undefined;
  let over = false;

  const submitted = () => {
    over = true;
    stopWaiting();
    dropDraft(name);
    held.unwritten = false;
    show({ keeping: 'idle', savedAt: undefined, atRisk: false, sending: undefined });
  };

  const restingState = () => (isPublicComputer() ? 'public' : 'idle');

  const publicChosen = () => {
    if (over) return;
    stopWaiting();
    if (held.known || held.unwritten) {
      held.unwritten = true;
      write();
    } else show({ keeping: restingState() });
    if (isPublicComputer()) show({ other: undefined, restored: undefined, previousAt: undefined });
  };

  const start = () => {
    tidyUp(name, Date.now());
    const { record, broken } = readNewest(name, Date.now());
    show({ broken, keeping: restingState() });
    if (!record) return;
    writer.adopt(record);
    if (isPublicComputer() || readKept(name)?.savedAt !== record.savedAt) {
      // The browser did not have it; perhaps it takes it now.
      held.unwritten = true;
      write();
    } else show({ keeping: 'kept', savedAt: toTheMinute(record.savedAt) });
    showPrevious();
  };
  start();

  return {
    name,
    description,
    /** What the form begins with: what was kept, or `initial`. */
    content: (): DraftContent => held.content,
    /** Where the user was when the draft was kept last. */
    place: (): DraftPlace | undefined => held.place,
    /** Goes along with the request as the mark by which a repeated one is known. */
    mark: (): string => held.mark,
    state: news.state,
    subscribe: news.subscribe,
    /** Tells when the form is to show other content: thrown away, brought back, of another tab. */
    onReplace: news.onReplace,

    /** Keeps what has changed. Nothing is kept before the user has said something. */
    keep: (part: Partial<DraftContent>) => {
      if (over) return;
      const before = held.content;
      const keys = Object.keys(part) as (keyof DraftContent)[];
      if (keys.every((key) => part[key] === before[key])) return;
      held.content = { ...before, ...part };
      const same = held.known
        ? sameAnswers(before, held.content)
        : saysTheSame(initial, held.content);
      if (same) writer.moved();
      else writer.changed();
    },
    /** Keeps where the user is, beside answers that are kept. */
    keepPlace: (part: Partial<DraftPlace>) => {
      if (over) return;
      held.place = { scroll: 0, ...held.place, ...part };
      writer.moved();
    },
    /** Writes at once what waits to be written. */
    flush: () => {
      if (!over) writer.flush();
    },

    /** Looks at what another tab may have done. */
    look: () => {
      if (over || isPublicComputer()) return;
      const kept = readKept(name);
      if (!kept) {
        const gone = held.known !== undefined && news.state().keeping === 'kept';
        if (gone) show({ other: { kind: 'gone' }, keeping: 'idle', savedAt: undefined });
      } else if (writer.isKnown(kept)) {
        if (kept.tabId !== tabId) held.known = kept;
        show({ other: undefined });
      } else {
        const ownAt = held.known && held.changedAt;
        const { savedAt } = kept;
        show({ other: { kind: 'newer', savedAt, ...(ownAt !== undefined && { ownAt }) } });
      }
      showPrevious();
    },
    /** Goes on with what the other tab kept; what stood here can be brought back. */
    useOther: () => {
      const kept = readKept(name);
      if (!kept) return;
      if (held.known && !writePrevious(name, recordOf(held.known.revision))) {
        show({ keeping: 'full', savedAt: undefined, atRisk: true });
        return;
      }
      stopWaiting();
      held.unwritten = false;
      writer.adopt(kept);
      const savedAt = toTheMinute(kept.savedAt);
      show({ other: undefined, keeping: 'kept', savedAt, atRisk: false });
      showPrevious();
      news.replace(held.content);
    },
    /** Goes on with what stands here; what the other tab kept can be brought back. */
    keepOwn: () => {
      held.changedAt = Date.now();
      held.unwritten = true;
      write();
    },
    /** Exchanges what stands here with the previous version. */
    bringBack: () => {
      const previous = readPrevious(name);
      if (!previous) return;
      if (!writePrevious(name, held.known && recordOf(held.known.revision))) return;
      writer.adopt(previous);
      // What the browser keeps is what stood here; it need not be put aside once more.
      held.known = readKept(name) ?? held.known;
      held.changedAt = Date.now();
      held.unwritten = true;
      write();
      news.replace(held.content);
    },

    /** What is kept now; undefined while nothing is the user's own. */
    current: (): DraftRecord | undefined => held.known && recordOf(held.known.revision),
    /**
     * Goes on with a draft of another device; what stood here can be brought back, but for a public
     * computer.
     *
     * @param filesToChoose names of its files that cannot be used here
     * @returns false when the browser refused to keep what stood here; nothing has changed then
     */
    bringIn: (record: DraftRecord, filesToChoose: readonly string[]): boolean => {
      const own = held.known && !isPublicComputer() && recordOf(held.known.revision);
      if (own && !writePrevious(name, own)) {
        show({ keeping: 'full', savedAt: undefined, atRisk: true });
        return false;
      }
      stopWaiting();
      writer.adopt({ ...record, tabId });
      // Kept from now on, however old it is.
      held.changedAt = Date.now();
      held.unwritten = true;
      write();
      const { restored } = news.state();
      show({ discarded: false, ...(restored && { restored: { ...restored, filesToChoose } }) });
      news.replace(held.content);
      return true;
    },

    /** Throws the draft away, here and in the browser; the form begins anew. */
    discard: () => {
      thrownAway = { draft: { ...held }, previous: readPrevious(name) };
      stopWaiting();
      dropDraft(name);
      Object.assign(held, emptyDraft(initial));
      show({
        keeping: restingState(),
        savedAt: undefined,
        restored: undefined,
        broken: false,
        discarded: true,
        other: undefined,
        previousAt: undefined,
        sending: undefined,
        atRisk: false,
      });
      news.replace(held.content);
    },
    /** Brings back what was thrown away; what was typed since can be brought back in turn. */
    undoDiscard: () => {
      if (!thrownAway) return;
      const typed = held.known && recordOf(held.known.revision);
      const { draft, previous } = thrownAway;
      thrownAway = undefined;
      const { content, place, mark, sending } = draft;
      Object.assign(held, { content, place, mark, sending });
      if (!isPublicComputer()) writePrevious(name, typed ?? previous);
      show({ discarded: false });
      writer.changed();
      news.replace(held.content);
    },
    /** The user has read what was told at the beginning. */
    understood: () => show({ restored: undefined, broken: false }),

    /** How many drafts the choice of a public computer would remove. */
    keptDrafts: (): number => draftsOf(user).length,
    /** How many were sent and not seen since; it would remove them, too. */
    sentDrafts: (): number => asideDrafts({ user }).length,
    /** Nothing is kept on a public computer; what the person has there is removed. */
    choosePublic: (chosen: boolean) => {
      if (chosen) {
        for (const one of draftsOf(user)) dropDraft(one);
        for (const one of asideDrafts({ user })) dropAside(one);
        dropUsedFiles(user);
      }
      choosePublicComputer(chosen);
      publicChosen();
    },
    /** The choice was made, here or in another tab. */
    publicChosen,

    ...createSending({ name, user, form: description.key }, writer, news, submitted),

    /** The request has been seen: nothing is left to keep. */
    submitted,
    /** The user leaves although changes are lost with the page. */
    abandon: () => {
      if (isPublicComputer()) {
        stopWaiting();
        dropFromPage(name);
      } else if (!over) writer.flush();
      held.unwritten = false;
      show({ atRisk: false });
    },
  };
}
