import { barStyle, svgBar } from './bars';
import { trendParts } from './drawTrend';
import { barLabel } from './layout';
import type { DrawChart, Sheet } from './sheet';
import { px, shortened, svgImage, svgWords } from './svgText';

/** From a name to its bar, and from a bar to its label, in px. */
const GAP = 6;

/** A ranking or the parts of a whole: names, bars, and what they are of. */
function barParts(sheet: Sheet): string[] {
  const { description, data, layout, tokens } = sheet;
  const { plot, scale, bar, stacked, elements } = layout;
  const size = tokens.fontSizeSmall;
  return elements.flatMap(({ top, height }, index) => {
    // A name above its bar takes a line of its own.
    const middle = top + height * (stacked ? 0.75 : 0.5);
    const nameMiddle = stacked ? top + height * 0.25 : middle;
    const room = stacked ? layout.width : plot.left - GAP - 4;
    const name = shortened(data.categories[index]?.label ?? '', room, size);
    const width = ((data.series[0]?.values[index] ?? 0) / scale.max) * plot.width;
    const box = { left: plot.left, top: middle - bar / 2, width, height: bar };
    const whole = description.kind === 'parts' && !stacked;
    return [
      svgWords(name, 0, nameMiddle, { size, fill: tokens.text }),
      whole
        ? `<rect x="${px(box.left)}" y="${px(box.top)}" width="${px(plot.width)}" height="${px(bar)}" fill="${tokens.surfaceQuiet}"/>`
        : '',
      svgBar(box, barStyle(sheet, index), tokens),
      svgWords(barLabel(description, data, index), box.left + width + GAP, middle, {
        size,
        fill: tokens.textSecondary,
      }),
    ];
  });
}

/** Columns, lines and bars. */
export const drawChart: DrawChart = (description, data, layout, tokens) => {
  const sheet = { description, data, layout, tokens };
  return svgImage(layout, description.kind === 'trend' ? trendParts(sheet) : barParts(sheet));
};
