import { LEAST_KNOWN, LEAST_SHARE } from '@/domain/statistics/coverage';
import type { ChartSeries } from './description';

/** The note of a trend that leaves lines out: of what, and from how many on they are drawn. */
export function noLine(series: readonly ChartSeries[]): string[] {
  const names = series.filter(({ undrawn }) => undrawn).map(({ name }) => name);
  if (names.length === 0) return [];
  return [
    `${names.join('、')}：已知满 ${LEAST_KNOWN} 条且占 ${LEAST_SHARE}% 以上才画走势线，已知的数量见表格。`,
  ];
}
