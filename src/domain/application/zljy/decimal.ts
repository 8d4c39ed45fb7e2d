import type { Checked } from '../../check';
import type { FormValues, TextDescription } from '../../form/description';
import { checkDecimal, type DecimalRule } from '../applicant/decimal';

/** A number above zero, in half or full width. */
function checkPositive(text: string, label: string, rule: DecimalRule): Checked {
  const checked = checkDecimal(text, rule);
  if (!checked.ok) return { ...checked, message: `${label}：${checked.message}` };
  return Number(checked.value) > 0
    ? checked
    : { ok: false, code: 'ZERO', message: `${label}应大于 0` };
}

type MoneyDescription = Pick<TextDescription, 'key' | 'label' | 'hint' | 'when' | 'required'> & {
  /** What is wrong with the amount beside other answers, in 万元; undefined when nothing is. */
  readonly beside?: (amount: number, form: FormValues) => string | undefined;
};

/** An amount in 万元, 0.01 to 9,999,999.99 (domain reference 1.5). */
export function moneyField({ beside, ...field }: MoneyDescription): TextDescription {
  return {
    kind: 'text',
    maxLength: 20,
    inputMode: 'decimal',
    unit: '万元',
    ...field,
    check: (text, _, { form }) => {
      const amount = checkPositive(text, field.label, { digits: 7, decimals: 2 });
      if (!amount.ok) return amount;
      const message = beside?.(Number(amount.value), form);
      return message === undefined ? amount : { ok: false, code: 'BESIDE', message };
    },
  };
}

/** A share in percent, above 0 and up to 100, two decimals (domain reference 1.5). */
export function percentField(
  field: Pick<TextDescription, 'key' | 'label' | 'hint' | 'when' | 'required'>,
): TextDescription {
  return {
    kind: 'text',
    maxLength: 10,
    inputMode: 'decimal',
    unit: '%',
    ...field,
    check: (text) => checkPositive(text, field.label, { digits: 3, decimals: 2, most: 100 }),
  };
}
