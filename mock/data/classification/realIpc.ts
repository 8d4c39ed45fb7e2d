import type { ClassLevel } from '../../contract';
import { type Row, readRows, textOf } from '../load/rows';
import type { ClassEntry } from './classTable';

/** Codes longer than their level has them are cut off in the source and name no class. */
const SHAPES: Readonly<Record<string, [RegExp, ClassLevel]>> = {
  section: [/^[A-H]$/, 'section'],
  class: [/^[A-H]\d\d$/, 'class'],
  subclass: [/^[A-H]\d\d[A-Z]$/, 'subclass'],
  group: [/^[A-H]\d\d[A-Z]\d{1,4}\/00$/, 'maingroup'],
  subgroup: [/^[A-H]\d\d[A-Z]\d{1,4}\/\d{2,6}$/, 'subgroup'],
};

/** Made from PDF: lines are wrapped with spaces, which Chinese does not have. */
function unwrapped(text: string): string {
  return text.replace(/(?<=[^\x00-\x7f]) +| +(?=[^\x00-\x7f])/g, '');
}

/** Editions that brought a class: `〔4〕`, `[8]`, `[19740701，20060101]`. */
const EDITIONS = /[〔[][\d,，.\s]+[〕\]]/g;

/** The heading of a class runs into that of its first subclass. */
const SUBCLASS = /[A-H]\d\d[A-Z]/;

/** Behind a title there may stand notes on it. */
const NOTES_BEHIND = /\s*(?:注意|附注)[\s:：].*$/s;

function entryOf(row: Row): ClassEntry | null {
  const code = textOf(row, 'code') ?? '';
  const [shape, level] = SHAPES[String(row.level)] ?? [];
  if (!level || !shape?.test(code)) return null;
  const full = textOf(row, 'title') ?? '';
  const stated = (textOf(row, 'name') ?? full).replace(NOTES_BEHIND, '').replace(EDITIONS, '');
  const title = unwrapped(level === 'class' ? (stated.split(SUBCLASS)[0] ?? '') : stated).trim();
  const parent = textOf(row, 'parent');
  const written = unwrapped(full.replace(EDITIONS, ''));
  const note = [written !== title ? written : '', textOf(row, 'note') ?? '']
    .filter(Boolean)
    .join('\n');
  return { code, level, title, ...(note && { note }), ...(parent && { parent }) };
}

/** Whether a class belongs below its parent; a heading at a page's end may bring a wrong one. */
function fits({ code, parent = '' }: ClassEntry): boolean {
  return code.startsWith(parent.replace(/00$/, ''));
}

/** Of two rows with one code the later, unless it says nothing or belongs elsewhere. */
function better(one: ClassEntry, other: ClassEntry): ClassEntry {
  return other.title !== '' && (fits(other) || !fits(one)) ? other : one;
}

/** `H01M10/0525` as a text that sorts by its numbers: main groups are counted, subgroups decimal. */
function keyOf(code: string): string {
  const [, subclass = code, group = '', subgroup = ''] =
    /^([A-H]\d\d[A-Z])(\d+)\/(\d+)$/.exec(code) ?? [];
  return group === '' ? subclass : `${subclass}${group.padStart(4, '0')}/${subgroup}`;
}

/**
 * The IPC table of a data folder (`ipc-zh`), in the order of the classification; its SOURCE.md
 * names the faults that are passed over here. Empty when the folder has none.
 */
export function realIpcEntries(folder: string): ClassEntry[] {
  const entries = new Map<string, ClassEntry>();
  for (const file of ['ipc-zh/ipc-upper.ndjson', 'ipc-zh/ipc-subgroup.ndjson']) {
    for (const row of readRows(folder, file)) {
      const entry = entryOf(row);
      if (entry === null) continue;
      const known = entries.get(entry.code);
      entries.set(entry.code, known ? better(known, entry) : entry);
    }
  }
  return [...entries.values()]
    .map((entry) => ({ entry, key: keyOf(entry.code) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ entry }) => entry);
}
