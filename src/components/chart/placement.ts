import type { ScaleContinuousNumeric } from 'd3-scale';

/** A rectangle of the drawing, in px from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that can be reached on a chart: a category, or a part of its column. */
export interface Place {
  /** Index of the category. */
  category: number;
  /** Index of the series, for a part of a column. */
  series?: number;
  box: Box;
}

/** Where everything of a chart stands. */
export interface ChartLayout {
  width: number;
  height: number;
  /** Between the axes. */
  plot: Box;
  /** From a value to px: its height in a trend, the end of its bar, its distance from the middle. */
  value: ScaleContinuousNumeric<number, number>;
  /** Marks of the value axis. */
  ticks: readonly number[];
  /** Index of the first category drawn; a trend that is too long begins later. */
  from: number;
  /** One for each category drawn. */
  elements: readonly Box[];
  /** Category by category, each followed by the parts of its column, from the axis upwards. */
  places: readonly Place[];
  /** Thickness of a column or bar. */
  bar: number;
  /** Every nth year is written below its column. */
  every: number;
  /** Too little room beside the bars: their names stand above them. */
  stacked: boolean;
}
