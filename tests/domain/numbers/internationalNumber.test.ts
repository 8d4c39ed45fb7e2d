import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readInternationalApplication,
  readInternationalPublication,
} from '../../../src/domain/numbers/internationalNumber';
import { expectNeverThrows, TODAY } from '../checkSuite';

const readApplication = (input: string) => readInternationalApplication(input, { today: TODAY });
const readPublication = (input: string) => readInternationalPublication(input, { today: TODAY });

describe('readInternationalApplication', () => {
  it.each([
    ['PCT/CN2020/099999', 'PCT/CN2020/099999', 'CN', 2020],
    ['PCTCN2020099999', 'PCT/CN2020/099999', 'CN', 2020],
    ['pct/cn2020/99999', 'PCT/CN2020/099999', 'CN', 2020],
    ['PCT-CN2020-099999', 'PCT/CN2020/099999', 'CN', 2020],
    ['ＰＣＴ／ＣＮ２０２０／０９９９９９', 'PCT/CN2020/099999', 'CN', 2020],
    ['PCT/IB 2019/000001', 'PCT/IB2019/000001', 'IB', 2019],
    ['PCT/CN98/00123', 'PCT/CN1998/000123', 'CN', 1998],
    ['PCTCN0300123', 'PCT/CN2003/000123', 'CN', 2003],
  ])('reads %s', (input, number, office, year) => {
    expect(readApplication(input)).toEqual({ number, office, year });
  });

  it.each([
    'PCT',
    'PCT/CN2027/099999',
    'PCT/CN1977/000001',
    'PCT/CN04/00123',
    'PCT/CN2020/000000',
    'PCT/CN2020/0999999',
    'PCT/CN2020/099999A1',
    'CN2020/099999',
    'WO2021/123456',
    '',
  ])('leaves %j alone', (input) => {
    expect(readApplication(input)).toBeNull();
  });
});

describe('readInternationalPublication', () => {
  it.each([
    ['WO2021/123456', 'WO2021/123456', undefined, 2021],
    ['WO 2021123456 A1', 'WO2021/123456', 'A1', 2021],
    ['WO-2021123456-A1', 'WO2021/123456', 'A1', 2021],
    ['wo2021/123456 (a2)', 'WO2021/123456', 'A2', 2021],
    ['ＷＯ２０２１／１２３４５６', 'WO2021/123456', undefined, 2021],
    ['WO2021/1234', 'WO2021/001234', undefined, 2021],
    ['WO 98/12345', 'WO1998/012345', undefined, 1998],
    ['WO9812345A1', 'WO1998/012345', 'A1', 1998],
    ['WO02/123456', 'WO2002/123456', undefined, 2002],
    ['WO2003012345', 'WO2003/012345', undefined, 2003],
  ])('reads %s', (input, number, kind, year) => {
    expect(readPublication(input)).toEqual(kind ? { number, kind, year } : { number, year });
  });

  it.each(['WO', 'WO2027/123456', 'WO2021', 'WO20211234', 'WO2021/000000', 'WORLD', '2021/123456'])(
    'leaves %j alone',
    (input) => {
      expect(readPublication(input)).toBeNull();
    },
  );
});

describe('both readers', () => {
  const number = fc.tuple(
    fc.integer({ min: 1978, max: 2026 }),
    fc.integer({ min: 1, max: 999999 }),
  );

  it('bring every spelling of one number to one form, which reads as itself', () => {
    fc.assert(
      fc.property(number, ([year, count]) => {
        const serial = String(count).padStart(6, '0');
        const publication = `WO${year}/${serial}`;
        for (const text of [publication, `WO${year}${serial}`, `WO ${year}/${count} A1`]) {
          expect(readPublication(text)?.number).toBe(publication);
        }
        const application = `PCT/CN${year}/${serial}`;
        for (const text of [application, `PCTCN${year}${serial}`, `PCT/CN${year}/${count}`]) {
          expect(readApplication(text)?.number).toBe(application);
        }
      }),
    );
  });

  it('answer any text without throwing', () => {
    expectNeverThrows((text) => readApplication(`PCT${text}`));
    expectNeverThrows((text) => readPublication(`WO${text}`));
  });
});
