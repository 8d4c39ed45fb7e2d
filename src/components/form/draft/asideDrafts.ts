import {
  dropStored,
  onOtherTab,
  readStored,
  readTab,
  storedNames,
  writeStored,
  writeTab,
} from '@/storage';
import { createStore } from '@/store';
import {
  type DraftAddress,
  draftAddress,
  draftName,
  isOld,
  nameBeside,
  ASIDE as PREFIX,
  readKept,
  writeHere,
  writeKept,
  writePrevious,
} from './draftStorage';
import { isPublicComputer } from './publicComputer';
import { type DraftRecord, isDraftRecord, readSending, type Sending } from './record';

/**
 * Drafts that were sent and whose request has not been seen yet. They lie beside the drafts that
 * can be gone on with: nobody sends one a second time unawares, and nothing of it is lost should
 * the back end not have it after all. Kept where drafts are kept, for as long.
 */

/** A draft put aside. */
export interface AsideDraft {
  /** Of the draft that it was. */
  readonly name: string;
  /** Of the draft put aside, in every storage. */
  readonly key: string;
  readonly target: string;
  readonly record: DraftRecord;
  readonly sending: Sending;
}

const inPage = new Map<string, DraftRecord>();

/** How often they have changed, in this tab and in others. */
export const asideVersion = createStore(0, () =>
  onOtherTab((key) => {
    if (key === null || key.startsWith(PREFIX)) changed();
  }),
);

const changed = () => asideVersion.set(asideVersion.get() + 1);

function read(key: string): AsideDraft[] {
  const stored = PREFIX + key;
  const record =
    readStored(stored, isDraftRecord) ?? readTab(stored, isDraftRecord) ?? inPage.get(key);
  const sending = readSending(record?.sending);
  if (!record || !sending || isOld(record, Date.now())) {
    drop(key);
    return [];
  }
  const name = key.slice(0, key.lastIndexOf('.'));
  return [{ name, key, target: draftAddress(name).target, record, sending }];
}

function drop(key: string): void {
  dropStored(PREFIX + key);
  writeTab(PREFIX + key, undefined);
  inPage.delete(key);
}

/**
 * Keeps a draft that was sent, until its request is seen.
 *
 * @returns false when the browser refused; it is then kept in this tab and page
 */
export function putAside(name: string, record: DraftRecord & { sending: Sending }): boolean {
  const key = nameBeside(name, record.mark);
  const isPublic = isPublicComputer();
  const kept = !isPublic && writeStored(PREFIX + key, record);
  writeTab(PREFIX + key, kept || isPublic ? undefined : record);
  if (kept) inPage.delete(key);
  else inPage.set(key, record);
  changed();
  return kept || isPublic;
}

/** A person's drafts of a form, or of all, that were sent and not seen, the latest first. */
export function asideDrafts({
  user,
  form,
}: Pick<DraftAddress, 'user'> & Partial<DraftAddress>): AsideDraft[] {
  // Up to the last dot that both names share.
  const whole = draftName({ user, form: form ?? '', target: '' });
  const prefix = form === undefined ? whole.slice(0, whole.indexOf('.') + 1) : whole;
  const stored = (['browser', 'tab'] as const).flatMap((keeper) =>
    (storedNames(PREFIX + prefix, keeper) ?? []).map((one) => one.slice(PREFIX.length)),
  );
  const held = [...inPage.keys()].filter((key) => key.startsWith(prefix));
  return [...new Set([...stored, ...held])]
    .flatMap(read)
    .sort((one, other) => other.sending.at - one.sending.at);
}

/** Its request has been seen, or the user wants it no longer. */
export function dropAside({ key }: Pick<AsideDraft, 'key'>): void {
  drop(key);
  changed();
}

/** Makes it a draft again that can be gone on with; what stood in its place can be brought back. */
export function restoreAside({ name, key, record }: AsideDraft): void {
  const present = readKept(name);
  if (present) writePrevious(name, present);
  const isPublic = isPublicComputer();
  if (isPublic || writeKept(name, record)) writeHere(name, record, !isPublic);
  dropAside({ key });
}
