import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LawVersion,
  orderVersions,
  TIMELINESS,
  timelinessOn,
  timelinessWord,
  versionAsOf,
} from '../../../src/domain/law/timeliness';

const first = { id: 'a', promulgationDate: '2001-03-01', effectiveDate: '2001-07-01' };
const second = { id: 'b', promulgationDate: '2010-01-01', effectiveDate: '2010-05-01' };
const third = { id: 'c', promulgationDate: '2026-09-01', effectiveDate: '2027-01-01' };
const versions = [third, first, second];

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
  });

  it('is none after the end of the law', () => {
    const ended: LawVersion[] = [first, { ...second, invalidDate: '2015-01-01' }];
    expect(versionAsOf(ended, '2014-12-31').version?.id).toBe('b');
    expect(versionAsOf(ended, '2015-01-01')).toMatchObject({
      version: undefined,
      previous: { id: 'b' },
    });
  });

  it('says when the first day was taken from the promulgation', () => {
    const unknown = { id: 'x', promulgationDate: '2005-11-21', effectiveDate: '' };
    expect(versionAsOf([unknown], '2006-01-01')).toMatchObject({ assumedStart: true });
    expect(versionAsOf([first], '2006-01-01')).toMatchObject({ assumedStart: false });
  });

  it('is one at most, and its status is the only one in force', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 6 }), day, (starts, today) => {
        const all = starts.map((effectiveDate, i) => ({ id: `v${i}`, effectiveDate }));
        const { version } = versionAsOf(all, today);
        const inForce = all.filter((one) => timelinessOn(one, all, today) === 'IN_FORCE');
        expect(inForce).toEqual(version ? [version] : []);
      }),
    );
  });
});

describe('the status of a version', () => {
  it('follows from the days', () => {
    const on = (day: string) => versions.map((one) => timelinessOn(one, versions, day));
    expect(on('2026-11-21')).toEqual(['NOT_YET', 'AMENDED', 'IN_FORCE']);
    expect(on('2027-01-01')).toEqual(['IN_FORCE', 'AMENDED', 'AMENDED']);
    expect(
      timelinessOn<LawVersion>({ ...first, invalidDate: '2002-01-01' }, [first], '2002-01-01'),
    ).toBe('REPEALED');
    expect(timelinessOn({ id: 'x' }, [{ id: 'x' }], '2026-01-01')).toBeNull();
  });

  it('has a word and a tone, and unknown ones are said to be so', () => {
    expect(Object.values(TIMELINESS).map(({ word }) => word)).toEqual([
      '现行有效',
      '尚未生效',
      '已被修改',
      '已废止',
    ]);
    expect(timelinessWord('NOT_YET')).toEqual({ word: '尚未生效', tone: 'soon' });
    for (const odd of [null, undefined, '', 'toString', '<b>']) {
      expect(timelinessWord(odd)).toEqual({ word: '时效性不明', tone: 'unknown' });
    }
  });

  it('puts versions in order', () => {
    expect(orderVersions(versions).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
