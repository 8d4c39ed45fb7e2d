/** Ends of a range of amounts in 万元; '' for one that is open. */
export interface Amounts {
  readonly least: string;
  readonly most: string;
}

/** Digits that an amount may have behind its point, and how they are said. */
const AMOUNT_DECIMALS = { 2: '两', 4: '四' } as const;
export type AmountDecimals = keyof typeof AMOUNT_DECIMALS;

/** An amount without width, separators, unit and leading zeros: `１，０００万元` is `1000`. */
export function tidyAmount(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s,]/g, '')
    .replace(/万元?$/, '')
    .replace(/^0+(?=\d)/, '');
}

/**
 * What is wrong with a typed range, as sentences: amounts of at most seven digits before the point
 * (domain reference 1.5), the first not above the second.
 */
export function amountProblems(
  { least, most }: Amounts,
  decimals: AmountDecimals,
): Partial<Record<keyof Amounts, string>> {
  const [low, high] = [tidyAmount(least), tidyAmount(most)];
  const amount = new RegExp(`^\\d{1,7}(?:\\.\\d{1,${decimals}})?$`);
  const wrong = (text: string) => text !== '' && !amount.test(text);
  const largest = `9999999.${'9'.repeat(decimals)}`;
  const problem = `请输入 0 到 ${largest} 的数字，最多${AMOUNT_DECIMALS[decimals]}位小数`;
  if (wrong(low) || wrong(high)) {
    return { ...(wrong(low) && { least: problem }), ...(wrong(high) && { most: problem }) };
  }
  return low && high && Number(low) > Number(high) ? { most: `不能低于 ${low} 万元` } : {};
}
