/** Ends of a price range as they are typed, in 万元; '' for one that is open. */
export interface TypedPrice {
  readonly min: string;
  readonly max: string;
}

/** Problems of the ends, as sentences. */
export type PriceProblems = Partial<Record<keyof TypedPrice, string>>;

const AMOUNT = /^(?:0|[1-9]\d{0,6})(?:\.\d{1,2})?$/;
const NO_AMOUNT = '请输入 0 到 9999999.99 的数字，最多两位小数';

/** An amount without width, separators and unit: `１，０００万元` is `1000`. */
export function tidyAmount(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s,]/g, '')
    .replace(/万元?$/, '');
}

/**
 * What is wrong with a typed range: amounts as the addresses and the service take them (domain
 * reference 1.5: at most 9999999.99 万元), the first not above the second.
 */
export function priceProblems({ min, max }: TypedPrice): PriceProblems {
  const [low, high] = [tidyAmount(min), tidyAmount(max)];
  const wrong = (text: string) => text !== '' && !AMOUNT.test(text);
  if (wrong(low) || wrong(high)) {
    return { ...(wrong(low) && { min: NO_AMOUNT }), ...(wrong(high) && { max: NO_AMOUNT }) };
  }
  return low && high && Number(low) > Number(high) ? { max: `不能低于 ${low} 万元` } : {};
}
