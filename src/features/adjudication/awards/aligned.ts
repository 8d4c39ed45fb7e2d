/** A number as it is written, its decimals and its unit: `1,200.5 元`. */
const WRITTEN = /^([\d,]+)(?:\.(\d+))?(.*)$/;

/**
 * Writes numbers that stand below one another: those of one unit have as many decimals as the one
 * that needs most, `70.0%` above `90.8%`.
 *
 * @param values all that stand there
 */
export function aligned(
  format: (value: number) => string,
  values: readonly number[],
): (value: number) => string {
  const most = new Map<string, number>();
  for (const value of values) {
    const [, , decimals = '', unit = ''] = WRITTEN.exec(format(value)) ?? [];
    most.set(unit, Math.max(most.get(unit) ?? 0, decimals.length));
  }
  return (value) =>
    format(value).replace(WRITTEN, (text, whole: string, decimals = '', unit: string) => {
      const wanted = most.get(unit) ?? 0;
      return decimals.length < wanted ? `${whole}.${decimals.padEnd(wanted, '0')}${unit}` : text;
    });
}
