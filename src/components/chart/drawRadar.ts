import { line } from 'd3-shape';
import { STROKES, svgPoint } from './drawTrend';
import { angleOf, axisName, NAME_GAP } from './radarLayout';
import { seriesColour } from './seriesColour';
import type { DrawChart } from './sheet';
import { svgImage, svgWords } from './svgText';

type Point = [x: number, y: number];

const closed = (points: readonly Point[]) => `${line()([...points]) ?? ''}Z`;

/** Scores of several sides as a radar; what is not known is a gap of its line. */
export const drawRadar: DrawChart = (_, data, layout, tokens) => {
  const { plot, scale } = layout;
  const size = tokens.fontSizeSmall;
  const count = data.categories.length;
  const radius = plot.width / 2;
  const [cx, cy] = [plot.left + radius, plot.top + radius];
  const at = (index: number, length: number): Point => {
    const angle = angleOf(index, count);
    return [cx + length * Math.cos(angle), cy - length * Math.sin(angle)];
  };
  const around = (length: number) => data.categories.map((__, index) => at(index, length));
  const steps = Math.round(scale.max / scale.step);
  const rings = Array.from({ length: steps }, (__, index) =>
    around((radius * (index + 1)) / steps),
  );
  const names = data.categories.flatMap((__, index) => {
    const lines = axisName(data, index).split('\n');
    const [x, y] = at(index, radius + NAME_GAP);
    const [cos, sin] = [Math.cos(angleOf(index, count)), Math.sin(angleOf(index, count))];
    const row = size * 1.4;
    const height = lines.length * row;
    const top = Math.abs(sin) < 0.1 ? y - height / 2 : sin > 0 ? y - height : y;
    const beside = cos > 0 ? ('start' as const) : ('end' as const);
    const anchor = Math.abs(cos) < 0.1 ? ('middle' as const) : beside;
    return lines.map((words, place) =>
      svgWords(words, x, top + (place + 0.5) * row, { size, fill: tokens.text, anchor }),
    );
  });
  const path = line<Point | null>()
    .defined((point) => point !== null)
    .x((point) => point?.[0] ?? 0)
    .y((point) => point?.[1] ?? 0);
  const series = data.series.flatMap(({ values }, place) => {
    const color = seriesColour(data, place, tokens);
    const points = data.categories.map((__, index): Point | null => {
      const value = values[index] ?? null;
      return value === null ? null : at(index, (value / scale.max) * radius);
    });
    const known = points.filter((point) => point !== null);
    const whole = known.length === count;
    return [
      place === 0 && whole
        ? `<path d="${closed(known)}" fill="${color}" fill-opacity="0.12"/>`
        : '',
      `<path d="${path([...points, points[0] ?? null]) ?? ''}" fill="none" stroke="${color}" stroke-width="2"${STROKES[place % STROKES.length]}/>`,
      ...known.map(([x, y]) => svgPoint(place, x, y, color)),
    ];
  });
  return svgImage(layout, [
    ...rings.map((ring) => `<path d="${closed(ring)}" fill="none" stroke="${tokens.line}"/>`),
    ...around(radius).map(
      (end) => `<path d="${line()([[cx, cy], end]) ?? ''}" stroke="${tokens.lineStrong}"/>`,
    ),
    ...series,
    ...names,
  ]);
};
