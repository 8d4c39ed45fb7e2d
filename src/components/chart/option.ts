import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import { toneColour } from '../../../config/theme';
import { barLabel, isLogarithmic, logEnds } from './layout';
import { seriesColour } from './seriesColour';
import { type ChartOption, type Sheet, textStyle } from './sheet';
import { textWidth } from './textWidth';
import { axisMark, quantity, sumOf } from './wording';

const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond'];
const STROKES = ['solid', 'dashed', 'dotted'] as const;

/** Colour for the point, grey for what stands around it; what is not certain is hollow. */
function barStyle({ data, tokens }: Sheet, index: number) {
  const { tone, lagging, choice } = data.categories[index] ?? {};
  const own = tone ? toneColour(tone, tokens) : (tokens.chart[0] ?? tokens.primary);
  const chosen = data.categories.some((one) => one.choice === 'include');
  const color = choice === 'exclude' || (chosen && choice !== 'include') ? tokens.lineStrong : own;
  const hollow = lagging || choice === 'exclude';
  if (!hollow) return { color };
  return {
    color: tokens.surface,
    borderColor: color,
    borderWidth: 1.5,
    borderType: 'dashed' as const,
  };
}

/** Whether every column has room for its number; otherwise only the highest carries it. */
function roomForAll({ layout, tokens }: Sheet, values: readonly (number | null)[]): boolean {
  const texts = values.slice(layout.from).map(quantity);
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, tokens.fontSizeSmall)));
  return (layout.elements[0]?.width ?? 0) >= widest + 4;
}

function columns(sheet: Sheet): BarSeriesOption {
  const { data, layout, tokens } = sheet;
  const values = data.series[0]?.values ?? [];
  const all = roomForAll(sheet, values);
  const highest = values.indexOf(Math.max(...values.map((value) => value ?? 0)));
  return {
    type: 'bar',
    silent: true,
    barWidth: layout.bar,
    data: layout.elements.map((_, place) => {
      const index = layout.from + place;
      const value = values[index] ?? null;
      return {
        value: value ?? 0,
        itemStyle: barStyle(sheet, index),
        label: {
          ...textStyle(tokens),
          show: all || index === highest || !value,
          position: 'top',
          formatter: quantity(value),
        },
      };
    }),
  };
}

/** Columns made up of the series; what they add up to stands above. */
function stackedColumns(sheet: Sheet): BarSeriesOption[] {
  const { data, layout, tokens } = sheet;
  const sums = data.categories.map((_, index) => sumOf(data, index));
  const all = roomForAll(sheet, sums);
  const highest = sums.indexOf(Math.max(...sums.map((sum) => sum ?? 0)));
  const shown = layout.elements.map((_, place) => layout.from + place);
  const common = { type: 'bar', silent: true, stack: 'whole', barWidth: layout.bar } as const;
  const parts = data.series.map(({ name, values }, series): BarSeriesOption => {
    const color = seriesColour(data, series, tokens);
    return {
      ...common,
      name,
      data: shown.map((index) => ({
        // Nothing at all: an empty part would still have its outline.
        value: values[index] || '-',
        itemStyle: data.categories[index]?.lagging
          ? { color: tokens.surface, borderColor: color, borderWidth: 1.5, borderType: 'dashed' }
          : { color, borderColor: tokens.surface, borderWidth: 0.5 },
      })),
    };
  });
  const above: BarSeriesOption = {
    ...common,
    data: shown.map((index) => ({
      value: 0,
      label: {
        ...textStyle(tokens),
        // No height says nothing: zero and not known are written.
        show: all || index === highest || !sums[index],
        position: 'top',
        formatter: quantity(sums[index]),
      },
    })),
  };
  return [...parts, above];
}

function lines(sheet: Sheet): LineSeriesOption[] {
  const { data, layout, tokens } = sheet;
  const log = isLogarithmic(sheet.description, data);
  return data.series.map(({ name, values }, index) => {
    const color = tokens.chart[index % tokens.chart.length] ?? tokens.primary;
    return {
      type: 'line',
      silent: true,
      name,
      data: layout.elements.map((_, place) => {
        const value = values[layout.from + place] ?? '-';
        return log && value === 0 ? '-' : value;
      }),
      symbol: SYMBOLS[index % SYMBOLS.length] ?? 'circle',
      symbolSize: 6,
      itemStyle: { color },
      lineStyle: { color, width: 2, type: STROKES[index % STROKES.length] ?? 'solid' },
      endLabel: { ...textStyle(tokens), show: true, formatter: '{a}', color },
      labelLayout: { moveOverlap: 'shiftY' },
    };
  });
}

function trendOption(sheet: Sheet): ChartOption {
  const { data, layout, tokens } = sheet;
  const shown = data.categories.slice(layout.from);
  return {
    xAxis: {
      type: 'category',
      data: shown.map(({ label }) => label),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: tokens.lineStrong } },
      axisLabel: {
        ...textStyle(tokens),
        // Counted from the newest, which is always written.
        interval: (index) => (shown.length - 1 - index) % layout.every === 0,
      },
      splitArea: {
        show: shown.some(({ lagging }) => lagging),
        interval: 0,
        areaStyle: {
          color: shown.map(({ lagging }) => (lagging ? tokens.surfacePrimary : 'transparent')),
        },
      },
    },
    yAxis: {
      ...(isLogarithmic(sheet.description, data)
        ? { type: 'log', ...logEnds(data) }
        : { type: 'value', min: 0, max: layout.scale.max, interval: layout.scale.step }),
      axisLabel: { ...textStyle(tokens), formatter: axisMark },
      splitLine: { lineStyle: { color: tokens.line } },
    },
    series: sheet.description.stacked
      ? stackedColumns(sheet)
      : data.series.length > 1
        ? lines(sheet)
        : columns(sheet),
  };
}

function barsOption(sheet: Sheet): ChartOption {
  const { description, data, layout, tokens } = sheet;
  const shown = data.categories.slice(0, layout.elements.length);
  const bars = shown.map((_, index) => ({
    value: data.series[0]?.values[index] ?? 0,
    itemStyle: barStyle(sheet, index),
    label: {
      ...textStyle(tokens),
      show: true,
      position: 'right' as const,
      formatter: barLabel(description, data, index),
    },
  }));
  const names = shown.map(({ label }) => label);
  return {
    xAxis: { type: 'value', show: false, min: 0, max: layout.scale.max },
    yAxis: {
      type: 'category',
      inverse: true,
      // A name above its bar takes a line of its own.
      data: layout.stacked ? names.flatMap((name) => [name, '']) : names,
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: {
        ...textStyle(tokens),
        color: tokens.text,
        interval: 0,
        align: 'left',
        margin: layout.plot.left,
        width: layout.stacked ? layout.width : layout.plot.left - 10,
        overflow: 'truncate',
        ellipsis: '…',
      },
    },
    series: {
      type: 'bar',
      silent: true,
      barWidth: layout.bar,
      showBackground: description.kind === 'parts' && !layout.stacked,
      backgroundStyle: { color: tokens.surfaceQuiet },
      data: layout.stacked ? bars.flatMap((bar) => ['-' as const, bar]) : bars,
    },
  };
}

/** A chart for ECharts, on the places of its layout. */
export function chartOption(sheet: Sheet): ChartOption {
  const { plot } = sheet.layout;
  return {
    animation: false,
    grid: { ...plot, outerBoundsMode: 'none' },
    ...(sheet.description.kind === 'trend' ? trendOption(sheet) : barsOption(sheet)),
  };
}
