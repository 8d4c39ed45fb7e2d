import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignClaims, COMPARABLE_SIMILARITY } from '../../src/domain/claimAlignment';

const MEMBRANE =
  '一种固态电池隔膜，其特征在于，包括基膜和涂覆在所述基膜表面的陶瓷涂层，所述陶瓷涂层的厚度为2-5μm。';
const PORES = '根据权利要求1所述的固态电池隔膜，其特征在于，所述基膜为聚乙烯微孔膜，孔隙率为35%。';
const PARTICLES =
  '根据权利要求1所述的固态电池隔膜，其特征在于，所述陶瓷涂层含有氧化铝颗粒和粘结剂。';
const BINDER = '根据权利要求3所述的固态电池隔膜，其特征在于，所述粘结剂为聚偏氟乙烯。';
const METHOD = '一种固态电池隔膜的制备方法，其特征在于，包括：将浆料涂覆在基膜上；烘干；收卷。';
const CORONA = '根据权利要求1所述的固态电池隔膜，其特征在于，所述基膜经过电晕处理。';
const SPRAYER = '一种无人机喷洒装置，其特征在于，包括机架、药箱和喷头，所述喷头与所述药箱连接。';
const TANK = '根据权利要求1所述的无人机喷洒装置，其特征在于，所述药箱底部设置有防晃隔板。';

const claims = (texts: readonly string[]) => texts.map((text, i) => ({ no: i + 1, text }));

/** Numbers of the rows, `2:3`, with a hyphen for a missing side. */
function rows(a: readonly string[], b: readonly string[]): string[] {
  return alignClaims(claims(a), claims(b)).map((row) => `${row.a?.no ?? '-'}:${row.b?.no ?? '-'}`);
}

const all = [MEMBRANE, PORES, PARTICLES, BINDER, METHOD];

describe('alignClaims', () => {
  it('finds claims again behind an added one, though they are worded anew', () => {
    const later = [
      MEMBRANE.replace('2-5', '1-3'),
      CORONA,
      PORES.replace('35%', '30%'),
      PARTICLES,
      BINDER.replace('权利要求3', '权利要求4'),
      METHOD,
    ];
    expect(rows(all, later)).toEqual(['1:1', '-:2', '2:3', '3:4', '4:5', '5:6']);
    expect(rows(later, all)).toEqual(['1:1', '2:-', '3:2', '4:3', '5:4', '6:5']);
  });

  it('finds a claim that changed its place', () => {
    expect(rows(all, [MEMBRANE, METHOD, PORES, PARTICLES, BINDER])).toEqual([
      '1:1',
      '2:3',
      '3:4',
      '4:5',
      '5:2',
    ]);
  });

  it('puts claims of the same number side by side where nothing is alike', () => {
    const pairs = alignClaims(claims([MEMBRANE, PORES, PARTICLES]), claims([SPRAYER, TANK]));
    expect(pairs.map((row) => [row.a?.no, row.b?.no])).toEqual([
      [1, 1],
      [2, 2],
      [3, undefined],
    ]);
    for (const { similarity } of pairs) expect(similarity).toBeLessThan(COMPARABLE_SIMILARITY);
  });

  it('tells the same words from others, whatever the spaces', () => {
    const [same] = alignClaims(claims([MEMBRANE]), claims([MEMBRANE.replace('，', '， ')]));
    const [near] = alignClaims(claims([MEMBRANE]), claims([MEMBRANE.replace('2-5', '1-3')]));
    expect(same?.similarity).toBe(1);
    expect(near?.similarity).toBeGreaterThan(COMPARABLE_SIMILARITY);
    expect(near?.similarity).toBeLessThan(1);
  });

  it('has every claim of both sides in one row, those of the first in order', () => {
    const text = fc.oneof(fc.constantFrom(...all, SPRAYER, TANK, ''), fc.string());
    const texts = fc.array(text, { maxLength: 8 });
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const pairs = alignClaims(claims(a), claims(b));
        const left = pairs.flatMap((row) => (row.a ? [row.a.no] : []));
        const right = pairs.flatMap((row) => (row.b ? [row.b.no] : []));
        expect(left).toEqual(a.map((_, i) => i + 1));
        expect(right.sort((x, y) => x - y)).toEqual(b.map((_, i) => i + 1));
        expect(pairs.every((row) => row.a !== undefined || row.b !== undefined)).toBe(true);
      }),
    );
  });
});
