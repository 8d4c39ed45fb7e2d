import { line } from 'd3-shape';
import type { ReactNode } from 'react';
import { Bar, barStyle } from './bars';
import { partBoxes } from './layout';
import { Scenery, Words } from './marks';
import type { Box, Place } from './placement';
import { seriesColour } from './seriesColour';
import type { MarkOf, Sheet } from './sheet';
import { Point, Stroke } from './strokes';
import { px } from './svgText';
import { textWidth } from './textWidth';
import { axisMark, quantity, sumOf } from './wording';

/** From an axis to what is written at it, in px. */
const GAP = 8;

/** Shaded years, the value axis with its lines, and the years below theirs. */
function Axes({ sheet }: { sheet: Sheet }) {
  const { description, data, layout, tokens } = sheet;
  const { plot, elements, from, every, value, ticks } = layout;
  const size = tokens.fontSizeSmall;
  const bottom = plot.top + plot.height;
  const right = px(plot.left + plot.width);
  const shown = data.categories.slice(from);
  const words = { size, fill: tokens.textSecondary };
  return (
    <Scenery>
      {shown.map(({ key, lagging }, place) => {
        const { left = 0, width = 0 } = elements[place] ?? {};
        return lagging ? (
          <rect
            key={key}
            x={px(left)}
            y={plot.top}
            width={px(width)}
            height={px(plot.height)}
            fill={tokens.surfacePrimary}
          />
        ) : null;
      })}
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${px(plot.left)} ${px(value(tick))}H${right}`} stroke={tokens.line} />
          <Words x={plot.left - GAP} y={value(tick)} anchor="end" {...words}>
            {axisMark(tick, description.unit)}
          </Words>
        </g>
      ))}
      <path d={`M${px(plot.left)} ${px(bottom)}H${right}`} stroke={tokens.lineStrong} />
      {shown.map(({ key, label }, place) => {
        const { left = 0, width = 0 } = elements[place] ?? {};
        // Counted from the newest, which is always written.
        return (shown.length - 1 - place) % every === 0 ? (
          <Words
            key={key}
            x={left + width / 2}
            y={bottom + GAP + size / 2}
            anchor="middle"
            {...words}
          >
            {label}
          </Words>
        ) : null;
      })}
    </Scenery>
  );
}

/** The numbers above columns: of all where every one has room, else of the highest and of zeros. */
function numbersAbove({ layout, tokens }: Sheet, values: readonly (number | null)[]) {
  const size = tokens.fontSizeSmall;
  const shown = values.slice(layout.from);
  const widest = Math.max(0, ...shown.map((value) => textWidth(quantity(value), size)));
  const all = (layout.elements[0]?.width ?? 0) >= widest + 4;
  const highest = layout.from + shown.indexOf(Math.max(...shown.map((value) => value ?? 0)));
  return (category: number, { left, width }: Box): ReactNode => {
    const value = values[category] ?? null;
    // No height says nothing: zero and not known are written.
    if (!all && category !== highest && value) return null;
    // What is not known stands on the axis itself: higher up its dash looks like a low value.
    const y = layout.value(value ?? 0) - (value === null ? 3 : 4 + size / 2);
    return (
      <Words x={left + width / 2} y={y} size={size} fill={tokens.textSecondary} anchor="middle">
        {quantity(value)}
      </Words>
    );
  };
}

function columns(sheet: Sheet, mark: MarkOf): ReactNode {
  const { data, layout, tokens } = sheet;
  const { plot, value, bar, places } = layout;
  const values = data.series[0]?.values ?? [];
  const above = numbersAbove(sheet, values);
  return places.map((place) => {
    const { category, box } = place;
    const top = value(values[category] ?? 0);
    const height = plot.top + plot.height - top;
    return mark(
      place,
      <>
        <Bar
          box={{ left: box.left + (box.width - bar) / 2, top, width: bar, height }}
          style={barStyle(sheet, category)}
          tokens={tokens}
        />
        {above(category, box)}
      </>,
    );
  });
}

/** Columns made up of the series; what they add up to stands above. */
function stackedColumns(sheet: Sheet, mark: MarkOf): ReactNode {
  const { data, layout, tokens } = sheet;
  const { places } = layout;
  const above = numbersAbove(
    sheet,
    data.categories.map((_, index) => sumOf(data, index)),
  );
  const part = (category: number, series: number, box: Box) => {
    const hollow = data.categories[category]?.lagging === true;
    const style = { color: seriesColour(data, series, tokens), hollow };
    return <Bar key={series} box={box} style={style} tokens={tokens} parted />;
  };
  return places.map((place) => {
    const { category, series, box } = place;
    if (series !== undefined) return mark(place, part(category, series, box));
    // Too low a part cannot be pointed at; it is drawn with the whole.
    const low = partBoxes(data, category, box, layout).map((own, index) =>
      places.some((one) => one.category === category && one.series === index)
        ? null
        : part(category, index, own),
    );
    return mark(
      place,
      <>
        {low}
        {above(category, box)}
      </>,
    );
  });
}

/** Heights at least `gap` apart, in their order, moved as little as that takes; none below `most`. */
function apart(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const moved = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    last = Math.max(moved[index] ?? 0, last + gap);
    moved[index] = last;
  }
  let next = most + gap;
  for (const index of order.reverse()) {
    next = Math.min(moved[index] ?? 0, next - gap);
    moved[index] = next;
  }
  return moved;
}

/** Lines behind the years, whose points are the marks; each line is named at its end. */
function lines(sheet: Sheet, mark: MarkOf): ReactNode {
  const { description, data, layout, tokens } = sheet;
  const { plot, elements, from, value, places } = layout;
  const size = tokens.fontSizeSmall;
  // What a logarithmic axis does not have is a gap.
  const least = description.log ? Number.MIN_VALUE : 0;
  const heightOf = (values: readonly (number | null)[], category: number) => {
    const known = values[category] ?? null;
    return known === null || known < least ? undefined : value(known);
  };
  const middle = ({ left, width }: Box) => left + width / 2;
  const all = data.series.map(({ name, key = name, undrawn, ...one }, series) => {
    const values = undrawn ? [] : one.values;
    const points = elements.map((box, index): [number, number | undefined] => [
      middle(box),
      heightOf(values, from + index),
    ]);
    const end = points.findLast((point): point is [number, number] => point[1] !== undefined);
    const color = tokens.chart[series % tokens.chart.length] ?? tokens.primary;
    return { key, name, values, series, points, end, color };
  });
  const path = line<[number, number | undefined]>()
    .defined(([, y]) => y !== undefined)
    .y(([, y]) => y ?? 0);
  // A line is dotted from its last complete year on.
  const lagging = data.categories.slice(from).findIndex((one) => one.lagging);
  const named = all.flatMap(({ end, ...one }) => (end ? [{ ...one, end }] : []));
  const heights = apart(
    named.map(({ end: [, y] }) => y),
    size * 1.3,
    plot.top + plot.height,
  );
  const points = ({ category, box }: Place) =>
    all.map(({ key, values, series, color }) => {
      const y = heightOf(values, category);
      return y === undefined ? null : (
        <Point
          key={key}
          series={series}
          x={middle(box)}
          y={y}
          color={color}
          hollow={data.categories[category]?.lagging ? tokens.surface : undefined}
        />
      );
    });
  return (
    <>
      <Scenery>
        {all.map(({ key, series, points: own, color }) => (
          <g key={key}>
            <Stroke
              series={series}
              d={path(lagging < 0 ? own : own.slice(0, lagging))}
              color={color}
            />
            {lagging >= 0 && (
              <Stroke
                series={series}
                d={path(own.slice(Math.max(0, lagging - 1)))}
                color={color}
                open
              />
            )}
          </g>
        ))}
      </Scenery>
      {places.map((place) => mark(place, points(place)))}
      <Scenery>
        {named.map(({ key, name, color, end: [x] }, index) => (
          <Words key={key} x={x + GAP} y={heights[index] ?? 0} size={size} fill={color}>
            {name}
          </Words>
        ))}
      </Scenery>
    </>
  );
}

/** Quantities over years: columns, stacked columns or lines. */
export function trendParts(sheet: Sheet, mark: MarkOf): ReactNode {
  const { description, data } = sheet;
  const drawn = description.stacked
    ? stackedColumns(sheet, mark)
    : data.series.length > 1
      ? lines(sheet, mark)
      : columns(sheet, mark);
  return (
    <>
      <Axes sheet={sheet} />
      {drawn}
    </>
  );
}
