import { tidy } from '../../check';
import { choicesOf, textOf } from '../../form/asked';
import type { Depends, FormContext, FormOption, FormValues } from '../../form/description';
import { hasLicense, OPEN_LICENSE } from '../../transaction/labels';

/** The labels of a dictionary as choices, in its order. */
export const optionsFrom = (labels: Readonly<Record<string, string>>): FormOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Patents are offered. */
export const isSupply: Depends<boolean> = (_, { form }) => form.direction === 'SUPPLY';

/** A technique is sought. */
export const isDemand: Depends<boolean> = (_, { form }) => form.direction === 'DEMAND';

/** Ids of the ways of trading that are ticked. */
export const typesOf = (form: FormValues): readonly string[] => choicesOf(form.transactionTypeIds);

/** Asked for when a way of trading is ticked. */
export const withType =
  (id: string): Depends<boolean> =>
  (_, { form }) =>
    typesOf(form).includes(id);

/** A licence of any kind is offered or sought. */
export const withLicense: Depends<boolean> = (_, { form }) => hasLicense(typesOf(form));

/** The patents are offered to everyone on the same terms (Patent Law, Article 50). */
export const isOpenLicense: Depends<boolean> = (values, context) =>
  isSupply(values, context) && withType(OPEN_LICENSE)(values, context);

/** A price is named, so that its amount is asked for. */
export const hasPrice: Depends<boolean> = (values, context) =>
  isSupply(values, context) && ['FIXED', 'RANGE'].includes(textOf(context.form.priceMode));

/** Royalties are part of the payment. */
export const hasRoyalty: Depends<boolean> = (_, { form }) =>
  choicesOf(form.payMethods).some((one) => one === 'ROYALTY' || one === 'ENTRY_ROYALTY');

/** A number typed by the user; undefined when it is none. */
export function numberIn(form: FormValues, key: string): number | undefined {
  const text = tidy(textOf(form[key])).replace(/,/g, '');
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** Today, as rules of the form see it. */
export type Today = Pick<FormContext, 'today'>;
