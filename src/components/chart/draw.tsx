import { Fragment, type ReactNode } from 'react';
import { Bar, barStyle } from './bars';
import { trendParts } from './drawTrend';
import { barLabel, layoutChart } from './layout';
import { Scenery, Words } from './marks';
import type { ChartDrawing, MarkOf, Sheet } from './sheet';
import { px, shortened } from './svgText';

/** From a name to its bar, and from a bar to its label, in px. */
const GAP = 6;

/** A ranking or the parts of a whole: names, bars, and what they are of. */
function barParts(sheet: Sheet, mark: MarkOf): ReactNode {
  const { description, data, layout, tokens } = sheet;
  const { plot, value, bar, stacked, places } = layout;
  const size = tokens.fontSizeSmall;
  const whole = (description.kind === 'parts' && !stacked) || description.end !== undefined;
  return places.map((place) => {
    const { category, box } = place;
    // A name above its bar takes a line of its own.
    const middle = box.top + box.height * (stacked ? 0.75 : 0.5);
    const nameMiddle = stacked ? box.top + box.height * 0.25 : middle;
    const room = stacked ? layout.width : plot.left - GAP - 4;
    const end = value(data.series[0]?.values[category] ?? 0);
    const top = middle - bar / 2;
    return (
      <Fragment key={data.categories[category]?.key}>
        {mark(
          place,
          <>
            {whole && (
              <rect
                x={px(plot.left)}
                y={px(top)}
                width={px(plot.width)}
                height={px(bar)}
                fill={tokens.surfaceQuiet}
              />
            )}
            <Bar
              box={{ left: plot.left, top, width: end - plot.left, height: bar }}
              style={barStyle(sheet, category)}
              tokens={tokens}
            />
          </>,
        )}
        <Scenery>
          <Words x={0} y={nameMiddle} size={size} fill={tokens.text}>
            {shortened(data.categories[category]?.label ?? '', room, size)}
          </Words>
          <Words x={end + GAP} y={middle} size={size} fill={tokens.textSecondary}>
            {barLabel(description, data, category)}
          </Words>
        </Scenery>
      </Fragment>
    );
  });
}

/** Columns, lines and bars. */
export const chartDrawing: ChartDrawing = {
  layout: layoutChart,
  parts: (sheet, mark) =>
    sheet.description.kind === 'trend' ? trendParts(sheet, mark) : barParts(sheet, mark),
};
