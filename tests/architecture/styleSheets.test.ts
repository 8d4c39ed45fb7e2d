import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { allFiles, sources } from './sources';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const sheets = allFiles('src').filter((path) => path.endsWith('.css'));
const modules = sheets.filter((path) => path.endsWith('.module.css'));
const files = sources('src');

/** Comments, strings and what is global are no names of the module's own. */
const ownNames = (css: string) =>
  new Set(
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/:global\([^()]*\)/g, '')
      .match(/\.[a-z][\w-]*(?=[^{}]*\{)/gi)
      ?.map((name) => name.slice(1)),
  );

/** What each file asks of each module: module, name, file. */
const asked = files.flatMap(({ path, text, imports }) =>
  imports
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((module) => {
      const source = posix.basename(module).replaceAll('.', '\\.');
      const local = new RegExp(`import (\\w+) from '[^']*${source}'`).exec(text)?.[1];
      const uses = [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))];
      return uses.map(([, name = '']) => ({ module, name, path }));
    }),
);

it('loads every style sheet: the global ones in global.css, the others beside what they draw', () => {
  const listed = [...read('src/global.css').matchAll(/@import "(.+?)";/g)].map(([, path = '']) =>
    posix.join('src', path),
  );
  expect([...listed, 'src/global.css'].sort()).toEqual(
    sheets.filter((path) => !modules.includes(path)).sort(),
  );
  const imported = new Set(
    files.flatMap(({ imports }) => imports).filter((name) => /\.(css|less)$/.test(name)),
  );
  expect([...imported].sort()).toEqual([...modules].sort());
});

it('asks a style sheet only for names it has', () => {
  const has = new Map(modules.map((path) => [path, ownNames(read(path))]));
  expect(asked.filter(({ module, name }) => !has.get(module)?.has(name))).toEqual([]);
});

it('has no name in a style sheet that nothing asks for', () => {
  const wanted = new Set(asked.map(({ module, name }) => `${module} ${name}`));
  expect(
    modules.flatMap((path) =>
      [...ownNames(read(path))].map((name) => `${path} ${name}`).filter((one) => !wanted.has(one)),
    ),
  ).toEqual([]);
});

it('has no name in two style sheets, so that names need no hash to keep modules apart', () => {
  const names = modules.flatMap((path) => [...ownNames(read(path))]);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

/** Names that hold everywhere: the few parts that stand on every kind of page. */
const GLOBAL_NAMES = 57;

it('keeps the names that hold everywhere few', () => {
  const names = new Set(
    sheets.flatMap(
      (path) =>
        read(path)
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .match(/\.ipr-[\w-]+/g) ?? [],
    ),
  );
  expect(names.size).toBeLessThanOrEqual(GLOBAL_NAMES);
});
