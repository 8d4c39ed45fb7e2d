import { isoDay, parseIsoDay } from '../calendar';

const FILED = /(?:于|在)(\d{4})年(\d{1,2})月(\d{1,2})日(?:依法)?(?:正式)?(?:登记)?(?:立案|受理)/;

/** Longer than any case takes: such a day is of another case or a slip. */
const LONGEST = 20 * 366;

/**
 * The day on which a court took a case, `YYYY-MM-DD`, from what the document says of its proceedings:
 * 本院于2023年3月5日立案后. Null where the words do not tell a day of the calendar.
 */
export function readFilingDay(text: string): string | null {
  const [, year = '', month = '', day = ''] = FILED.exec(text.replace(/\s/g, '')) ?? [];
  const parsed = year && parseIsoDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parsed ? isoDay(parsed) : null;
}

/** Days from the filing to the judgment; null where one of them is not known or the two do not fit. */
export function daysToJudgment(
  filed: string | null | undefined,
  judged: string | null,
): number | null {
  if (!filed || !judged) return null;
  const days = Math.round((Date.parse(judged) - Date.parse(filed)) / 86_400_000);
  return days >= 0 && days <= LONGEST ? days : null;
}
