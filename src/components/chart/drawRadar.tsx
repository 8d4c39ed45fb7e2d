import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import { Scenery, Words } from './marks';
import { angleOf, axisName, NAME_GAP, radarLayout } from './radarLayout';
import { seriesColour } from './seriesColour';
import type { ChartDrawing, MarkOf, Sheet } from './sheet';
import { Point, Stroke } from './strokes';

type At = [x: number, y: number];

const closed = (points: readonly At[]) => `${line()([...points]) ?? ''}Z`;

/** Scores of several sides as a radar; what is not known is a gap of its line. */
function radarParts({ data, layout, tokens }: Sheet, mark: MarkOf): ReactNode {
  const { plot, value, ticks, places } = layout;
  const size = tokens.fontSizeSmall;
  const count = data.categories.length;
  const radius = plot.width / 2;
  const [cx, cy] = [plot.left + radius, plot.top + radius];
  const at = (index: number, length: number): At => {
    const angle = angleOf(index, count);
    return [cx + length * Math.cos(angle), cy - length * Math.sin(angle)];
  };
  const around = (length: number) => data.categories.map((_, index) => at(index, length));
  const name = (index: number) => {
    const lines = axisName(data, index).split('\n');
    const [x, y] = at(index, radius + NAME_GAP);
    const [cos, sin] = [Math.cos(angleOf(index, count)), Math.sin(angleOf(index, count))];
    const row = size * 1.4;
    const height = lines.length * row;
    const top = Math.abs(sin) < 0.1 ? y - height / 2 : sin > 0 ? y - height : y;
    const beside = cos > 0 ? 'start' : 'end';
    const anchor = Math.abs(cos) < 0.1 ? 'middle' : beside;
    return lines.map((words, place) => {
      const middle = top + (place + 0.5) * row;
      return (
        <Words key={middle} x={x} y={middle} size={size} fill={tokens.text} anchor={anchor}>
          {words}
        </Words>
      );
    });
  };
  const path = line<At | null>()
    .defined((point) => point !== null)
    .x((point) => point?.[0] ?? 0)
    .y((point) => point?.[1] ?? 0);
  const series = data.series.map(({ name: title, key = title, values }, place) => {
    const points = data.categories.map((_, index): At | null => {
      const known = values[index] ?? null;
      return known === null ? null : at(index, value(known));
    });
    return { key, place, points, color: seriesColour(data, place, tokens) };
  });
  return (
    <>
      <Scenery>
        {ticks.map((tick) => (
          <path key={tick} d={closed(around(value(tick)))} fill="none" stroke={tokens.line} />
        ))}
        {data.categories.map(({ key }, index) => (
          <path
            key={key}
            d={line()([[cx, cy], at(index, radius)]) ?? ''}
            stroke={tokens.lineStrong}
          />
        ))}
      </Scenery>
      {series.map(({ key, place, points, color }) => {
        const known = points.filter((point) => point !== null);
        return (
          <Scenery key={key}>
            {place === 0 && known.length === count && (
              <path d={closed(known)} fill={color} fillOpacity={0.12} />
            )}
            <Stroke series={place} d={path([...points, points[0] ?? null])} color={color} />
          </Scenery>
        );
      })}
      {places.map((place) =>
        mark(
          place,
          series.map(({ key, place: own, points, color }) => {
            const [x, y] = points[place.category] ?? [];
            return x === undefined || y === undefined ? null : (
              <Point key={key} series={own} x={x} y={y} color={color} />
            );
          }),
        ),
      )}
      <Scenery>{places.map(({ category }) => name(category))}</Scenery>
    </>
  );
}

/** Areas of a radar. */
export const radarDrawing: ChartDrawing = { layout: radarLayout, parts: radarParts };
