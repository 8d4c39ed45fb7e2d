import type { ClassScheme } from '../../contract';
import { getPatentStore } from '../patentStore';
import { type ClassEntry, ClassTable } from './classTable';
import { generatedIpcEntries } from './generatedIpc';
import { locEntries } from './loc';
import { realIpcEntries } from './realIpc';

/**
 * Adds the subclasses that patents have and the table does not, with the class above where that
 * is not there either: a patent classified there must still be found by way of the tree.
 */
function* withHoles(
  entries: readonly ClassEntry[],
  used: readonly string[],
): Generator<ClassEntry> {
  const known = new Set(entries.map(({ code }) => code));
  const holes: ClassEntry[] = [];
  const subclasses = new Set(used.flatMap((code) => /^[A-H]\d\d[A-Z]/.exec(code)?.[0] ?? []));
  for (const subclass of [...subclasses].sort()) {
    const upper = subclass.slice(0, 3);
    for (const [code, level, parent] of [
      [upper, 'class', subclass.slice(0, 1)],
      [subclass, 'subclass', upper],
    ] as const) {
      if (known.has(code)) continue;
      known.add(code);
      holes.push({ code, level, title: '', parent, missing: true });
    }
  }
  // Each goes before the first class behind it in the alphabet, which is the order of the IPC there.
  for (const entry of entries) {
    while (holes[0] && holes[0].code < entry.code) yield holes.shift() as ClassEntry;
    yield entry;
  }
  yield* holes;
}

function makeTable(scheme: ClassScheme): ClassTable {
  const { patents } = getPatentStore();
  if (scheme === 'LOC') {
    return new ClassTable(locEntries(patents.flatMap(({ head }) => head.locs ?? [])));
  }
  const used = patents.flatMap(({ head }) => head.ipcs ?? []);
  const folder = process.env.IPR_DATA;
  const real = folder ? realIpcEntries(folder) : [];
  const entries = real.length > 0 ? real : [...generatedIpcEntries(used)];
  return new ClassTable(withHoles(entries, used));
}

const KEY = Symbol.for('ipr-front.mock.classTables');
const holder = globalThis as { [KEY]?: Partial<Record<ClassScheme, ClassTable>> };

/**
 * A classification table; made when it is first asked for, because the real one takes a moment and
 * most sessions never open it. Kept on globalThis as the patents are.
 */
export function getClassTable(scheme: ClassScheme): ClassTable {
  holder[KEY] ??= {};
  const table = holder[KEY][scheme] ?? makeTable(scheme);
  holder[KEY][scheme] = table;
  return table;
}
