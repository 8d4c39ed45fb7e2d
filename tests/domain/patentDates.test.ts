import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPatentDates, readDate, readDay } from '../../src/domain/patentDates';
import type { PatentKind } from '../../src/domain/patentLabels';
import { expectNeverThrows, fullWidth, TODAY } from './checkSuite';
import vectors from './vectors.json';

interface DatesVector {
  type: string;
  priority?: string;
  filing?: string;
  publication?: string;
  grant?: string;
}

const set = vectors.patentDates;
const check = (input: DatesVector) =>
  checkPatentDates({ ...input, type: input.type as PatentKind }, { today: TODAY });

describe('readDate', () => {
  const span = (from: string, to: string, precision: string) => ({ from, to, precision });

  it.each([
    ['2016', span('2016-01-01', '2016-12-31', 'year')],
    ['2016年', span('2016-01-01', '2016-12-31', 'year')],
    ['201608', span('2016-08-01', '2016-08-31', 'month')],
    ['2016-08', span('2016-08-01', '2016-08-31', 'month')],
    ['2016.8', span('2016-08-01', '2016-08-31', 'month')],
    ['2021 年 3 月', span('2021-03-01', '2021-03-31', 'month')],
    ['202402', span('2024-02-01', '2024-02-29', 'month')],
    ['20160809', span('2016-08-09', '2016-08-09', 'day')],
    ['2016-08-09', span('2016-08-09', '2016-08-09', 'day')],
    ['2016.8.9', span('2016-08-09', '2016-08-09', 'day')],
    ['2016/8/9', span('2016-08-09', '2016-08-09', 'day')],
    ['2016年8月9日', span('2016-08-09', '2016-08-09', 'day')],
    ['2016年8月9号', span('2016-08-09', '2016-08-09', 'day')],
    ['２０１６－０８－０９', span('2016-08-09', '2016-08-09', 'day')],
    ['2024-02-29', span('2024-02-29', '2024-02-29', 'day')],
  ])('reads %s', (input, expected) => {
    expect(readDate(input)).toEqual(expected);
  });

  it.each([
    ['20191203 to 20191206', '2019-12-03', '2019-12-06'],
    ['(20191203 TO 20191206)', '2019-12-03', '2019-12-06'],
    ['（２０１９１２０３ ｔｏ ２０１９１２０６）', '2019-12-03', '2019-12-06'],
    ['2019-2021', '2019-01-01', '2021-12-31'],
    ['2019—2021', '2019-01-01', '2021-12-31'],
    ['2019——2021', '2019-01-01', '2021-12-31'],
    ['2019~2021', '2019-01-01', '2021-12-31'],
    ['2019至2021', '2019-01-01', '2021-12-31'],
    ['2019年到2021年', '2019-01-01', '2021-12-31'],
    ['20200101:20201231', '2020-01-01', '2020-12-31'],
    ['20200101：20201231', '2020-01-01', '2020-12-31'],
    ['20191203-20191206', '2019-12-03', '2019-12-06'],
    ['2019-01-2020-02', '2019-01-01', '2020-02-29'],
    ['2019-12-03至2019-12-06', '2019-12-03', '2019-12-06'],
    ['2019-12-03-2019-12-06', '2019-12-03', '2019-12-06'],
    ['2019.1-2019.6', '2019-01-01', '2019-06-30'],
    ['201906 to 2020', '2019-06-01', '2020-12-31'],
    ['2020-2020', '2020-01-01', '2020-12-31'],
    ['201906 to 2019', '2019-06-01', '2019-12-31'],
  ])('reads the range %s', (input, from, to) => {
    expect(readDate(input)).toEqual({ from, to, precision: 'range' });
  });

  it.each([
    '',
    '20201301',
    '2021-02-29',
    '2021-02-30',
    '2021-00',
    '202113',
    '1899',
    '2100',
    '215500',
    '2016-08-09-10',
    '2016-08.09',
    '2021-2019',
    '20221231 to 20200101',
    '2019至',
    '至2019',
    '2019-20',
    '电池',
    '202119900001.9',
  ])('leaves %j alone', (input) => {
    expect(readDate(input)).toBeNull();
  });

  const day = fc
    .date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));

  it('reads one day alike in every spelling', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const [year = '', month = '', date = ''] = iso.split('-');
        const short = [year, Number(month), Number(date)];
        const spellings = [
          iso,
          year + month + date,
          short.join('.'),
          short.join('/'),
          `${year}年${Number(month)}月${Number(date)}日`,
        ];
        for (const text of spellings.flatMap((spelling) => [spelling, fullWidth(spelling)])) {
          expect(readDate(text)).toEqual({ from: iso, to: iso, precision: 'day' });
          expect(readDay(text)).toBe(iso);
        }
      }),
    );
  });

  it('reads a range of two days with every separator, and only forwards', () => {
    fc.assert(
      fc.property(
        day,
        day,
        fc.constantFrom(' to ', '至', '到', '~', ':', '-', '—'),
        (a, b, mark) => {
          const forwards = a <= b;
          expect(readDate(a + mark + b)).toEqual(
            forwards ? { from: a, to: b, precision: 'range' } : null,
          );
        },
      ),
    );
  });

  it('wastes no time on long texts', () => {
    const start = performance.now();
    expect(readDate('2019-'.repeat(100_000))).toBeNull();
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('answers any text without throwing', () => {
    expectNeverThrows(readDate);
    expectNeverThrows((text) => readDate(`2019-${text}`));
  });
});

describe('readDay', () => {
  it.each(['2016', '2016-08', '2019-2021', '2021-02-30', ''])('is not content with %j', (input) => {
    expect(readDay(input)).toBeNull();
  });
});

describe('checkPatentDates', () => {
  it.each(set.valid)('accepts $input', ({ input }) => {
    expect(check(input)).toMatchObject({ ok: true });
    expect(check(input)).not.toHaveProperty('warning');
  });

  it.each(set.invalid)('answers $input with $code', ({ input, code, message }) => {
    const expected = code.startsWith('WARN:')
      ? { ok: true, warning: { code, message } }
      : { ok: false, code, message };
    expect(check(input)).toMatchObject(expected);
  });

  it.each([
    [{ type: 'INVENTION', filing: '1985-03-31' }, 'BEFORE_1985'],
    [{ type: 'INVENTION', priority: '2021-01-05', filing: '2021-01-04' }, 'PRIORITY_AFTER_FILING'],
    [{ type: 'INVENTION', priority: '2020-01-04', filing: '2021-03-05' }, 'PRIORITY_TOO_OLD'],
    [{ type: 'DESIGN', priority: '2022-01-01', filing: '2022-07-02' }, 'PRIORITY_TOO_OLD'],
    [{ type: 'UTILITY', filing: '2021-01-04', publication: '2021-01-03' }, 'PUB_BEFORE_FILING'],
    [{ type: 'UTILITY', filing: '2021-01-04', grant: '2021-01-03' }, 'GRANT_BEFORE_FILING'],
    [{ type: 'UTILITY', filing: '2021-01-04', grant: '2026-11-21' }, 'FUTURE_DATE:grant'],
  ] as const)('answers %j with %s', (input, code) => {
    expect(check(input)).toEqual({
      ok: false,
      code,
      message: (set.messages as Record<string, string>)[code],
    });
  });

  it.each([
    [{ type: 'INVENTION', filing: '1985-04-01' }],
    [{ type: 'INVENTION', filing: TODAY, publication: TODAY }],
    [{ type: 'INVENTION', priority: '2020-01-04', filing: '2021-01-04' }],
    [{ type: 'DESIGN', priority: '2022-01-01', filing: '2022-07-01' }],
    [{ type: 'DESIGN', priority: '2021-08-31', filing: '2022-02-28' }],
    [{ type: 'INVENTION', priority: '', filing: ' 2021年1月4日 ', publication: '  ' }],
  ])('accepts the border case %j', (input) => {
    expect(check(input)).toMatchObject({ ok: true });
    expect(check(input)).not.toHaveProperty('warning');
  });

  it('names the date at fault', () => {
    expect(check({ type: 'INVENTION', filing: '2021-01-04', priority: '2020-02-30' })).toEqual({
      ok: false,
      code: 'INVALID_DATE:priority',
      message: '优先权日不是有效日期',
    });
    expect(check({ type: 'INVENTION', filing: '2021-01-04', publication: '2026-11-21' })).toEqual({
      ok: false,
      code: 'FUTURE_DATE:publication',
      message: '公开（公告）日不能晚于今天',
    });
  });

  it('does not let a warning hide a failure that comes after it', () => {
    const late = { type: 'INVENTION', priority: '2020-01-04', filing: '2021-03-04' };
    expect(check(late)).toMatchObject({ ok: true, warning: { code: 'WARN:PRIORITY_RESTORED' } });
    expect(check({ ...late, publication: '2021-03-03' })).toMatchObject({
      code: 'PUB_BEFORE_FILING',
    });
  });

  it('gives the dates in one form', () => {
    expect(check({ type: 'UTILITY', filing: '20220301', grant: '2022.9.2' })).toEqual({
      ok: true,
      dates: { filing: '2022-03-01', grant: '2022-09-02' },
    });
  });

  it('answers any text without throwing', () => {
    expectNeverThrows((text) => check({ type: 'DESIGN', filing: text, priority: text }));
  });
});
