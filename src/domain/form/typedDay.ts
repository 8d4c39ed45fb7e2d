import { isoDay, makeDay } from '../calendar';
import { toHalfWidth } from '../check';

const EIGHT_DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const WITH_SIGNS = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/**
 * A day as people type it — `20240315`, `2024-3-5`, `2024/3/5`, `2024.3.5`, `2024年3月5日`, full
 * width or with blanks between — as `YYYY-MM-DD`.
 *
 * @returns undefined when the text is no day of the calendar
 */
export function typedDay(text: string): string | undefined {
  const tidied = toHalfWidth(text)
    .replace(/\s/g, '')
    .replace(/[。．]/g, '.');
  const match = EIGHT_DIGITS.exec(tidied) ?? WITH_SIGNS.exec(tidied);
  if (!match) return undefined;
  const day = makeDay(Number(match[1]), Number(match[2]), Number(match[3]));
  return day ? isoDay(day) : undefined;
}
