import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { PortalTokens } from '../../../config/theme';
import type { ChartData, ChartDescription } from './description';
import type { ChartLayout } from './layout';
import type { ChartOption } from './sheet';

use([SVGRenderer]);

/** Draws a chart as the text of an SVG image as large as its layout. */
export type DrawChart = (
  description: ChartDescription,
  data: ChartData,
  layout: ChartLayout,
  tokens: PortalTokens,
) => string;

/** What ECharts draws of an option; the parts that it needs are registered by who calls. */
export function svgChart(option: ChartOption, { width, height }: ChartLayout): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(option);
    // ECharts adds rules for the pointer, which meets the elements above the drawing instead.
    return chart.renderToSVGString().replace(/<style[\s\S]*<\/style>/, '');
  } finally {
    chart.dispose();
  }
}
