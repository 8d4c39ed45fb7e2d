import { accept, type Checked, tidy } from '../../check';

/** What a decimal number may be. */
export interface DecimalRule {
  /** Digits before the point. */
  readonly digits: number;
  /** Digits behind the point. */
  readonly decimals: number;
  /** Largest value; by default what the digits allow. */
  readonly most?: number;
  /** What the number is called, where zero is none: 价格. */
  readonly aboveZero?: string;
}

/** Signs between groups of three digits, as people type large sums. */
const GROUPING = /,(?=\d{3}(?:\D|$))/g;

/**
 * Form check of a number that is not negative, or where the rule says so above zero, in half or full
 * width, with or without grouping: the value is digits and a point. Codes in order: FORMAT, ZERO,
 * RANGE.
 */
export function checkDecimal(
  text: string,
  { digits, decimals, most, aboveZero }: DecimalRule,
): Checked {
  const name = aboveZero === undefined ? '' : `${aboveZero}：`;
  const number = tidy(text).replace(GROUPING, '').replace(/%$/, '');
  const shape = new RegExp(`^\\d{1,${digits}}(?:\\.\\d{1,${decimals}})?$`);
  if (!shape.test(number)) {
    return {
      ok: false,
      code: 'FORMAT',
      message: `${name}请填写${aboveZero === undefined ? '不小于' : '大于'} 0 的数，最多 ${digits} 位整数、${decimals} 位小数，如 12.5`,
    };
  }
  if (aboveZero !== undefined && Number(number) === 0) {
    return { ok: false, code: 'ZERO', message: `${aboveZero}应大于 0` };
  }
  if (most !== undefined && Number(number) > most) {
    const range = aboveZero === undefined ? `应在 0 到 ${most} 之间` : `应大于 0，不超过 ${most}`;
    return { ok: false, code: 'RANGE', message: name + range };
  }
  return accept(number);
}
