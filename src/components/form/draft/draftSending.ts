import { type AsideDraft, asideDrafts, dropAside, putAside } from './asideDrafts';
import type { DraftNews } from './draftNews';
import { readKept, writePrevious } from './draftStorage';
import type { DraftWriter } from './draftWriter';
import { type DraftContent, readSending, type Sending } from './record';

/**
 * What a draft knows of being sent. It is noted before the call is made, so that a page that is
 * killed meanwhile, or an answer that never comes, leaves no draft that looks as if it had never
 * been sent.
 *
 * @param ended takes the draft away for good
 */
export function createSending(
  { name, user, form }: { name: string; user: string; form: string },
  { held, recordOf, stopWaiting, write, adopt }: DraftWriter,
  news: DraftNews,
  ended: () => void,
) {
  const keep = (sending: Sending | undefined) => {
    stopWaiting();
    Object.assign(held, { sending, changedAt: held.changedAt ?? Date.now(), unwritten: true });
    write();
  };
  return {
    /** The last sending of which it is not known that it failed, here or in another tab. */
    sending: (): Sending | undefined =>
      held.sending ??
      readSending(readKept(name)?.sending) ??
      asideDrafts({ user, form }).find(({ record }) => record.mark === held.mark)?.sending,

    /**
     * The form is about to be sent: all of it is kept, also what nobody has typed.
     *
     * @param corrected the request that is corrected, and its state before
     */
    beginSending: (content: DraftContent, corrected?: Pick<Sending, 'id' | 'before'>) => {
      const at = Date.now();
      const { since = held.sending?.at } = held.sending ?? {};
      held.content = content;
      keep({ at, ...(since !== undefined && { since }), ...corrected });
    },

    /** The back end has refused it, so that it may be sent again. */
    notSent: () => keep(undefined),

    /** The back end has stored it; the draft is put aside until its request is seen. */
    sent: (id: string | undefined) => {
      const sending = {
        at: Date.now(),
        ...held.sending,
        ...(id !== undefined && { id }),
      };
      const record = { ...recordOf((held.known?.revision ?? 0) + 1), sending };
      const isKept = putAside(name, record);
      ended();
      // The draft itself may have left no room.
      if (!isKept) putAside(name, record);
    },

    /** Brings a draft that was sent back into the form; what stands here can be brought back. */
    takeBack: ({ key, record }: AsideDraft) => {
      if (held.known && !writePrevious(name, recordOf(held.known.revision))) {
        news.show({ keeping: 'full', savedAt: undefined, atRisk: true });
        return;
      }
      stopWaiting();
      adopt(record);
      held.unwritten = true;
      write();
      dropAside({ key });
      news.replace(held.content);
    },
  };
}
