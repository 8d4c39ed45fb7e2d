import { describe, expect, it } from 'vitest';
import type { PatentKind } from '../../src/domain/patentLabels';
import { patentTerm, termYears } from '../../src/domain/patentTerm';
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
