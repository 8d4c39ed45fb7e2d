import { describe, expect, it } from 'vitest';
import { readAdjudicationSearch } from '../../src/links/adjudication';
import { readAssessmentHistory } from '../../src/links/assessment';
import { readDishonesty } from '../../src/links/business';
import { readLawList } from '../../src/links/law';
import { readPatentResult } from '../../src/links/patent';
import { readTransactionSearch } from '../../src/links/transaction';

const DAYS = { from: '2020-02-01', to: '2024-01-31' };
const TURNED = `?from=${DAYS.to}&to=${DAYS.from}`;

describe('a range of an address whose ends are in the wrong order is read in the right one', () => {
  it.each([
    ['2024-2020', '2020-2024'],
    ['2020-2024', '2020-2024'],
    ['2020-2020', '2020-2020'],
    ['2024-', '2024-'],
    ['-2020', '-2020'],
    ['24-20', ''],
  ])('application years %s', (years, read) => {
    expect(readPatentResult(`?years=${years}`).years).toBe(read);
  });

  it.each([
    ['judgments', readAdjudicationSearch],
    ['listings', readTransactionSearch],
    ['assessments', readAssessmentHistory],
    ['dishonesty', readDishonesty],
  ])('days of %s', (_, read) => {
    expect(read(TURNED)).toMatchObject(DAYS);
    expect(read(`?from=${DAYS.to}`)).toMatchObject({ from: DAYS.to, to: '' });
  });

  it('days of laws, each range alone', () => {
    const search = `?pFrom=${DAYS.to}&pTo=${DAYS.from}&eFrom=${DAYS.from}&eTo=${DAYS.to}`;
    expect(readLawList(search)).toMatchObject({
      pFrom: DAYS.from,
      pTo: DAYS.to,
      eFrom: DAYS.from,
      eTo: DAYS.to,
    });
  });

  it('sums of judgments, by size', () => {
    expect(readAdjudicationSearch('?least=900000&most=20000')).toMatchObject({
      least: '20000',
      most: '900000',
    });
  });
});
