/** A value axis from zero: `max` is a whole number of `step`s. */
export interface Scale {
  max: number;
  step: number;
}

/**
 * A scale that holds the greatest value in at most `steps` even steps of 1, 2 or 5 times a power
 * of ten.
 *
 * @param whole whether all values are whole numbers, so that steps below 1 would mean nothing
 */
export function niceScale(greatest: number, steps: number, whole: boolean): Scale {
  if (!(greatest > 0)) return { max: 1, step: 1 };
  const rough = greatest / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * (1 - 1e-9)) ?? 10;
  const step = whole ? Math.max(1, factor * power) : factor * power;
  return { max: Math.ceil((greatest / step) * (1 - 1e-9)) * step, step };
}

/** Ticks of an axis of labels: every nth is written so that none touches the next. */
export function labelEvery(band: number, labelWidth: number): number {
  return Math.max(1, Math.ceil((labelWidth + 8) / band));
}
