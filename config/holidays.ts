/**
 * Public holidays and working weekends, from the State Council's yearly notices. Deadlines beyond
 * the last published year are computed by the week and shown as estimated. Once a year, when the
 * notice for the next year is out, its days are added here.
 */

function span(name: string, month: string, from: number, to: number): [string, string][] {
  return Array.from({ length: to - from + 1 }, (_, index) => [
    `${month}-${String(from + index).padStart(2, '0')}`,
    name,
  ]);
}

export const HOLIDAYS = {
  publishedUntil: '2026-12-31',
  holidays: Object.fromEntries([
    ...span('元旦', '2025-01', 1, 1),
    ...span('春节', '2025-01', 28, 31),
    ...span('春节', '2025-02', 1, 4),
    ...span('清明节', '2025-04', 4, 6),
    ...span('劳动节', '2025-05', 1, 5),
    ...span('端午节', '2025-05', 31, 31),
    ...span('端午节', '2025-06', 1, 2),
    ...span('国庆节、中秋节', '2025-10', 1, 8),
    ...span('元旦', '2026-01', 1, 3),
    ...span('春节', '2026-02', 15, 23),
    ...span('清明节', '2026-04', 4, 6),
    ...span('劳动节', '2026-05', 1, 5),
    ...span('端午节', '2026-06', 19, 21),
    ...span('中秋节', '2026-09', 25, 27),
    ...span('国庆节', '2026-10', 1, 7),
    // Fixed by law, whatever the notice for these years will add.
    ...span('元旦', '2027-01', 1, 1),
    ...span('劳动节', '2027-05', 1, 2),
    ...span('国庆节', '2027-10', 1, 3),
  ]) as Record<string, string>,
  workingWeekends: [
    '2025-01-26',
    '2025-02-08',
    '2025-04-27',
    '2025-09-28',
    '2025-10-11',
    '2026-01-04',
    '2026-02-14',
    '2026-02-28',
    '2026-05-09',
    '2026-09-20',
    '2026-10-10',
  ] as readonly string[],
};
