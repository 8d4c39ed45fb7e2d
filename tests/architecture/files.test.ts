import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { allFiles, looseTypes, sources } from './sources';

/** Longer than 300 lines, with the reason. */
const LONG: Record<string, string> = {};

const files = sources('src', 'mock', 'config', 'tests');

it('loads every style sheet through global.css, which the HTML names', () => {
  const sheets = allFiles('src').filter((path) => path.endsWith('.css'));
  const global = readFileSync(join(import.meta.dirname, '../../src/global.css'), 'utf8');
  const listed = [...global.matchAll(/@import "(.+?)";/g)].map(([, path = '']) =>
    posix.join('src', path),
  );
  expect([...listed, 'src/global.css'].sort()).toEqual(sheets.sort());
  const imported = files.flatMap(({ path, imports }) =>
    imports.filter((name) => /\.(css|less)$/.test(name)).map((name) => `${path} → ${name}`),
  );
  expect(imported).toEqual([]);
});

it('keeps files short', () => {
  const long = files
    .filter(({ path }) => path.startsWith('src/'))
    .filter(({ text }) => text.split('\n').length > 301)
    .map(({ path }) => path);
  expect(long.filter((path) => !(path in LONG))).toEqual([]);
  expect(Object.keys(LONG).filter((path) => !long.includes(path))).toEqual([]);
});

it('names no two files of a folder alike but for case: the bundler takes one for the other', () => {
  const names = [...new Set(files.map(({ path }) => path.replace(/\.[^./]+$/, '')))];
  const lower = names.map((name) => name.toLowerCase());
  expect(names.filter((_, place) => lower.indexOf(lower[place] ?? '') !== place)).toEqual([]);
});

it('has no loose types and switches the compiler off nowhere', () => {
  expect(files.flatMap(looseTypes)).toEqual([]);
  // Reading hundreds of files takes seconds on a busy machine.
}, 30_000);

it('names files for what they hold', () => {
  const vague = files.filter(({ path }) => /^(utils?|common|helpers?|misc)\./.test(basename(path)));
  expect(vague.map(({ path }) => path)).toEqual([]);
  const barrels = files.filter(
    ({ path, text }) =>
      /\/index\.tsx?$/.test(path) &&
      !path.startsWith('src/pages/') &&
      !/^(?!\s*(export (\*|\{|type \{)|\/\/|\/?\*)).*\S/m.test(text),
  );
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

it('keeps route files thin: properties and the screen', () => {
  const thick = files.filter(
    ({ path, text }) => path.startsWith('src/pages/') && /^import |<\w/m.test(text),
  );
  expect(thick.map(({ path }) => path)).toEqual([]);
});
