import type { MatrixLine } from './matrixLines';

/** The greatest figure of a matrix; above 0 always, so that figures can be related to it. */
export function mostOf(lines: readonly MatrixLine[]): number {
  return lines.reduce(
    (most, { cells }) => cells.reduce((so, { value }) => Math.max(so, value ?? 0), most),
    1e-9,
  );
}

/** Decimals that every cell is written with: none for numbers of things, two for ratios. */
export function decimalsOf(lines: readonly MatrixLine[]): 0 | 2 {
  const whole = lines.every(({ cells }) =>
    cells.every(({ value }) => value === null || Number.isInteger(value)),
  );
  return whole ? 0 : 2;
}
