import { UNREADABLE } from '@/domain/files/faults';
import type { FileCategory } from '@/domain/form/description';
import { randomId } from '@/domain/randomId';
import { AbortedError, isSessionOver } from '@/requests/errors';
import { Running } from '@/requests/running';
import { removeFile, sendFile } from '@/services/business';
import { attachedFile, type FileEntry, failure, type KeptFile, keptEntry, keptFile } from './entry';
import { EntryStore } from './entryStore';
import { inspectFile } from './inspectFile';

/** Uploads at the same time. */
const AT_ONCE = 2;

/**
 * The files of one form: checked one after the other, sent two at a time, all outside React, so
 * that they go on while the user is on another page of the portal or logs in again.
 */
export class FormFiles {
  readonly subscribe: EntryStore['subscribe'];
  /** The entries of all categories. */
  readonly snapshot: EntryStore['snapshot'];
  /** Told the number of an attachment that the back end has deleted. */
  onDeleted: ((id: string) => void) | undefined;
  private readonly store: EntryStore;
  private readonly blobs = new Map<string, Blob>();
  private readonly running = new Running();
  /** Uploads of which the back end may have a part. */
  private readonly begun: Set<string>;
  private checks: Promise<void> = Promise.resolve();
  private sending = 0;

  /**
   * @param categories all of the form, asked for or not
   * @param kept what a draft or a returned request brings along
   */
  constructor(
    private readonly categories: readonly FileCategory[],
    kept: readonly KeptFile[] = [],
  ) {
    this.store = new EntryStore(kept.map(keptEntry));
    this.subscribe = this.store.subscribe;
    this.snapshot = this.store.snapshot;
    this.begun = new Set(kept.flatMap(({ id, unfinished }) => (unfinished ? id : [])));
  }

  /** For `fileProblems`. */
  readonly attached = () => this.snapshot().map(attachedFile);

  /** For the draft. */
  readonly kept = (): KeptFile[] =>
    this.snapshot().flatMap((entry) => keptFile(entry, this.store.find(entry.replaces ?? '')));

  /** Uploaded files, for the body of the request. */
  attachments(): { id: string; category: string }[] {
    return this.snapshot().flatMap(({ attachmentId, category }) =>
      attachmentId === undefined ? [] : { id: attachmentId, category },
    );
  }

  /** The bytes of a file, while the browser has them. */
  blobOf(key: string): Blob | undefined {
    return this.blobs.get(key);
  }

  /** Takes files that the user chose, dropped or pasted. */
  add(category: string, files: readonly { name: string; blob: Blob }[]): void {
    for (const { name, blob } of files) {
      const key = randomId();
      this.blobs.set(key, blob);
      const entry = { key, category, name: name.trim(), size: blob.size, sent: 0 };
      this.store.set([...this.snapshot(), { ...entry, state: 'checking' }]);
      this.enqueueCheck(key);
    }
  }

  /** Looks at a refused file again, under the name offered or its own. */
  rename(key: string, name: string): void {
    this.store.change(key, { name, state: 'checking' }, ['fault', 'remark']);
    this.enqueueCheck(key);
  }

  /** Lets a file take the place of the one of the same name, which goes once the new one is there. */
  replace(key: string): void {
    this.store.change(key, { state: 'waiting' });
    this.pump();
  }

  /** Sends a file again that was given up. */
  retry(key: string): void {
    if (!this.blobs.has(key)) return;
    this.store.change(key, { state: 'waiting' }, ['fault']);
    this.pump();
  }

  /** Goes on with what the end of the session has stopped. */
  goOn(): void {
    for (const { key, state } of this.snapshot()) {
      if (state === 'paused') this.store.change(key, { state: 'waiting' });
    }
    this.pump();
  }

  /** Takes a file out, in whatever state; the back end forgets it as far as it may. */
  remove(key: string): void {
    const entry = this.store.find(key);
    if (!entry) return;
    this.running.stop(key);
    this.blobs.delete(key);
    this.store.drop(key);
    this.settleReplacements(key);
    const { attachmentId } = entry;
    if (attachmentId === undefined && !this.begun.has(key)) return;
    const target = attachmentId === undefined ? { uploadId: key } : { id: attachmentId };
    // It is out of the form either way; what belongs to a sent request stays with it.
    removeFile(target, { skipErrorHandler: true }).then(
      () => attachmentId !== undefined && this.onDeleted?.(attachmentId),
      () => undefined,
    );
  }

  /** Stops everything; the form is sent or given up. */
  stop(): void {
    this.running.stopAll();
    this.blobs.clear();
    this.store.set([]);
  }

  /** Nobody need be asked any more whether a file that is gone is to be replaced. */
  private settleReplacements(gone: string): void {
    for (const { key, state, replaces } of this.snapshot()) {
      if (replaces !== gone) continue;
      this.store.change(key, state === 'asking' ? { state: 'waiting' } : {}, ['replaces']);
    }
    this.pump();
  }

  private enqueueCheck(key: string): void {
    this.checks = this.checks.then(() => this.check(key));
  }

  private async check(key: string): Promise<void> {
    const blob = this.blobs.get(key);
    const entry = this.store.find(key);
    const category = this.categories.find((one) => one.key === entry?.category);
    if (!blob || !entry || !category) return;
    const signal = this.running.begin(key);
    try {
      const candidate = { entry, blob, category };
      const inspection = await inspectFile(candidate, this.snapshot, signal);
      if ('found' in inspection) this.giveBack(key, inspection, blob);
      else this.store.change(key, inspection.change);
    } catch (error) {
      if (!(error instanceof AbortedError)) {
        this.store.change(key, { state: 'refused', fault: UNREADABLE });
      }
    } finally {
      this.running.end(key, signal);
    }
    this.pump();
  }

  /** A file that the browser had lost is back under its former number; what it replaces is asked. */
  private giveBack(
    key: string,
    { found, sha256 }: { found: FileEntry; sha256: string },
    blob: Blob,
  ): void {
    this.blobs.set(found.key, blob);
    this.blobs.delete(key);
    this.store.drop(key);
    const replaces = this.store.find(found.replaces ?? '');
    const state = replaces ? 'asking' : 'waiting';
    this.store.change(found.key, { state, sha256, size: blob.size }, ['fault']);
  }

  private pump(): void {
    while (this.sending < AT_ONCE) {
      const next = this.snapshot().find(({ state }) => state === 'waiting');
      if (!next) return;
      void this.send(next);
    }
  }

  private async send({ key, name, category, sha256 = '', replaces }: FileEntry): Promise<void> {
    const file = this.blobs.get(key);
    if (!file) {
      this.store.change(key, { state: 'lost' }, ['fault']);
      return;
    }
    const signal = this.running.begin(key);
    this.sending += 1;
    this.store.change(key, { state: 'sending' });
    const resume = this.begun.has(key);
    this.begun.add(key);
    try {
      const { id } = await sendFile(
        { uploadId: key, file, name, category, sha256 },
        {
          resume,
          signal,
          onProgress: (sent) => this.store.change(key, { sent }),
          onState: (state) => this.store.change(key, { state }),
        },
      );
      this.store.change(key, { state: 'done', sent: file.size, attachmentId: id }, ['replaces']);
      if (replaces !== undefined) this.remove(replaces);
    } catch (error) {
      if (isSessionOver(error)) this.pause(key);
      else if (!(error instanceof AbortedError)) this.store.change(key, failure(error));
    } finally {
      this.running.end(key, signal);
      this.sending -= 1;
      this.pump();
    }
  }

  /** The session is over for those that wait, too. */
  private pause(key: string): void {
    this.store.set(
      this.snapshot().map((entry) =>
        entry.key === key || entry.state === 'waiting' ? { ...entry, state: 'paused' } : entry,
      ),
    );
  }
}

const open = new Map<string, FormFiles>();

/**
 * The files of a form, the same ones when the user comes back to it in this tab.
 *
 * @param key names user, form and draft
 * @param kept read when the form is opened for the first time
 */
export function openFormFiles(
  key: string,
  categories: readonly FileCategory[],
  kept: () => readonly KeptFile[],
): FormFiles {
  const files = open.get(key) ?? new FormFiles(categories, kept());
  open.set(key, files);
  return files;
}

/** The form is sent or its draft deleted: uploads stop, nothing is remembered. */
export function closeFormFiles(key: string): void {
  open.get(key)?.stop();
  open.delete(key);
}
