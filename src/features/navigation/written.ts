const THOUSANDS = new Intl.NumberFormat('zh-CN');

/**
 * A number of patents, thousands separated; — when it is not known. A chain has hundreds, so the
 * format is made once.
 */
export const written = (count: number | null | undefined): string =>
  count === null || count === undefined ? '—' : THOUSANDS.format(count);
