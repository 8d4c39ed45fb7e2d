import type { FormValues, TextDescription } from '../../form/description';
import { checkDecimal } from '../applicant/decimal';

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
      const amount = checkDecimal(text, { digits: 7, decimals: 2, aboveZero: field.label });
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
    check: (text) =>
      checkDecimal(text, { digits: 3, decimals: 2, most: 100, aboveZero: field.label }),
  };
}
