import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ComparedClaim,
  claimRows,
  claimsOfKind,
  textDifference,
} from '../../src/domain/comparedClaims';

const claim = (no: number, text: string): ComparedClaim => ({ no, kind: 'INDEPENDENT', text });

const DEVICE = '一种固态电池隔膜，其特征在于，包括基膜和设置在基膜表面的陶瓷涂层。';
const DEVICE_THICK = '一种固态电池隔膜，其特征在于，包括基膜和设置在基膜表面的氧化铝涂层。';
const METHOD = '一种隔膜的制备方法，其特征在于，将浆料涂布在基膜上，烘干后收卷。';
const USE = '上述金属有机框架材料在催化二氧化碳还原反应中的应用。';

describe('claimRows', () => {
  it('puts claims that are alike in one row, whatever their numbers, with their differences', () => {
    const rows = claimRows(
      [claim(1, DEVICE), claim(4, METHOD)],
      [[claim(1, METHOD), claim(7, DEVICE_THICK)]],
    );
    expect(rows.map(({ base, others }) => [base?.no, others[0]?.claim.no])).toEqual([
      [1, 7],
      [4, 1],
    ]);
    const changes = rows[0]?.others[0]?.difference?.filter(({ kind }) => kind !== 'same');
    expect(changes?.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'removed 陶瓷',
      'added 氧化铝',
    ]);
    expect(rows.map(({ differs }) => differs)).toEqual([true, false]);
  });

  it('leaves side by side without word marks what has little in common', () => {
    const [row] = claimRows([claim(1, DEVICE)], [[claim(1, USE)]]);
    expect(row?.others[0]?.claim.text).toBe(USE);
    expect(row?.others[0]?.difference).toBeUndefined();
  });

  it('gives every claim that the base does not have a row of its own', () => {
    const rows = claimRows(
      [claim(1, DEVICE)],
      [
        [claim(1, DEVICE), claim(5, METHOD)],
        [claim(1, DEVICE), claim(6, USE)],
      ],
    );
    const numbers = rows.map(({ base, others }) => [
      base?.no,
      ...others.map((cell) => cell?.claim.no),
    ]);
    expect(numbers).toEqual([
      [1, 1, 1],
      [undefined, 5, undefined],
      [undefined, undefined, 6],
    ]);
    expect(rows.map(({ differs }) => differs)).toEqual([false, true, true]);
  });

  it('counts a claim that is missing on one side as a difference', () => {
    expect(claimRows([claim(1, DEVICE)], [[]])[0]).toMatchObject({
      others: [undefined],
      differs: true,
    });
  });

  it('loses no claim and repeats none', () => {
    const claims = fc
      .array(fc.constantFrom(DEVICE, DEVICE_THICK, METHOD, USE), { maxLength: 6 })
      .map((texts) => texts.map((text, i) => claim(i + 1, text)));
    fc.assert(
      fc.property(claims, fc.array(claims, { maxLength: 3 }), (base, others) => {
        const rows = claimRows(base, others);
        expect(rows.flatMap((row) => row.base ?? [])).toEqual(base);
        others.forEach((list, column) => {
          const found = rows.flatMap((row) => row.others[column]?.claim.no ?? []);
          expect([...found].sort((a, b) => a - b)).toEqual(list.map(({ no }) => no));
        });
      }),
      { numRuns: 50 },
    );
  });
});

describe('claimsOfKind', () => {
  it('takes the main claim where the claims are not known', () => {
    expect(claimsOfKind({ mainClaim: DEVICE }, 'INDEPENDENT')).toEqual([claim(1, DEVICE)]);
    expect(claimsOfKind({ mainClaim: DEVICE }, 'DEPENDENT')).toEqual([]);
    expect(claimsOfKind({ claims: [claim(3, METHOD)], mainClaim: DEVICE }, 'INDEPENDENT')).toEqual([
      claim(3, METHOD),
    ]);
  });
});

describe('textDifference', () => {
  it('tells the words that changed, and nothing where the texts are different altogether', () => {
    expect(textDifference(DEVICE, DEVICE_THICK)?.some(({ kind }) => kind === 'added')).toBe(true);
    expect(textDifference(DEVICE, USE)).toBeUndefined();
  });
});
