import { expect, it } from 'vitest';
import {
  itemAbove,
  type TreeLevels,
  treeItems,
} from '../../../src/components/classification/treeItems';
import { wordRanges } from '../../../src/components/classification/wordRanges';
import type { ClassRow } from '../../../src/services/cnipr';

const row = (code: string, hasChildren = true): ClassRow => ({
  code,
  level: 'class',
  title: code,
  hasChildren,
});

const LEVELS: TreeLevels = {
  '': { status: 'ready', rows: [row('G'), row('H')] },
  G: { status: 'loading', rows: [] },
  H: { status: 'ready', rows: [row('H01'), row('H02'), row('H99', false)] },
  H01: { status: 'failed', rows: [] },
};

const lines = (...open: string[]) =>
  treeItems(LEVELS, new Set(open)).map(
    ({ key, depth, position, size, open: state }) => `${depth} ${key} ${position}/${size} ${state}`,
  );

it('a tree shows what is below open classes alone, and what stands for levels not there', () => {
  expect(lines()).toEqual(['1 G 1/2 false', '1 H 2/2 false']);
  expect(lines('H01')).toEqual(lines());
  expect(lines('G', 'H', 'H01', 'H02')).toEqual([
    '1 G 1/2 true',
    '2 G loading 1/1 undefined',
    '1 H 2/2 true',
    '2 H01 1/3 true',
    '3 H01 failed 1/1 undefined',
    '2 H02 2/3 true',
    '3 H02 loading 1/1 undefined',
    '2 H99 3/3 undefined',
  ]);
});

it('the class above a line is the last one before it that stands higher', () => {
  const items = treeItems(LEVELS, new Set(['H', 'H01']));
  const above = (key: string) =>
    itemAbove(
      items,
      items.findIndex((item) => item.key === key),
    )?.key;
  expect(['G', 'H', 'H01', 'H01 failed', 'H99'].map(above)).toEqual([
    undefined,
    undefined,
    'H',
    'H01',
    'H',
  ]);
});

it.each([
  ['锂电池和电池组', ['电池'], ['电池', '电池']],
  ['Fuel cell', ['FUEL', 'cell'], ['Fuel', 'cell']],
  ['电池电', ['电池', '池电'], ['电池电']],
  ['aaa', ['aa'], ['aaa']],
  ['电池', ['', '隔膜'], []],
])('words are marked in “%s”: %j', (text, words, expected) => {
  expect(wordRanges(text, words).map(({ from, to }) => text.slice(from, to))).toEqual(expected);
});
