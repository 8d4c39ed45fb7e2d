import type { ReactNode } from 'react';
import type { PortalTokens } from '../../../config/theme';
import type { ChartData, ChartDescription } from './description';
import type { ChartLayout, Place } from './placement';

/** What is drawn, where, and with which colours and sizes. */
export interface Sheet {
  description: ChartDescription;
  data: ChartData;
  layout: ChartLayout;
  tokens: PortalTokens;
}

/** Makes a mark of what is drawn of a place: a link, an option, or a drawing alone. */
export type MarkOf = (place: Place, drawn: ReactNode) => ReactNode;

/** A kind of chart: where everything stands, and what is drawn there. */
export interface ChartDrawing {
  layout: (
    description: ChartDescription,
    data: ChartData,
    width: number,
    tokens: PortalTokens,
  ) => ChartLayout;
  parts: (sheet: Sheet, mark: MarkOf) => ReactNode;
}
