import type { ClassLevel, ClassRow } from '../../contract';

/** A class as a table is made of them; a parent comes before what is below it. */
export interface ClassEntry {
  code: string;
  level: ClassLevel;
  /** Empty when the class is missing. */
  title: string;
  note?: string;
  /** Code of the class above; undefined on the highest level. */
  parent?: string;
  missing?: true;
}

/** Rows that a search answers at most. */
export const MOST_HITS = 50;

const bare = (text: string) => text.normalize('NFKC').toUpperCase().replace(/\s/g, '');

/** A code as far as it was typed, with or without its last parts. */
const CODE_BEGINNING =
  /^(?:[A-H](?:\d{1,2}(?:[A-Z](?:\d{1,4}(?:\/\d{0,6})?)?)?)?|\d{1,2}(?:-\d{0,2})?)$/;

/** One classification, by level and by words. */
export class ClassTable {
  private readonly entries = new Map<string, ClassEntry>();
  private readonly below = new Map<string, ClassEntry[]>();

  constructor(entries: Iterable<ClassEntry>) {
    for (const entry of entries) this.add(entry);
  }

  get size(): number {
    return this.entries.size;
  }

  has(code: string): boolean {
    return this.entries.has(code);
  }

  private add(entry: ClassEntry): void {
    this.entries.set(entry.code, entry);
    const siblings = this.below.get(entry.parent ?? '');
    if (siblings) siblings.push(entry);
    else this.below.set(entry.parent ?? '', [entry]);
  }

  /** The classes one level below a class, the highest level for ''; null when there is no such class. */
  level(parent: string): ClassRow[] | null {
    if (parent !== '' && !this.entries.has(parent)) return null;
    return (this.below.get(parent) ?? []).map((entry) => this.row(entry));
  }

  /**
   * Classes whose code begins with the text, or whose title and the titles above it hold all of
   * its words, at least one of them in their own; the highest level first.
   */
  search(text: string): { rows: ClassRow[]; total: number } {
    const code = bare(text);
    const found = CODE_BEGINNING.test(code) ? this.byCode(code) : this.byWords(text);
    const rows = found
      .slice(0, MOST_HITS)
      .map((entry) => ({ ...this.row(entry), path: this.path(entry) }));
    return { rows, total: found.length };
  }

  private byCode(code: string): ClassEntry[] {
    // A main group is typed as `H01M10`, before its own `/00` as well as before its subgroups.
    const found = [...this.entries.values()].filter((entry) => entry.code.startsWith(code));
    return byLevel(found, (entry) => entry.code === code || entry.code === `${code}/00`);
  }

  private byWords(text: string): ClassEntry[] {
    const words = text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[\s,，、;；]+/)
      .filter(Boolean);
    if (words.length === 0) return [];
    const found = [...this.entries.values()].filter(({ title, parent }) => {
      const own = title.toLowerCase();
      const missing = words.filter((word) => !own.includes(word));
      if (missing.length === words.length) return false;
      const above = missing.length === 0 ? '' : this.titlesAbove(parent);
      return missing.every((word) => above.includes(word));
    });
    return byLevel(found, () => false);
  }

  private titlesAbove(parent: string | undefined): string {
    const entry = parent === undefined ? undefined : this.entries.get(parent);
    return entry ? `${this.titlesAbove(entry.parent)}\n${entry.title.toLowerCase()}` : '';
  }

  private path({ parent }: ClassEntry): { code: string; title: string }[] {
    const entry = parent === undefined ? undefined : this.entries.get(parent);
    return entry ? [...this.path(entry), { code: entry.code, title: entry.title }] : [];
  }

  private row({ parent: _, ...entry }: ClassEntry): ClassRow {
    return { ...entry, hasChildren: this.below.has(entry.code) };
  }
}

const LEVELS: readonly ClassLevel[] = ['section', 'class', 'subclass', 'maingroup', 'subgroup'];

/** In the order of the table, the very class first and then level by level. */
function byLevel(entries: ClassEntry[], exact: (entry: ClassEntry) => boolean): ClassEntry[] {
  const rank = (entry: ClassEntry) => (exact(entry) ? -1 : LEVELS.indexOf(entry.level));
  return entries.sort((a, b) => rank(a) - rank(b));
}
