import { axisName, NAME_GAP } from './radarLayout';
import { seriesColour } from './seriesColour';
import { type ChartOption, type Sheet, textStyle } from './sheet';

const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond'];
const STROKES = ['solid', 'dashed', 'dotted'] as const;

/** A radar for ECharts, on the places of its layout. */
export function radarOption({ data, layout, tokens }: Sheet): ChartOption {
  const { plot, scale } = layout;
  return {
    animation: false,
    radar: {
      center: [plot.left + plot.width / 2, plot.top + plot.height / 2],
      radius: plot.width / 2,
      startAngle: 90,
      splitNumber: Math.round(scale.max / scale.step),
      indicator: data.categories.map((_, index) => ({
        name: axisName(data, index),
        max: scale.max,
        min: 0,
      })),
      axisName: {
        ...textStyle(tokens),
        color: tokens.text,
        lineHeight: tokens.fontSizeSmall * 1.4,
      },
      axisNameGap: NAME_GAP,
      axisLine: { lineStyle: { color: tokens.lineStrong } },
      splitLine: { lineStyle: { color: tokens.line } },
      splitArea: { show: false },
    },
    series: data.series.map(({ name, values }, index) => {
      const color = seriesColour(data, index, tokens);
      return {
        type: 'radar' as const,
        silent: true,
        name,
        symbol: SYMBOLS[index % SYMBOLS.length] ?? 'circle',
        symbolSize: 6,
        itemStyle: { color },
        lineStyle: { color, width: 2, type: STROKES[index % STROKES.length] ?? 'solid' },
        areaStyle: { color, opacity: index === 0 ? 0.12 : 0 },
        data: [{ name, value: values.map((value) => value ?? Number.NaN) }],
      };
    }),
  };
}
