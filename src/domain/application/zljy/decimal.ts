import { accept, type Checked, tidy } from '../../check';
import type { TextDescription } from '../../form/description';

interface Limits {
  /** What it is called in messages. */
  readonly label: string;
  readonly integers: number;
  readonly decimals: number;
  /** Least value that passes. */
  readonly min: number;
  readonly max?: number;
}

/** Form check of a decimal number with its limits; commas between thousands are dropped. */
export function checkDecimal(
  text: string,
  { label, integers, decimals, min, max }: Limits,
): Checked {
  const number = tidy(text).replace(/,(?=\d{3}(?:\D|$))/g, '');
  const shape = new RegExp(`^\\d{1,${integers}}(?:\\.\\d{1,${decimals}})?$`);
  if (!shape.test(number)) {
    return {
      ok: false,
      code: 'FORMAT',
      message: `${label}应为数字，最多 ${integers} 位整数、${decimals} 位小数，如 30 或 12.5`,
    };
  }
  if (Number(number) < min) {
    return { ok: false, code: 'MIN', message: `${label}不能小于 ${min}` };
  }
  if (max !== undefined && Number(number) > max) {
    return { ok: false, code: 'MAX', message: `${label}不能大于 ${max}` };
  }
  return accept(number);
}

/** An amount in 万元, 0.01 to 9,999,999.99 (domain reference 1.5). */
export function moneyField(
  field: Pick<TextDescription, 'key' | 'label' | 'hint' | 'when' | 'required' | 'warn' | 'check'>,
): TextDescription {
  const { label, check } = field;
  return {
    kind: 'text',
    maxLength: 20,
    inputMode: 'decimal',
    unit: '万元',
    ...field,
    check: (text, values, context) => {
      const amount = checkDecimal(text, { label, integers: 7, decimals: 2, min: 0.01 });
      return amount.ok ? (check?.(text, values, context) ?? amount) : amount;
    },
  };
}

/** A share in percent, above 0 and up to 100, two decimals (domain reference 1.5). */
export function percentField(
  field: Pick<TextDescription, 'key' | 'label' | 'hint' | 'when' | 'required' | 'warn'>,
): TextDescription {
  const limits = { label: field.label, integers: 3, decimals: 2, min: 0.01, max: 100 };
  return {
    kind: 'text',
    maxLength: 10,
    inputMode: 'decimal',
    unit: '%',
    ...field,
    check: (text) => checkDecimal(text, limits),
  };
}
