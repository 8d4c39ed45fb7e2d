import type { Scale } from './scale';

/** A rectangle of the drawing, in px from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of a stacked column. */
export interface Segment extends Box {
  /** Indexes of its category and its series. */
  category: number;
  series: number;
}

/** Where everything of a chart stands; the drawing and what the keyboard walks over share it. */
export interface ChartLayout {
  width: number;
  height: number;
  /** Between the axes. */
  plot: Box;
  scale: Scale;
  /** Index of the first category drawn; a trend that is too long begins later. */
  from: number;
  /** One for each category drawn. */
  elements: readonly Box[];
  /** Parts of stacked columns that have a height, from the axis upwards; empty for other charts. */
  segments: readonly Segment[];
  /** Thickness of a column or bar. */
  bar: number;
  /** Every nth year is written below its column. */
  every: number;
  /** Too little room beside the bars: their names stand above them. */
  stacked: boolean;
}
