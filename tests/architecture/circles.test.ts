import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { sources } from './sources';

/** What each file imports of the others: values, types and what is loaded on demand. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** A path as the compiler tries it. */
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

function importsOf(...folders: string[]): Imports {
  const files = sources(...folders);
  const paths = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, imports }) => [
      path,
      imports.flatMap((name) => {
        const ending = ENDINGS.find((one) => paths.has(posix.normalize(name + one)));
        return ending === undefined ? [] : [posix.normalize(name + ending)];
      }),
    ]),
  );
}

/** One way back for each circle, as `a → b → a`. */
function circles(imports: Imports): string[] {
  const done = new Set<string>();
  const way: string[] = [];
  const found: string[] = [];
  const visit = (path: string) => {
    const from = way.indexOf(path);
    if (from >= 0) found.push([...way.slice(from), path].join(' → '));
    if (from >= 0 || done.has(path)) return;
    way.push(path);
    imports.get(path)?.forEach(visit);
    way.pop();
    done.add(path);
  };
  for (const path of imports.keys()) visit(path);
  return found;
}

it('finds a circle, of whatever length', () => {
  const imports = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['b']],
    ['d', ['d']],
    ['e', ['a']],
  ]);
  expect(circles(imports)).toEqual(['b → c → b', 'd → d']);
});

it('lets no files import one another in a circle, not even their types', () => {
  const imports = importsOf('src', 'mock', 'config', 'tests');
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(circles(imports)).toEqual([]);
});
