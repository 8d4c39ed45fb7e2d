import { accept, type Checked, tidy } from '../../check';

/** What a decimal number may be. */
export interface DecimalRule {
  /** Digits before the point. */
  readonly digits: number;
  /** Digits behind the point. */
  readonly decimals: number;
  /** Largest value; by default what the digits allow. */
  readonly most?: number;
}

/** Signs between groups of three digits, as people type large sums. */
const GROUPING = /,(?=\d{3}(?:\D|$))/g;

/**
 * Form check of a number that is not negative, in half or full width, with or without grouping:
 * the value is digits and a point. Codes in order: FORMAT, RANGE.
 */
export function checkDecimal(text: string, { digits, decimals, most }: DecimalRule): Checked {
  const number = tidy(text).replace(GROUPING, '').replace(/%$/, '');
  const shape = new RegExp(`^\\d{1,${digits}}(?:\\.\\d{1,${decimals}})?$`);
  if (!shape.test(number)) {
    return {
      ok: false,
      code: 'FORMAT',
      message: `请填写不小于 0 的数，最多 ${digits} 位整数、${decimals} 位小数，如 12.5`,
    };
  }
  if (most !== undefined && Number(number) > most) {
    return { ok: false, code: 'RANGE', message: `应在 0 到 ${most} 之间` };
  }
  return accept(number);
}
