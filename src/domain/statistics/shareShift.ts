import { percentOf } from '../statistics';
import { halfUp, type YearFigure } from './figures';

interface ShiftOf {
  /** Years that are over and do not lag. */
  readonly years: readonly number[];
  readonly parts: readonly { readonly label: string; readonly figures: readonly YearFigure[] }[];
}

/**
 * How a composition changed between the first and the last year that has a whole: the part whose
 * share moved most, e.g. `变化最大的是发明，占比从 2016 年的 18.0% 升到 2025 年的 24.1%`. A part that is
 * not known in a year leaves that year out. '' when there are no two such years or nothing moved.
 */
export function shareShift({ years, parts }: ShiftOf): string {
  const sharesIn = (year: number): number[] | undefined => {
    const values = parts.map(({ figures }) => figures.find((one) => one.year === year)?.value);
    const known = values.flatMap((value) => value ?? []);
    const whole = known.reduce((sum, value) => sum + value, 0);
    const shares = known.flatMap((value) => percentOf(value, whole) ?? []);
    return shares.length === parts.length && shares.length > 1 ? shares : undefined;
  };
  const wholes = [...years]
    .sort((a, b) => a - b)
    .flatMap((year) => {
      const shares = sharesIn(year);
      return shares ? { year, shares } : [];
    });
  const [first] = wholes;
  const last = wholes.at(-1);
  if (!first || !last || first.year === last.year) return '';
  const moves = parts.map(({ label }, index) => {
    const [before = 0, after = 0] = [first.shares[index], last.shares[index]];
    return { label, before, after, by: halfUp(after - before, 1) };
  });
  const [most] = moves.sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (!most || most.by === 0) return '';
  const way = most.by > 0 ? '升到' : '降到';
  return `变化最大的是${most.label}，占比从 ${first.year} 年的 ${most.before.toFixed(1)}% ${way} ${last.year} 年的 ${most.after.toFixed(1)}%`;
}
