import { screen, waitFor, within } from '@testing-library/react';
import {
  addMonths,
  type CalendarDay,
  isoDay,
  parseIsoDay,
  todayInChina,
} from '../../../src/domain/calendar';
import {
  feeEvents,
  feeYears,
  missingForFees,
  openYears,
  termOf,
} from '../../../src/features/patent/record/feeYears';
import { patentDetailLink } from '../../../src/links/patent';
import type { PatentRecord } from '../../../src/services/cnipr';
import { renderPortal } from '../../support/renderPortal';
import { FULL, serve } from './recordFixtures';

const TODAY = '2026-11-20';

const yearsOf = (record: PatentRecord) =>
  feeYears(record, TODAY).map(
    ({ annualYear, dueDate, reported }) =>
      `${annualYear} ${dueDate} ${reported ? reported.status : '推算'}`,
  );

describe('the annual years of a record', () => {
  it('keep what was reported and compute what is to come', () => {
    expect(yearsOf(FULL).slice(0, 4)).toEqual([
      '5 2025-01-04 PAID',
      '6 2026-01-04 PAID',
      '7 2027-01-04 推算',
      '8 2028-01-04 推算',
    ]);
    expect(yearsOf(FULL)).toHaveLength(16);
  });

  it('leave out years that are over and were not reported, but not one in the late period', () => {
    const late = { ...FULL, filingDate: '2021-08-04', fees: [] };
    expect(yearsOf(late)[0]).toBe('6 2026-08-04 推算');
  });

  it.each([
    ['a patent that ended', { ...FULL, validity: 'INVALID' as const }],
    ['an application', { ...FULL, validity: 'PENDING' as const }],
  ])('compute nothing for %s', (_, record) => {
    expect(yearsOf({ ...record, fees: [] })).toEqual([]);
    expect(termOf(record)).toBeNull();
  });

  it('are computed without the day of grant as well: what is over is left out anyway', () => {
    const { grantDate: _, ...record } = { ...FULL, fees: [] };
    expect(yearsOf(record)[0]).toBe('7 2027-01-04 推算');
  });

  it('are computed for a right that only its events show to be in force', () => {
    const { validity: _, ...record } = { ...FULL, fees: [] };
    expect(yearsOf(record)[0]).toBe('7 2027-01-04 推算');
  });

  it.each([
    ['filing day', { filingDate: undefined }, '申请日'],
    ['kind', { patentType: undefined }, '专利类型'],
    ['status', { validity: undefined, legalEvents: [] }, '有效性'],
  ] as const)('compute nothing without the %s', (_, unknown, missing) => {
    const record = { ...FULL, fees: [], ...unknown } as unknown as PatentRecord;
    expect(yearsOf(record)).toEqual([]);
    expect(missingForFees(record)).toEqual([missing]);
  });

  it('that are paid or forfeited are not open', () => {
    const years = feeYears(
      {
        ...FULL,
        fees: [
          { annualYear: 7, amount: 2000, dueDate: '2027-01-04', status: 'PAID' },
          { annualYear: 8, amount: 2000, dueDate: '2028-01-04', status: 'LAPSED' },
        ],
      },
      TODAY,
    );
    expect(openYears(years, TODAY)[0]?.annualYear).toBe(9);
  });

  it('become events that say what is computed, and the end of the term', () => {
    const events = feeEvents(FULL, openYears(feeYears(FULL, TODAY), TODAY), 'https://a.example/x');
    expect(events[0]).toMatchObject({
      uid: 'fee-202119900001.9-7@ipr-front',
      day: '2027-01-04',
      summary: '专利年费：第 7 年度 2000 元（推算）',
      remindDaysBefore: 30,
    });
    expect(events[0]?.description).toContain('逾期可在 2027-07-04 前补缴');
    expect(events[events.length - 1]).toMatchObject({
      day: '2041-01-04',
      summary: '专利期满终止：202119900001.9',
    });
  });
});

describe('a fee that falls due on a day off', () => {
  // Saturday; the office works again on Monday, 30 November.
  const record = { ...FULL, filingDate: '2021-11-28', fees: [] };
  const eventOn = (today: string) =>
    feeEvents(record, openYears(feeYears(record, today), today), 'https://a.example/x')[0];

  it.each(['2026-11-27', '2026-11-29', '2026-11-30'])(
    'is open until the next working day, and stands there in the calendar (%s)',
    (today) => {
      expect(eventOn(today)).toMatchObject({
        day: '2026-11-30',
        summary: '专利年费：第 6 年度 1200 元（推算）',
      });
    },
  );

  it('is late afterwards', () => {
    expect(eventOn('2026-12-01')?.summary).toMatch(/^补缴专利年费的最后一日/);
  });
});

describe('a fee that is late', () => {
  it('is reminded of on the last day to pay it, not on the day that has passed', () => {
    const late = { ...FULL, filingDate: '2021-08-04', fees: [] };
    const [first] = feeEvents(late, openYears(feeYears(late, TODAY), TODAY), 'https://a.example/x');
    expect(first).toMatchObject({
      day: '2027-02-04',
      summary: '补缴专利年费的最后一日：第 6 年度 1200 元（推算）',
    });
    expect(first?.description).toContain('应缴日 2026-08-04');
  });
});

describe('the section on fees', () => {
  it('marks what is computed and hands out a calendar file', async () => {
    serve(FULL);
    const portal = await renderPortal(patentDetailLink(FULL.id));
    const fees = within(await screen.findByRole('region', { name: '年费' }));
    const row = (name: string) => fees.getByRole('row', { name });
    expect(row('第 6 年度 1,200 2026-01-04 2026-02-20 60 已缴')).toBeVisible();
    expect(row('第 7 年度 2,000 2027-01-04 推算 — — 3 个月内应缴')).toBeVisible();
    expect(fees.getByText(/^标有“推算”/)).toHaveTextContent(`状态按 ${todayInChina()} 计算`);

    const files: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:test';
    });
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await portal.user.click(fees.getByRole('button', { name: '下载缴费日历（.ics）' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(names).toEqual(['专利年费-202119900001.9.ics']);
    expect(await fees.findByText('已保存：专利年费-202119900001.9.ics')).toBeVisible();
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
    const file = (await files[0]?.text()) ?? '';
    expect(file).toContain('DTSTART;VALUE=DATE:20270104');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(15);
    create.mockRestore();
    click.mockRestore();
  });

  it('has one rule for what is not paid, reported or computed: the due day, whatever was said', async () => {
    const now = parseIsoDay(todayInChina()) as CalendarDay;
    const fee = (annualYear: number, months: number, status: 'UNPAID' | 'LATE' | 'PAID') => ({
      annualYear,
      amount: 1000,
      dueDate: isoDay(addMonths({ ...now, day: Math.min(now.day, 28) }, months)),
      status,
    });
    const reported = [
      fee(1, -14, 'PAID'),
      fee(2, -12, 'LATE'),
      fee(3, -4, 'UNPAID'),
      fee(4, 1, 'UNPAID'),
      fee(5, 10, 'LATE'),
    ];
    serve({ ...FULL, fees: reported });
    await renderPortal(patentDetailLink(FULL.id));
    const fees = within(await screen.findByRole('region', { name: '年费' }));
    const row = (year: number) => fees.getByRole('row', { name: new RegExp(`^第 ${year} 年度`) });
    expect(row(1)).toHaveTextContent(/已缴$/);
    expect(row(2)).toHaveTextContent(/滞纳期已过$/);
    expect(row(3)).toHaveTextContent(/滞纳期内，加收 (15|20)%$/);
    expect(row(4)).toHaveTextContent(/3 个月内应缴$/);
    expect(row(5)).toHaveTextContent(/未到期$/);
  });

  it('is there for a right in force whose fees no office reported', async () => {
    const { fees: _, grantDate: __, ...record } = FULL;
    serve({ ...record, legalEvents: [] });
    await renderPortal(patentDetailLink(FULL.id));
    const fees = within(await screen.findByRole('region', { name: '年费' }));
    expect(fees.getByRole('row', { name: /^第 7 年度 2,000 2027-01-04/ })).toBeVisible();
    expect(fees.getByText(/授权公告日未知，授权当年的费用可能已随登记缴纳/)).toBeVisible();
    expect(fees.getByRole('button', { name: '下载缴费日历（.ics）' })).toBeVisible();
  });

  it('says what is missing where nothing can be computed', async () => {
    const { fees: _, filingDate: __, patentType: ___, ...record } = FULL;
    serve(record);
    await renderPortal(patentDetailLink(FULL.id));
    const fees = within(await screen.findByRole('region', { name: '年费' }));
    expect(fees.getByText('不能推算年费：缺少申请日、专利类型。')).toBeVisible();
    expect(fees.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that the term is over', async () => {
    const { fees: _, ...record } = { ...FULL, filingDate: '2001-01-04' };
    serve(record);
    await renderPortal(patentDetailLink(FULL.id));
    const fees = within(await screen.findByRole('region', { name: '年费' }));
    expect(fees.getByText(/^没有以后的年费/)).toHaveTextContent(
      '没有以后的年费：按申请日推算，期限已于 2021-01-04 届满。',
    );
  });

  it('says why nothing is computed for a patent that ended', async () => {
    serve({ ...FULL, validity: 'INVALID' });
    await renderPortal(patentDetailLink(FULL.id));
    const fees = within(await screen.findByRole('region', { name: '年费' }));
    expect(fees.getByText('专利已失效，不再产生年费。')).toBeVisible();
    expect(fees.queryByText('推算')).not.toBeInTheDocument();
    expect(fees.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a grant that only an event tells', () => {
  it('has its day and the end of the term in the record, and its fees rest on it', async () => {
    const { grantDate: _, expiryDate: __, ...record } = FULL;
    serve({ ...record, fees: [], legalEvents: [{ date: '2023-05-12', name: '授权' }] });
    await renderPortal(patentDetailLink(FULL.id));
    const fees = within(await screen.findByRole('region', { name: '年费' }));
    expect(fees.queryByText(/授权公告日未知/)).toBeNull();
    expect(screen.getByText('据法律状态公告')).toBeVisible();
    expect(screen.getAllByText('2041-01-04')[0]).toBeVisible();
  });
});
