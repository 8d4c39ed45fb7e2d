import { LOC_CLASSES } from '../../../src/domain/classification/loc';
import type { ClassScheme } from '../../contract';
import { getPatentStore } from '../patentStore';
import { type ClassEntry, ClassTable } from './classTable';
import { generatedIpcEntries } from './generatedIpc';
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

/** Subclasses that the generated table gives a class, besides those its designs have. */
const FEWEST = 4;
const SPREAD = 6;

/**
 * The Locarno Classification: its 32 classes, below them subclasses that say of themselves that
 * they are examples.
 *
 * @param used symbols of the designs, e.g. `14-03`
 */
function* locEntries(used: readonly string[]): Generator<ClassEntry> {
  for (const [code, title] of Object.entries(LOC_CLASSES).sort()) {
    yield { code, level: 'class', title };
    const numbers = new Set(
      used.flatMap((symbol) => (symbol.startsWith(`${code}-`) ? Number(symbol.slice(3)) : [])),
    );
    const count = FEWEST + ((Number(code) * 5) % SPREAD);
    for (let number = 1; number <= count; number++) numbers.add(number);
    for (const number of [...numbers, 99].sort((a, b) => a - b)) {
      const tail = String(number).padStart(2, '0');
      const name =
        number === 99 ? '其他' : `${title.split(/[、，]/)[0] ?? title}（示例小类 ${tail}）`;
      yield { code: `${code}-${tail}`, level: 'subclass', title: name, parent: code };
    }
  }
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
