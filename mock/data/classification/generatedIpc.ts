import { IPC_SECTIONS } from '../../../src/domain/classification/ipcClasses';
import { mixSeed, Random } from '../random';
import type { ClassEntry } from './classTable';

/** As in the real table, one group has hundreds of subgroups. */
const LARGEST_GROUP = 'A61K31/00';
const LARGEST = 395;

/** As in the real table, a subclass that patents have is missing. */
const HOLE = 'H01L';

/** The same numbers for a code on every run. */
function randomOf(code: string): Random {
  return new Random(mixSeed(...Array.from(code, (character) => character.charCodeAt(0))));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A code's next level as the patents use it: `H01M` in `H01M10/0525`, and so on. */
function partsBelow(used: readonly string[], parent: string, part: RegExp): string[] {
  return used.flatMap((code) =>
    code.startsWith(parent) ? (part.exec(code.slice(parent.length))?.[0] ?? []) : [],
  );
}

const subclassTitle = (title: string, letter: string) =>
  `${title.split('；')[0] ?? title}（示例小类 ${letter}）`;

function* groups(subclass: string, used: readonly string[]): Generator<ClassEntry> {
  const random = randomOf(subclass);
  const needed = LARGEST_GROUP.startsWith(subclass) ? [...used, LARGEST_GROUP] : used;
  const numbers = new Set(partsBelow(needed, subclass, /^\d+/).map(Number));
  for (let number = 1, left = random.int(3, 9); left > 0; number += random.int(1, 4), left--) {
    numbers.add(number);
  }
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const stem = `${subclass}${number}/`;
    const code = `${stem}00`;
    yield { code, level: 'maingroup', title: `${subclass} 的示例大组 ${number}`, parent: subclass };
    const size = code === LARGEST_GROUP ? LARGEST : random.int(2, 14);
    const subgroups = new Set(partsBelow(used, stem, /^\d+$/).filter((tail) => tail !== '00'));
    for (let i = 1; i <= size; i++) subgroups.add(twoDigits(i * 2));
    for (const tail of [...subgroups].sort()) {
      yield {
        code: stem + tail,
        level: 'subgroup',
        title: `${subclass}${number} 的示例小组 ${tail}`,
        parent: code,
      };
    }
  }
}

/**
 * An IPC for the generated patents: the sections and classes as they are, below them subclasses
 * and groups that say of themselves that they are examples. Every code that patents use is there,
 * save those of the one hole.
 *
 * @param used codes of the patents, e.g. `H01M10/0525`
 */
export function* generatedIpcEntries(used: readonly string[]): Generator<ClassEntry> {
  const sorted = [...new Set(used)].sort();
  for (const [section, { title, classes }] of Object.entries(IPC_SECTIONS)) {
    yield { code: section, level: 'section', title };
    for (const [code, classTitle] of Object.entries(classes)) {
      yield { code, level: 'class', title: classTitle, parent: section };
      const own = sorted.filter((symbol) => symbol.startsWith(code));
      const letters = new Set(partsBelow(own, code, /^[A-Z]/));
      for (const letter of 'BCDFGKLM'.slice(0, randomOf(code).int(2, 8))) letters.add(letter);
      for (const letter of [...letters].sort()) {
        const subclass = code + letter;
        if (subclass === HOLE) continue;
        const title = subclassTitle(classTitle, letter);
        yield { code: subclass, level: 'subclass', title, parent: code };
        yield* groups(subclass, own);
      }
    }
  }
}
