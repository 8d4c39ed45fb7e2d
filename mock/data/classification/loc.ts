import { LOC_CLASSES } from '../../../src/domain/classification/loc';
import type { ClassEntry } from './classTable';

/** Subclasses that the generated table gives a class, besides those its designs have. */
const FEWEST = 4;
const SPREAD = 6;

/**
 * The Locarno Classification: its 32 classes, below them subclasses that say of themselves that
 * they are examples.
 *
 * @param used symbols of the designs, e.g. `14-03`
 */
export function* locEntries(used: readonly string[]): Generator<ClassEntry> {
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
