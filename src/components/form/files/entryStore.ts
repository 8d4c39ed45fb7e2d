import type { FileEntry } from './entry';

export type EntryChange = Partial<Omit<FileEntry, 'key'>>;

/** The entries of a form and who wants to know of their changes. */
export class EntryStore {
  private readonly listeners = new Set<() => void>();

  constructor(private entries: readonly FileEntry[]) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same array until something changes. */
  readonly snapshot = (): readonly FileEntry[] => this.entries;

  find(key: string): FileEntry | undefined {
    return this.entries.find((entry) => entry.key === key);
  }

  set(entries: readonly FileEntry[]): void {
    this.entries = entries;
    for (const listener of this.listeners) listener();
  }

  drop(key: string): void {
    this.set(this.entries.filter((entry) => entry.key !== key));
  }

  /**
   * Changes one entry; one that is gone stays gone.
   *
   * @param without what it has no longer
   */
  change(key: string, change: EntryChange, without: readonly (keyof EntryChange)[] = []): void {
    this.set(
      this.entries.map((entry) => {
        if (entry.key !== key) return entry;
        const changed = { ...entry, ...change };
        for (const name of without) delete changed[name];
        return changed;
      }),
    );
  }
}
