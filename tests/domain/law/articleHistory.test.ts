import { describe, expect, it } from 'vitest';
import {
  articleHistory,
  neighbourChanges,
  textBegan,
} from '../../../src/domain/law/articleHistory';
import { compareLaws } from '../../../src/domain/law/compareLaws';
import { parseLaw } from '../../../src/domain/law/parseLaw';

const VERSIONS = [
  '第一条 为了保护权利，制定本法。\n第二条 申请人应当在三十日内提交申请书和说明书。',
  '第一条 为了保护权利，制定本法。\n第二条 国家鼓励社会力量参与服务。\n第三条 申请人应当在三十日内提交申请书和说明书。',
  '第一条 为了保护权利，制定本法。\n第二条 国家鼓励社会力量参与服务。\n第三条 申请人应当在十五日内提交申请书和说明书。',
  '第一条 为了保护权利，制定本法。\n第二条 国家鼓励社会力量参与服务。',
].map(parseLaw);

const comparisons = VERSIONS.slice(1).map((law, i) => {
  const before = VERSIONS[i];
  if (!before) throw new Error('no version before');
  return compareLaws(before, law);
});

const shown = (at: number, key: string) =>
  articleHistory(comparisons, at, key).map(({ version, piece, change }) => [
    version,
    piece?.label ?? '',
    change,
  ]);

describe('an article through the versions', () => {
  it('is followed under its numbers from beginning to end, wherever one starts', () => {
    const expected = [
      [0, '第二条', 'first'],
      [1, '第三条', 'renumbered'],
      [2, '第三条', 'changed'],
      [3, '', 'removed'],
    ];
    expect(shown(0, '2')).toEqual(expected);
    expect(shown(1, '3')).toEqual(expected);
    expect(shown(2, '3')).toEqual(expected);
  });

  it('begins where it was added', () => {
    expect(shown(3, '2')).toEqual([
      [1, '第二条', 'added'],
      [2, '第二条', 'same'],
      [3, '第二条', 'same'],
    ]);
  });

  it('has its text since the version that brought it, and tells what the number meant before', () => {
    const began = (at: number, key: string) =>
      textBegan(comparisons, articleHistory(comparisons, at, key), at);
    // What stood under its number before, another article, and under another number, itself.
    expect(began(3, '2')).toEqual({ version: 1, change: 'added', taken: true });
    expect(began(1, '3')).toEqual({ version: 1, change: 'renumbered', taken: false });
    expect(began(2, '3')).toEqual({ version: 2, change: 'changed', taken: false });
    // As old as the oldest that is held: of the time before nothing is known.
    expect(began(0, '2')).toBeUndefined();
    expect(began(3, '1')).toBeUndefined();
    expect(began(3, '9')).toBeUndefined();
  });

  it('is empty for what the version does not have', () => {
    expect(shown(3, '9')).toEqual([]);
    expect(articleHistory([], 0, '1')).toEqual([]);
  });

  it('tells the change before and after', () => {
    const history = articleHistory(comparisons, 1, '3');
    const around = (version: number) => {
      const { previous, next } = neighbourChanges(history, version);
      return [previous?.version, next?.version];
    };
    expect(around(0)).toEqual([undefined, 2]);
    expect(around(1)).toEqual([undefined, 2]);
    expect(around(2)).toEqual([1, 3]);
  });
});
