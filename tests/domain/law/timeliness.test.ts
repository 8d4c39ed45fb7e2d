import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOf,
  type LawVersion,
  orderVersions,
  standingInWords,
  standingOn,
  TIMELINESS,
  timelinessWord,
  versionAsOf,
} from '../../../src/domain/law/timeliness';

const first = { id: 'a', promulgationDate: '2001-03-01', effectiveDate: '2001-07-01' };
const second = { id: 'b', promulgationDate: '2010-01-01', effectiveDate: '2010-05-01' };
const third = { id: 'c', promulgationDate: '2026-09-01', effectiveDate: '2027-01-01' };
const versions = [third, first, second];

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the version in force on a day', () => {
  it.each([
    ['2001-06-30', undefined, undefined, 'a'],
    ['2001-07-01', 'a', undefined, 'b'],
    ['2010-04-30', 'a', undefined, 'b'],
    ['2010-05-01', 'b', 'a', 'c'],
    ['2026-11-21', 'b', 'a', 'c'],
    ['2027-01-01', 'c', 'b', undefined],
  ])('%s', (day, version, previous, next) => {
    const found = versionAsOf(versions, day);
    expect([found.version?.id, found.previous?.id, found.next?.id]).toEqual([
      version,
      previous,
      next,
    ]);
    expect(found.possible).toEqual([]);
  });

  it('is not known before the promulgation of one that names an earlier first day', () => {
    const changed = { id: 'd', promulgationDate: '2017-07-28', effectiveDate: '2009-09-01' };
    const on = (day: string) => standingOn<LawVersion>(changed, [changed], day);
    expect(on('2009-08-31').timeliness).toBe('NOT_YET');
    expect(on('2010-06-01')).toEqual({ timeliness: null, doubt: 'EARLY_START' });
    expect(on('2017-07-28')).toEqual({ timeliness: 'IN_FORCE' });
    // The version before it did not end on a day before the change was made.
    expect(standingOn(second, [second, changed], '2012-01-01')).toEqual({ timeliness: 'IN_FORCE' });
    expect(versionAsOf([second, changed], '2012-01-01').version?.id).toBe('b');
    expect(standingOn(second, [second, changed], '2018-01-01').timeliness).toBe('AMENDED');
  });

  it('is none after the end of the law', () => {
    const ended: LawVersion[] = [first, { ...second, invalidDate: '2015-01-01' }];
    expect(versionAsOf(ended, '2014-12-31').version?.id).toBe('b');
    expect(versionAsOf(ended, '2015-01-01')).toMatchObject({
      version: undefined,
      previous: { id: 'b' },
    });
  });

  it('is not known between a promulgation and a first day that nobody knows', () => {
    const amended = { id: 'x', promulgationDate: '2023-12-11', effectiveDate: '' };
    const all = [second, amended];
    expect(versionAsOf(all, '2023-12-10')).toMatchObject({ version: { id: 'b' }, possible: [] });
    const { version, possible } = versionAsOf(all, '2023-12-11');
    expect(version).toBeUndefined();
    expect(possible.map(({ version: { id }, doubt }) => [id, doubt])).toEqual([
      ['b', 'NEXT_NO_START'],
      ['x', 'NO_START'],
    ]);
  });

  it('is not known after the last day that is known of what ended some time before today', () => {
    const only: LawVersion = { ...first, ended: 'REPEALED' };
    const ended = [only];
    expect(standingOn(only, ended, '2026-11-22')).toEqual({ timeliness: 'REPEALED' });
    expect(standingOn(only, ended, '2010-01-01', '2026-11-22')).toEqual({
      timeliness: null,
      doubt: 'NO_END',
    });
    expect(standingOn(only, ended, '2001-01-01', '2026-11-22').timeliness).toBe('NOT_YET');
  });

  it('is one at most, and its status is the only one in force', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyDay, { minLength: 1, maxLength: 6 }),
        anyDay,
        (starts, today) => {
          const all = starts.map((effectiveDate, i) => ({ id: `v${i}`, effectiveDate }));
          const { version } = versionAsOf(all, today);
          const inForce = all.filter(
            (one) => standingOn(one, all, today).timeliness === 'IN_FORCE',
          );
          expect(inForce).toEqual(version ? [version] : []);
        },
      ),
    );
  });

  it('no guess: whatever the unknown first days are, a status that is told stays true', () => {
    const version = fc.record({
      promulgationDate: anyDay,
      wait: fc.integer({ min: 0, max: 900 }),
      known: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(version, { minLength: 1, maxLength: 5 }), anyDay, (drawn, day) => {
        const later = (from: string, days: number) =>
          new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
        // Versions of one law begin in the order of their promulgation.
        const dated = [...new Map(drawn.map((one) => [one.promulgationDate, one])).values()].sort(
          (a, b) => (a.promulgationDate < b.promulgationDate ? -1 : 1),
        );
        let last = '';
        const real = dated.map(({ promulgationDate, wait, known }, i) => {
          const own = later(promulgationDate, wait);
          last = own > last ? own : later(last, 1);
          return { id: `v${i}`, promulgationDate, effectiveDate: last, known };
        });
        const told = real.map(({ known, effectiveDate, ...rest }) => ({
          ...rest,
          effectiveDate: known ? effectiveDate : null,
        }));
        for (const [i, one] of told.entries()) {
          const { timeliness } = standingOn(one, told, day);
          const truth = real[i] && standingOn(real[i], real, day).timeliness;
          if (timeliness !== null) expect(timeliness).toBe(truth);
        }
      }),
    );
  });
});

describe('the status of a version', () => {
  it('follows from the days', () => {
    const on = (day: string) => versions.map((one) => standingOn(one, versions, day).timeliness);
    expect(on('2026-11-21')).toEqual(['NOT_YET', 'AMENDED', 'IN_FORCE']);
    expect(on('2027-01-01')).toEqual(['IN_FORCE', 'AMENDED', 'AMENDED']);
    expect(
      standingOn<LawVersion>({ ...first, invalidDate: '2002-01-01' }, [first], '2002-01-01'),
    ).toEqual({ timeliness: 'REPEALED' });
    expect(standingOn({ id: 'x' }, [{ id: 'x' }], '2026-01-01')).toEqual({
      timeliness: null,
      doubt: 'NO_DAYS',
    });
  });

  it('has a word and a tone; what cannot be told has its reason', () => {
    expect(Object.values(TIMELINESS).map(({ word }) => word)).toEqual([
      '现行有效',
      '尚未生效',
      '已被修改',
      '已废止',
    ]);
    expect(timelinessWord('NOT_YET')).toEqual({ word: '尚未生效', tone: 'soon' });
    for (const odd of [null, undefined, '', 'toString', '<b>']) {
      expect(timelinessWord(odd)).toEqual({ word: '不能确定', tone: 'unknown' });
    }
    expect(standingInWords({ timeliness: null, doubt: 'NO_START' })).toBe(
      '不能确定（施行日期不详）',
    );
    expect(standingInWords({ timeliness: null })).toBe('不能确定');
    expect(standingInWords({ timeliness: 'IN_FORCE', doubt: 'NO_START' })).toBe('现行有效');
  });

  it.each([
    ['AMENDED', '2022-06-01', '施行至', '2022-05-31'],
    ['AMENDED', '2021-01-01', '施行至', '2020-12-31'],
    ['AMENDED', null, '失效日期', null],
    ['REPEALED', '2010-06-01', '失效日期', '2010-06-01'],
    [null, '2010-06-01', '失效日期', '2010-06-01'],
  ])('names its end: %s %s', (timeliness, invalidDate, ...end) => {
    expect(endOf({ timeliness, invalidDate })).toEqual(end);
  });

  it('puts versions in order', () => {
    expect(orderVersions(versions).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
