/** Of numbers that are not whole; the first use of it costs a page as much as its list of rows. */
let decimals: Intl.NumberFormat | undefined;

/**
 * A number with a comma after every three digits: `12,345`; at most three decimals. Whole numbers,
 * which are all that most pages have, do without the browser's own formats: these take 10 ms to begin.
 *
 * @returns undefined for a number that is not known
 */
export function grouped(count: number): string;
export function grouped(count: number | null | undefined): string | undefined;
export function grouped(count: number | null | undefined): string | undefined {
  if (count === null || count === undefined) return undefined;
  if (Number.isSafeInteger(count)) return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
  decimals ??= new Intl.NumberFormat('zh-CN');
  return decimals.format(count);
}
