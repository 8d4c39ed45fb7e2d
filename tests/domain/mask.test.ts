import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MaskKind, mask } from '../../src/domain/mask';
import { anyText } from './checkSuite';
import vectors from './vectors.json';

const KINDS: readonly MaskKind[] = ['mobile', 'residentId', 'name', 'email', 'landline', 'address'];

describe('mask', () => {
  it.each(vectors.mask.vectors)('$kind $input', ({ kind, input, masked }) => {
    expect(mask(kind as MaskKind, input)).toBe(masked);
  });

  it.each<[MaskKind, string, string]>([
    ['email', 'user@example.com', 'u***@example.com'],
    ['landline', '0512-20000000-12', '0512-****0000'],
    ['landline', '010-20000000', '010-****0000'],
    ['landline', '0512-2000000', '0512-****0000'],
    ['contact', 'user@example.com', 'u***@example.com'],
    ['contact', '13000000001', '130****0001'],
    ['contact', '0512-20000000', '0512-****0000'],
    ['name', '张三', '张*'],
    ['name', '𠮷田', '𠮷*'],
    ['address', '江苏省苏州市常熟市某某镇某某路1号', '江苏省苏州市常熟市****'],
    ['address', '内蒙古自治区呼和浩特市新城区某某街1号', '内蒙古自治区呼和浩特市新城区****'],
    ['address', '浙江省台州市路桥区某某路1号', '浙江省台州市路桥区****'],
    ['address', '江苏省苏州市某某县某某镇2组', '江苏省苏州市某某县****'],
    ['address', '江苏省常熟市某某小区3幢', '江苏省常熟市****'],
    ['address', '江苏省常熟市某某镇某某超市旁', '江苏省常熟市****'],
    ['address', '江苏省常熟市人民路8号高新区', '江苏省常熟市****'],
    ['address', '某某路1号', '****'],
  ])('%s %s', (kind, input, masked) => {
    expect(mask(kind, input)).toBe(masked);
  });

  it('leaves empty values empty', () => {
    for (const kind of KINDS) {
      expect(mask(kind, '')).toBe('');
      expect(mask(kind, ' \u3000')).toBe('');
    }
  });

  it.each<[MaskKind, string]>([
    ['mobile', '1300000000'],
    ['mobile', '+86 13000000001'],
    ['residentId', '32009990030700'],
    ['email', 'user'],
    ['email', '@example.com'],
    ['landline', '20000000'],
  ])('hides %s %s whole, which has not the expected form', (kind, input) => {
    expect(mask(kind, input)).toBe('****');
  });

  it('changes nothing the second time', () => {
    for (const { kind, masked } of vectors.mask.vectors) {
      expect(mask(kind as MaskKind, masked)).toBe(masked);
    }
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), anyText, (kind, text) => {
        const once = mask(kind, text);
        expect(mask(kind, once)).toBe(once);
      }),
    );
  });

  it('never shows more than eight digits of a number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<MaskKind>('mobile', 'residentId', 'landline'),
        fc.stringMatching(/^[\d-]{8,20}$/),
        (kind, text) => {
          expect(mask(kind, text).replace(/\D/g, '').length).toBeLessThanOrEqual(8);
        },
      ),
    );
  });
});
