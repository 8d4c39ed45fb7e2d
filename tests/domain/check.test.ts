import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidy, toHalfWidth } from '../../src/domain/check';
import { anyText, fullWidth } from './checkSuite';

describe('toHalfWidth', () => {
  it('turns every printable ASCII character back from its full-width form', () => {
    const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
    expect(toHalfWidth(fullWidth(ascii))).toBe(ascii);
  });

  it('leaves Chinese text and its own punctuation alone', () => {
    expect(toHalfWidth('一种电池，及其方法。“甲”、《乙》')).toBe('一种电池,及其方法。“甲”、《乙》');
  });
});

describe('tidy', () => {
  it('removes blanks of every kind and the invisible characters of pasted text', () => {
    expect(tidy('\ufeff 2021 1990\u00a00001\u3000.\u200b９\u202c\n')).toBe('202119900001.9');
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(anyText, (text) => tidy(tidy(text)) === tidy(text)));
  });
});
