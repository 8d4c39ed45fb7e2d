/** A place in a text, half-open. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** A piece of a text with the ranges that lie in it. */
export interface Excerpt<R extends Range> {
  text: string;
  ranges: R[];
  /** Whether something was left out before it. */
  cut: boolean;
}

/** Characters of the longest excerpt: more than two lines of the widest screen. */
const LENGTH = 260;

/** A first hit up to here is in the first line anyway. */
const NEAR_START = 40;

/** Characters kept before the first hit when no clause begins there. */
const LEAD = 16;

/**
 * The part of a text around its first hit, from the beginning of the clause that holds it.
 *
 * @param ranges hits in ascending order; may be empty, then the text's beginning is taken
 */
export function excerptAround<R extends Range>(text: string, ranges: readonly R[]): Excerpt<R> {
  const first = ranges[0]?.from ?? 0;
  let start = 0;
  if (first > NEAR_START) {
    const before = text.slice(first - NEAR_START, first);
    const clause = Math.max(
      ...['。', '；', '，', ';', ','].map((sign) => before.lastIndexOf(sign)),
    );
    start = clause >= 0 ? first - NEAR_START + clause + 1 : first - LEAD;
  }
  const end = Math.min(text.length, start + LENGTH);
  return {
    text: text.slice(start, end),
    ranges: ranges
      .filter(({ from, to }) => from >= start && to <= end)
      .map((range) => ({ ...range, from: range.from - start, to: range.to - start })),
    cut: start > 0,
  };
}
