import { type ScaleLinear, scaleLinear } from 'd3-scale';

/**
 * A value axis from zero that ends at a mark, with about as many even steps as asked for.
 *
 * @param whole whether all values are whole numbers, so that steps below 1 would mean nothing
 */
export function valueScale(
  greatest: number,
  steps: number,
  whole: boolean,
): { scale: ScaleLinear<number, number>; ticks: number[] } {
  const most = greatest > 0 ? greatest : 1;
  const count = whole ? Math.min(steps, Math.ceil(most)) : steps;
  const [, step = most] = scaleLinear([0, most], [0, 1]).ticks(count);
  const last = Math.ceil((most / step) * (1 - 1e-9));
  const scale = scaleLinear([0, last * step], [0, 1]);
  return { scale, ticks: scale.ticks(last) };
}

/** Ticks of an axis of labels: every nth is written so that none touches the next. */
export function labelEvery(band: number, labelWidth: number): number {
  return Math.max(1, Math.ceil((labelWidth + 8) / band));
}
