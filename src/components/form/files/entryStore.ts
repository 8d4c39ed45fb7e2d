import { createStore, type Store } from '@/store';
import type { FileEntry } from './entry';

export type EntryChange = Partial<Omit<FileEntry, 'key'>>;

/** The entries of a form and who wants to know of their changes. */
export class EntryStore {
  private readonly entries: Store<readonly FileEntry[]>;
  readonly subscribe: Store<readonly FileEntry[]>['subscribe'];
  /** The same array until something changes. */
  readonly snapshot: Store<readonly FileEntry[]>['get'];

  constructor(entries: readonly FileEntry[]) {
    this.entries = createStore(entries);
    this.subscribe = this.entries.subscribe;
    this.snapshot = this.entries.get;
  }

  find(key: string): FileEntry | undefined {
    return this.snapshot().find((entry) => entry.key === key);
  }

  set(entries: readonly FileEntry[]): void {
    this.entries.set(entries);
  }

  drop(key: string): void {
    this.set(this.snapshot().filter((entry) => entry.key !== key));
  }

  /**
   * Changes one entry; one that is gone stays gone.
   *
   * @param without what it has no longer
   */
  change(key: string, change: EntryChange, without: readonly (keyof EntryChange)[] = []): void {
    this.set(
      this.snapshot().map((entry) => {
        if (entry.key !== key) return entry;
        const changed = { ...entry, ...change };
        for (const name of without) delete changed[name];
        return changed;
      }),
    );
  }
}
