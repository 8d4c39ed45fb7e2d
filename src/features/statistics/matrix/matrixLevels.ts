import type { MatrixLine } from './matrixLines';

/** Shades of cells. */
const LEVELS = 4;

/** The greatest figure of a matrix; above 0 always, so that figures can be related to it. */
export function mostOf(lines: readonly MatrixLine[]): number {
  return lines.reduce(
    (most, { cells }) => cells.reduce((so, { value }) => Math.max(so, value ?? 0), most),
    1e-9,
  );
}

/** The shade of a figure, 0 for none to 4 for the greatest; undefined for what is not known. */
export function levelOf(value: number | null, most: number): number | undefined {
  return value === null ? undefined : Math.ceil((value / most) * LEVELS);
}

/** Decimals that every cell is written with: none for numbers of things, two for ratios. */
export function decimalsOf(lines: readonly MatrixLine[]): 0 | 2 {
  const whole = lines.every(({ cells }) =>
    cells.every(({ value }) => value === null || Number.isInteger(value)),
  );
  return whole ? 0 : 2;
}
