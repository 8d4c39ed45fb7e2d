import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { chartOption } from './option';
import { type DrawChart, svgChart } from './svgChart';

use([BarChart, LineChart, GridComponent, LabelLayout]);

/** Columns, bars and lines. */
export const drawChart: DrawChart = (description, data, layout, tokens) =>
  svgChart(chartOption({ description, data, layout, tokens }), layout);
