import { BarChart, LineChart, RadarChart } from 'echarts/charts';
import { GridComponent, RadarComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import type { PortalTokens } from '../../../config/theme';
import type { ChartData, ChartDescription } from './description';
import type { ChartLayout } from './layout';
import { chartOption } from './option';

use([BarChart, LineChart, RadarChart, GridComponent, RadarComponent, LabelLayout, SVGRenderer]);

/** Draws a chart as the text of an SVG image as large as its layout. */
export function drawChart(
  description: ChartDescription,
  data: ChartData,
  layout: ChartLayout,
  tokens: PortalTokens,
): string {
  const { width, height } = layout;
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(chartOption({ description, data, layout, tokens }));
    // ECharts adds rules for the pointer, which meets the elements above the drawing instead.
    return chart.renderToSVGString().replace(/<style[\s\S]*<\/style>/, '');
  } finally {
    chart.dispose();
  }
}
