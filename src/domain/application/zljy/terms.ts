import { choicesOf, rowsOf, textOf } from '../../form/asked';
import type { FormOption, FormValues, PlainField, TextDescription } from '../../form/description';
import { hasLicense, PAY_METHODS, PRICE_MODES, ROYALTY_BASES } from '../../transaction/labels';
import { openNegotiable } from '../../transaction/preflight/termRules';
import { checkDecimal } from '../applicant/decimal';
import {
  hasPrice,
  hasRoyalty,
  isDemand,
  numberIn,
  optionsFrom,
  typesOf,
  withLicense,
  withType,
} from './answers';
import { listingOf } from './patentEntry';

type MoneyDescription = Pick<TextDescription, 'key' | 'label' | 'hint' | 'when' | 'required'> & {
  /** What is wrong with the amount beside other answers, in 万元; undefined when nothing is. */
  readonly beside?: (amount: number, form: FormValues) => string | undefined;
};

/** An amount in 万元, 0.01 to 9,999,999.99 (domain reference 1.5). */
function moneyField({ beside, ...field }: MoneyDescription): TextDescription {
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
function percentField(
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

const DEMAND_MODES: readonly FormOption[] = [
  { value: 'RANGE', label: '预算区间' },
  { value: 'NEGOTIABLE', label: PRICE_MODES.NEGOTIABLE },
];

/** Last day of the shortest-lived patent of the listing; undefined when none is known. */
function firstExpiry(form: FormValues): string | undefined {
  return rowsOf(form.patents)
    .flatMap(({ values }) => textOf(values.expiryDate) || [])
    .sort()[0];
}

/** Price or budget (domain reference 1.5). */
export const priceFields: readonly PlainField[] = [
  {
    kind: 'radio',
    key: 'priceMode',
    label: '报价方式',
    required: true,
    options: (_, { form }) =>
      form.direction === 'DEMAND' ? DEMAND_MODES : optionsFrom(PRICE_MODES),
    check: (chosen, values) => {
      if (chosen === 'FREE' && !hasLicense(typesOf(values))) {
        return '免费许可只用于许可，请在交易方式中选择一种许可，或改选其他报价方式';
      }
      const open = openNegotiable(listingOf(values));
      return open && `${open.sentence}${open.remedy}`;
    },
  },
  moneyField({
    key: 'priceMin',
    label: '价格',
    hint: '一口价填价格，区间填最低价格',
    required: true,
    when: hasPrice,
  }),
  moneyField({
    key: 'priceMax',
    label: '最高价格',
    required: true,
    when: (values, context) => hasPrice(values, context) && context.form.priceMode === 'RANGE',
    beside: (max, form) => {
      const min = numberIn(form, 'priceMin');
      return min !== undefined && max <= min ? '最高价格应大于最低价格' : undefined;
    },
  }),
  moneyField({
    key: 'budgetMin',
    label: '最低预算',
    when: (values, context) => isDemand(values, context) && context.form.priceMode === 'RANGE',
  }),
  moneyField({
    key: 'budgetMax',
    label: '最高预算',
    required: true,
    when: (values, context) => isDemand(values, context) && context.form.priceMode === 'RANGE',
    beside: (max, form) => {
      const min = numberIn(form, 'budgetMin');
      return min !== undefined && max < min ? '最高预算不能低于最低预算' : undefined;
    },
  }),
  {
    kind: 'checks',
    key: 'payMethods',
    label: '支付方式',
    options: optionsFrom(PAY_METHODS),
    check: (chosen, { payMethods }) =>
      chosen === 'FREE' && choicesOf(payMethods).length > 1
        ? '“无偿”不能与其他支付方式同时选择'
        : undefined,
  },
  percentField({
    key: 'royaltyRate',
    label: '提成比例',
    required: true,
    when: hasRoyalty,
  }),
  {
    kind: 'radio',
    key: 'royaltyBase',
    label: '提成基数',
    required: true,
    when: hasRoyalty,
    options: optionsFrom(ROYALTY_BASES),
  },
];

/** What the ways of trading ask for besides (domain reference 1.5). */
export const termFields: readonly PlainField[] = [
  {
    kind: 'text',
    key: 'licenseArea',
    label: '许可地域',
    hint: '如“中国”“江苏省”',
    maxLength: 100,
    required: true,
    when: withLicense,
  },
  {
    kind: 'date',
    key: 'licenseFrom',
    label: '许可期限自',
    required: true,
    when: withLicense,
  },
  {
    kind: 'date',
    key: 'licenseTo',
    label: '许可期限至',
    hint: '不晚于最早到期的专利的期满终止日',
    required: true,
    when: withLicense,
    check: (to, values, { form }) => {
      const from = textOf(values.licenseFrom);
      if (from !== '' && to <= from) return '许可期限的终止日应晚于起始日';
      const expiry = form.direction === 'SUPPLY' ? firstExpiry(form) : undefined;
      return expiry !== undefined && to > expiry
        ? `许可期限不能超过 ${expiry}，最早到期的专利到这一天期满`
        : undefined;
    },
  },
  moneyField({ key: 'pledgeAmount', label: '拟融资额', required: true, when: withType('8') }),
  percentField({
    key: 'shareRatio',
    label: '作价比例',
    hint: '占公司注册资本的比例',
    when: withType('9'),
  }),
];
