import { ruleOf, sameName } from '@/domain/files/attached';
import {
  claimFault,
  contentFault,
  contentRemark,
  type FileFault,
  sameContentFault,
  UNREADABLE,
} from '@/domain/files/faults';
import { contentFacts } from '@/domain/files/sniff';
import type { FileCategory } from '@/domain/form/description';
import { AbortedError, CodeError } from '@/requests/errors';
import { SESSION_INVALID } from '@/requests/policy';
import { removeFile, sendFile } from '@/services/business';
import { blobBytes, blobSum } from './blobBytes';
import { attachedFile, type FileEntry, failure, type KeptFile, keptEntry, keptFile } from './entry';

/** Uploads at the same time. */
const AT_ONCE = 2;

type Change = Partial<Omit<FileEntry, 'key'>>;

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The files of one form: checked one after the other, sent two at a time, all outside React, so
 * that they go on while the user is on another page of the portal or logs in again.
 */
export class FormFiles {
  private entries: readonly FileEntry[];
  private readonly listeners = new Set<() => void>();
  private readonly blobs = new Map<string, Blob>();
  private readonly running = new Map<string, AbortController>();
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
    this.entries = kept.map(keptEntry);
    this.begun = new Set(kept.flatMap(({ id, unfinished }) => (unfinished ? id : [])));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The entries of all categories; the same array until something changes. */
  readonly snapshot = (): readonly FileEntry[] => this.entries;

  /** For `fileProblems`. */
  readonly attached = () => this.entries.map(attachedFile);

  /** For the draft. */
  readonly kept = (): KeptFile[] => this.entries.flatMap(keptFile);

  /** Uploaded files, for the body of the request. */
  attachments(): { id: string; category: string }[] {
    return this.entries.flatMap(({ attachmentId, category }) =>
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
      const key = newKey();
      this.blobs.set(key, blob);
      const entry = { key, category, name: name.trim(), size: blob.size, sent: 0 };
      this.set([...this.entries, { ...entry, state: 'checking' }]);
      this.enqueueCheck(key);
    }
  }

  /** Tries a refused file again under the name offered. */
  rename(key: string, name: string): void {
    this.clear(key, ['fault', 'remark'], { name, state: 'checking' });
    this.enqueueCheck(key);
  }

  /** Lets a file take the place of the one of the same name, which goes once the new one is there. */
  replace(key: string): void {
    this.change(key, { state: 'waiting' });
    this.pump();
  }

  /** Sends a file again that was given up. */
  retry(key: string): void {
    if (!this.blobs.has(key)) return;
    this.clear(key, ['fault'], { state: 'waiting' });
    this.pump();
  }

  /** Goes on with what the end of the session has stopped. */
  goOn(): void {
    for (const { key, state } of this.entries) {
      if (state === 'paused') this.change(key, { state: 'waiting' });
    }
    this.pump();
  }

  /** Takes a file out, in whatever state; the back end forgets it as far as it may. */
  remove(key: string): void {
    const entry = this.find(key);
    if (!entry) return;
    this.running.get(key)?.abort();
    this.blobs.delete(key);
    this.set(this.entries.filter((other) => other.key !== key));
    this.settleReplacements(key);
    const { attachmentId } = entry;
    if (attachmentId === undefined && !this.begun.has(key)) return;
    const target = attachmentId === undefined ? { uploadId: key } : { id: attachmentId };
    // It is out of the form either way; what belongs to a sent request stays with it.
    removeFile(target, { skipErrorHandler: true }).catch(() => undefined);
  }

  /** Stops everything; the form is sent or given up. */
  stop(): void {
    for (const controller of this.running.values()) controller.abort();
    this.blobs.clear();
    this.set([]);
  }

  /** Nobody need be asked any more whether a file that is gone is to be replaced. */
  private settleReplacements(gone: string): void {
    for (const { key, state, replaces } of this.entries) {
      if (replaces !== gone) continue;
      this.clear(key, ['replaces'], state === 'asking' ? { state: 'waiting' } : {});
    }
    this.pump();
  }

  private find(key: string | undefined): FileEntry | undefined {
    return this.entries.find((entry) => entry.key === key);
  }

  private set(entries: readonly FileEntry[]): void {
    this.entries = entries;
    for (const listener of this.listeners) listener();
  }

  private change(key: string, change: Change): void {
    this.clear(key, [], change);
  }

  private clear(key: string, names: readonly (keyof Change)[], change: Change): void {
    this.set(
      this.entries.map((entry) => {
        if (entry.key !== key) return entry;
        const changed = { ...entry, ...change };
        for (const name of names) delete changed[name];
        return changed;
      }),
    );
  }

  private enqueueCheck(key: string): void {
    this.checks = this.checks.then(() => this.check(key));
  }

  private async check(key: string): Promise<void> {
    const blob = this.blobs.get(key);
    const entry = this.find(key);
    const category = this.categories.find((one) => one.key === entry?.category);
    if (!blob || !entry || !category) return;
    const controller = new AbortController();
    this.running.set(key, controller);
    try {
      await this.inspect(entry, blob, category, controller.signal);
    } catch (error) {
      if (!(error instanceof AbortedError)) this.refuse(key, UNREADABLE);
    } finally {
      this.running.delete(key);
    }
  }

  private refuse(key: string, fault: FileFault): void {
    this.change(key, { state: 'refused', fault });
  }

  private async inspect(
    { key, name, size }: FileEntry,
    blob: Blob,
    category: FileCategory,
    signal: AbortSignal,
  ): Promise<void> {
    const rule = ruleOf(category);
    const others = this.entries.filter(
      (other) =>
        other.category === category.key &&
        !['checking', 'refused', 'asking', 'lost'].includes(other.state),
    );
    // Where only one is taken, the next one is meant to replace it, whatever it is called.
    const replaced =
      others.find((other) => sameName(other.name, name)) ??
      (rule.maxCount === 1 ? others[0] : undefined);
    const count = others.length - (replaced ? 1 : 0);
    const claim = claimFault(rule, { name, size }, count);
    if (claim) {
      this.refuse(key, claim);
      return;
    }
    const facts = await contentFacts(blobBytes(blob));
    const fault = contentFault(rule, name, facts);
    if (fault) {
      this.refuse(key, fault);
      return;
    }
    const sha256 = await blobSum(blob, signal);
    const twin = this.entries.find(
      (other) => other.key !== key && other.sha256 === sha256 && other.state !== 'refused',
    );
    if (twin) {
      this.meetTwin(key, twin, blob);
      return;
    }
    const remark = contentRemark(facts);
    this.change(key, {
      sha256,
      ...(remark === undefined ? {} : { remark }),
      ...(replaced ? { state: 'asking', replaces: replaced.key } : { state: 'waiting' }),
    });
    this.pump();
  }

  /** The same bytes are there already: as a file the browser had lost, or a second time. */
  private meetTwin(key: string, twin: FileEntry, blob: Blob): void {
    if (twin.state !== 'lost') {
      const label = this.categories.find((one) => one.key === twin.category)?.label ?? '';
      this.refuse(key, sameContentFault({ name: twin.name, category: label }));
      return;
    }
    this.blobs.set(twin.key, blob);
    this.blobs.delete(key);
    this.set(this.entries.filter((entry) => entry.key !== key));
    this.retry(twin.key);
  }

  private pump(): void {
    while (this.sending < AT_ONCE) {
      const next = this.entries.find(({ state }) => state === 'waiting');
      if (!next) return;
      void this.send(next);
    }
  }

  private async send({ key, name, category, sha256 = '', replaces }: FileEntry): Promise<void> {
    const file = this.blobs.get(key);
    if (!file) {
      this.clear(key, ['fault'], { state: 'lost' });
      return;
    }
    const controller = new AbortController();
    this.running.set(key, controller);
    this.sending += 1;
    this.change(key, { state: 'sending' });
    const resume = this.begun.has(key);
    this.begun.add(key);
    try {
      const { id } = await sendFile(
        { uploadId: key, file, name, category, sha256 },
        {
          resume,
          signal: controller.signal,
          onProgress: (sent) => this.change(key, { sent }),
          onState: (state) => this.change(key, { state }),
        },
      );
      this.clear(key, ['replaces'], { state: 'done', sent: file.size, attachmentId: id });
      if (replaces !== undefined) this.remove(replaces);
    } catch (error) {
      if (error instanceof CodeError && error.code === SESSION_INVALID) this.pause(key);
      else if (!(error instanceof AbortedError)) this.change(key, failure(error));
    } finally {
      this.running.delete(key);
      this.sending -= 1;
      this.pump();
    }
  }

  /** The session is over for those that wait, too. */
  private pause(key: string): void {
    this.set(
      this.entries.map((entry) =>
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
