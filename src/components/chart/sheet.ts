import type { BarSeriesOption, LineSeriesOption, RadarSeriesOption } from 'echarts/charts';
import type { GridComponentOption, RadarComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { FONT_FAMILY, type PortalTokens } from '../../../config/theme';
import type { ChartData, ChartDescription } from './description';
import type { ChartLayout } from './layout';

/** An option of the parts of ECharts that are loaded. */
export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | RadarSeriesOption
  | GridComponentOption
  | RadarComponentOption
>;

/** What is drawn, where, and with which colours and sizes. */
export interface Sheet {
  description: ChartDescription;
  data: ChartData;
  layout: ChartLayout;
  tokens: PortalTokens;
}

/** Text beside a drawing. */
export function textStyle({ fontSizeSmall, textSecondary }: PortalTokens) {
  return { color: textSecondary, fontSize: fontSizeSmall, fontFamily: FONT_FAMILY };
}
