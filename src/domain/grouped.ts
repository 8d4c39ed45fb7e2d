/** Of numbers that are not whole. */
let decimals: Intl.NumberFormat | undefined;

/**
 * A number with a comma after every three digits: `12,345`; at most three decimals. Whole numbers,
 * which are all that most pages have, do without the browser's own formats: the first use of these
 * took 50 to 155 ms at a 4× CPU slow-down.
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
