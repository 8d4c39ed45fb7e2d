import type { PortalTokens } from '../../../config/theme';
import type { ChartData, ChartDescription } from './description';
import type { ChartLayout } from './placement';

/** What is drawn, where, and with which colours and sizes. */
export interface Sheet {
  description: ChartDescription;
  data: ChartData;
  layout: ChartLayout;
  tokens: PortalTokens;
}

/** Draws a chart as the text of an SVG image as large as its layout. */
export type DrawChart = (
  description: ChartDescription,
  data: ChartData,
  layout: ChartLayout,
  tokens: PortalTokens,
) => string;
