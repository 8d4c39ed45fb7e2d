import { describe, expect, it } from 'vitest';
import type { PatentKind } from '../../src/domain/patentLabels';
import { endedTerm, patentTerm, termYears } from '../../src/domain/patentTerm';
import vectors from './vectors.json';

describe('patentTerm', () => {
  it.each(vectors.patentExpiry.vectors)('$type filed $filing', (vector) => {
    expect(patentTerm(vector.type as PatentKind, vector.filing)).toMatchObject({
      expiryDate: vector.expiryDate,
      lastDayInForce: vector.lastDayInForce,
    });
  });

  it('ends a utility model after ten years, the day before the anniversary', () => {
    expect(patentTerm('UTILITY', '1999-09-06')).toEqual({
      years: 10,
      expiryDate: '2009-09-06',
      lastDayInForce: '2009-09-05',
    });
  });

  it('gives designs fifteen years from the day the amended law took effect', () => {
    expect(termYears('DESIGN', '2021-05-31')).toBe(10);
    expect(termYears('DESIGN', '2021-06-01')).toBe(15);
  });

  it.each(['', '2021-02-30', '20210104', '2021'])(
    'knows no term for the filing date %j',
    (filing) => {
      expect(patentTerm('INVENTION', filing)).toBeNull();
    },
  );
});

describe('endedTerm', () => {
  const right = { validity: 'VALID', patentType: 'UTILITY', grantDate: '2017-03-01' } as const;
  const filed = { ...right, filingDate: '2016-10-27' };

  it('says that the term of a right in force is over, and whether its end is computed', () => {
    expect(endedTerm(filed, '2026-10-26')).toBeUndefined();
    expect(endedTerm(filed, '2026-10-27')).toBe('按申请日推算，期限已于 2026-10-27 届满');
    expect(endedTerm({ ...right, expiryDate: '2026-10-27' }, '2026-11-30')).toBe(
      '期限已于 2026-10-27 届满',
    );
  });

  it('does not know whether the term of an invention was extended', () => {
    const invention = { ...filed, patentType: 'INVENTION_GRANT' } as const;
    expect(endedTerm(invention, '2036-10-27')).toBe(
      '按申请日推算（未计期限补偿），期限已于 2036-10-27 届满',
    );
  });

  it('takes the only document of a utility model for its grant', () => {
    const alone = { ...filed, grantDate: undefined, publicationDate: '2017-03-01' };
    expect(endedTerm(alone, '2026-10-27')).toBe('按申请日推算，期限已于 2026-10-27 届满');
  });

  it('says nothing of what is not in force, not granted, or not known', () => {
    const after = '2030-01-01';
    for (const validity of ['INVALID', 'PENDING', null]) {
      expect(endedTerm({ ...filed, validity }, after)).toBeUndefined();
    }
    expect(endedTerm({ ...filed, grantDate: undefined }, after)).toBeUndefined();
    expect(endedTerm(right, after)).toBeUndefined();
  });
});
