import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { looseTypes, sources } from './sources';

/** Longer than 300 lines, with the reason. */
const LONG: Record<string, string> = {};

/** Where an `<input>`, `<select>` or `<textarea>` of the browser is written, with what it is. */
const RAW_FIELDS: Record<string, string> = {
  'src/components/form/PlainArea.tsx': 'several lines',
  'src/components/form/PlainInput.tsx': 'a line of text',
  'src/components/form/PlainSelect.tsx': 'a list to choose from',
  'src/components/form/Tick.tsx': 'a box to tick, a choice',
  'src/components/form/files/FileInput.tsx': 'files',
  'src/features/account/NewPasswordStep.tsx': 'the hidden name for password managers',
  'src/features/patent/search/form/DateInput.tsx': 'the calendar beside a typed date',
};

const files = sources('src', 'mock', 'config', 'tests');

it('keeps files short', () => {
  const long = files
    .filter(({ path }) => path.startsWith('src/'))
    .filter(({ text }) => text.split('\n').length > 301)
    .map(({ path }) => path);
  expect(long.filter((path) => !(path in LONG))).toEqual([]);
  expect(Object.keys(LONG).filter((path) => !long.includes(path))).toEqual([]);
});

it('writes each of the browser’s own fields once', () => {
  const raw = files
    .filter(({ path, text }) => path.startsWith('src/') && /<(input|select|textarea)\b/.test(text))
    .map(({ path }) => path);
  expect(raw.sort()).toEqual(Object.keys(RAW_FIELDS).sort());
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
