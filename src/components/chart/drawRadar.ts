import { RadarChart } from 'echarts/charts';
import { RadarComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { radarOption } from './radarOption';
import { type DrawChart, svgChart } from './svgChart';

use([RadarChart, RadarComponent]);

/** Several sides as a radar; apart, because pages with one need nothing of the other charts. */
export const drawRadar: DrawChart = (description, data, layout, tokens) =>
  svgChart(radarOption({ description, data, layout, tokens }), layout);
