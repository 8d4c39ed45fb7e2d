import { halfUp, type YearFigure } from './figures';
import { figureText } from './sentences';

interface MatrixOf {
  /** e.g. 专利授权量. */
  readonly name: string;
  readonly unit: string;
  /** Years that are over and do not lag. */
  readonly years: readonly number[];
  readonly regions: readonly {
    readonly key: string;
    readonly label: string;
    readonly figures: readonly YearFigure[];
  }[];
}

/** Names that a sentence can hold. */
const NAMED = 2;

/**
 * What regions by year say: how many of them have more, less or as much as the year before, and
 * which grew most, e.g. `2025 年 10 个地区的专利授权量 6 个比上年增加、3 个减少、1 个持平；增加最多的是
 * 莫城街道（+5 件）`. Regions without a figure for one of both years are counted beside. ''
 * without years or regions.
 */
export function matrixReading({ name, unit, years, regions }: MatrixOf): string {
  const last = Math.max(...years);
  if (years.length === 0 || regions.length === 0) return '';
  const changes = regions.map(({ label, figures }) => {
    const of = (wanted: number) => figures.find(({ year }) => year === wanted)?.value ?? null;
    const [now, before] = [of(last), of(last - 1)];
    return { label, by: now === null || before === null ? null : halfUp(now - before, 4) };
  });
  const known = changes.flatMap(({ label, by }) => (by === null ? [] : { label, by }));
  if (known.length === 0) return `${last} 年和 ${last - 1} 年的${name}没有可以比较的数据`;
  const counts = [
    [known.filter(({ by }) => by > 0).length, '个比上年增加'],
    [known.filter(({ by }) => by < 0).length, '个比上年减少'],
    [known.filter(({ by }) => by === 0).length, '个与上年持平'],
    [changes.length - known.length, '个缺数据不能比较'],
  ] as const;
  const counted = counts.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : []));
  const most = Math.max(...known.map(({ by }) => by));
  const first = known.filter(({ by }) => by === most);
  const grew =
    most <= 0
      ? ''
      : first.length > NAMED
        ? `；增加最多的有 ${first.length} 个，各 +${figureText(most)} ${unit}`
        : `；增加最多的是${first.map(({ label }) => label).join('、')}（+${figureText(most)} ${unit}）`;
  return `${last} 年${name}，${regions.length} 个地区中 ${counted.join('，')}${grew}`;
}
