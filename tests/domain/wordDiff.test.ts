import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DiffPart, wordDiff } from '../../src/domain/wordDiff';
import { anyText } from './checkSuite';

/** `-removed-` and `+added+` in the running text. */
function marked(parts: readonly DiffPart[]): string {
  const sign = { same: '', removed: '-', added: '+' };
  return parts.map(({ kind, text }) => sign[kind] + text + sign[kind]).join('');
}

function joined(parts: readonly DiffPart[], without: DiffPart['kind']): string {
  return parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');
}

function expectFaithful(a: string, b: string): DiffPart[] {
  const parts = wordDiff(a, b);
  expect(joined(parts, 'added')).toBe(a);
  expect(joined(parts, 'removed')).toBe(b);
  return parts;
}

const word = fc.constantFrom(
  ...'所述 隔膜 包括 基膜 陶瓷 涂层 其特征在于 厚度 加热 的 和 ， 。 、'.split(' '),
  '10μm',
  '2.5',
  'LiFePO4',
  '权利要求1',
  '\n',
  '𠮷',
);
const prose = fc.array(word, { maxLength: 60 }).map((words) => words.join(''));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('wordDiff', () => {
  it.each([
    ['厚度为10μm', '厚度为12.5μm', '厚度为-10μm-+12.5μm+'],
    ['孔隙率35%', '孔隙率30%', '孔隙率-35-+30+%'],
    ['根据权利要求1所述', '根据权利要求12所述', '根据权利要求-1-+12+所述'],
    ['含有LiFePO4', '含有LiCoO2', '含有-LiFePO4-+LiCoO2+'],
    ['包括A、B和C', '包括D、B和E', '包括-A-+D+、B和-C-+E+'],
    ['一种电池', '一种固态电池', '一种+固态+电池'],
    ['基膜，涂层；粘结层', '基膜；粘结层', '基膜-，涂层-；粘结层'],
    ['', '新增', '+新增+'],
    ['删除', '', '-删除-'],
    ['相同', '相同', '相同'],
    ['', '', ''],
  ])('%s → %s', (a, b, expected) => {
    expect(marked(wordDiff(a, b))).toBe(expected);
    vi.stubGlobal('Intl', {});
    expect(marked(wordDiff(a, b))).toBe(expected);
  });

  it('takes words of Chinese as a whole', () => {
    expect(marked(wordDiff('所述电池的壳体', '所述电极的壳体'))).toBe('所述-电池-+电极+的壳体');
    expect(marked(wordDiff('锂的电池', '钠的极片'))).toBe('-锂的电池-+钠的极片+');
  });

  it('goes by character in a browser that knows no words', () => {
    vi.stubGlobal('Intl', {});
    expect(marked(wordDiff('所述电池的壳体', '所述电极的壳体'))).toBe('所述电-池-+极+的壳体');
  });

  it('makes up both texts again, whatever they are', () => {
    fc.assert(fc.property(anyText, anyText, (a, b) => void expectFaithful(a, b)));
    fc.assert(
      fc.property(prose, prose, (a, b) => void expectFaithful(a, b)),
      { numRuns: 300 },
    );
  });

  it('names each change once: the removed before the added, nothing empty', () => {
    fc.assert(
      fc.property(prose, prose, (a, b) => {
        const kinds = wordDiff(a, b).map(({ kind }) => kind);
        expect(kinds.join(' ')).not.toMatch(/(same|removed|added) \1|added removed/);
        expect(wordDiff(a, b).every(({ text }) => text !== '')).toBe(true);
        expect(wordDiff(a, a).every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });

  it.each([
    ['在中国境内', '在国内', '国'],
    ['中国单位或者个人', '国家单位或者个人', '国'],
    ['依法处理', '合法处理', '法'],
  ])('%s beside %s: nothing of a word that was replaced stays', (a, b, shared) => {
    const same = wordDiff(a, b).filter(({ kind }) => kind === 'same');
    expect(same.map(({ text }) => text)).not.toContain(shared);
  });

  it('never cuts a number', () => {
    const number = fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.constantFrom(0.5, 12.75));
    fc.assert(
      fc.property(number, number, prose, (x, y, text) => {
        const parts = wordDiff(`厚度为${x}毫米${text}`, `厚度为${y}毫米${text}`);
        const expected = x === y ? [] : [String(x), String(y)];
        expect(parts.flatMap((part) => (part.kind === 'same' ? [] : [part.text]))).toEqual(
          expected,
        );
      }),
    );
  });

  it('compares long texts that differ in most by their clauses', () => {
    const noise = (seed: number, length: number) =>
      Array.from({ length }, (_, i) =>
        String.fromCharCode(0x4e00 + ((i * seed * 7919 + seed * i * i) % 5000)),
      ).join('');
    const kept = '其特征在于所述隔膜包括基膜和涂层，';
    const [a, b] = [`${noise(3, 9000)}，`, `${noise(7, 9000)}，`];
    const parts = expectFaithful(a + kept + noise(11, 900), b + kept + noise(13, 900));
    expect(parts).toContainEqual({ kind: 'same', text: expect.stringContaining(kept) });
    expect(parts.length).toBeLessThan(200);
  });
});
