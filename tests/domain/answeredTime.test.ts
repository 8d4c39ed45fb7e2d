import { answeredDay, answeredTime } from '@/domain/answeredTime';

describe('a moment as back ends write it', () => {
  it.each([
    ['2026-03-05 09:10:11', '2026-03-05 09:10:11'],
    ['2026-03-05T09:10:11', '2026-03-05 09:10:11'],
    ['2026-03-05T01:10:11.123Z', '2026-03-05 09:10:11'],
    ['2026-03-05T01:10:11+0000', '2026-03-05 09:10:11'],
    ['2026/3/5 9:10', '2026-03-05 09:10:00'],
    ['2026年3月5日', '2026-03-05 00:00:00'],
    ['20260305', '2026-03-05 00:00:00'],
    [1_772_673_011_000, '2026-03-05 09:10:11'],
  ])('reads %j', (value, expected) => {
    expect(answeredTime(value)).toBe(expected);
    expect(answeredDay(value)).toBe(expected.slice(0, 10));
  });

  it.each([
    '',
    '昨天',
    '1985',
    '1985-12',
    '2010/11',
    '201012',
    '1985年12月',
    '2026-02-30',
    '2026-13-01',
    0,
    20260305,
    Number.NaN,
    null,
    {},
    true,
  ])('takes %j for none', (value) => {
    expect(answeredTime(value)).toBeUndefined();
  });
});
