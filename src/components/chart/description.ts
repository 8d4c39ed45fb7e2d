import type { FilterChoice } from '@/components/list/facets/filters';
import type { ChartTone } from '../../../config/chartTones';

/**
 * What a chart is drawn as: quantities over years (columns for one series, lines for several), a
 * ranking by horizontal bars, the parts of a whole, each as a bar against the whole, or scores of
 * several sides as a radar.
 */
export type ChartKind = 'trend' | 'bars' | 'parts' | 'radar';

/** One column, point or bar. */
export interface ChartCategory {
  /** Handed to `onChoose`; unique within the chart. */
  key: string;
  label: string;
  /** A thing that has the same colour in every chart. */
  tone?: ChartTone | undefined;
  /** Its quantity is still growing, since applications are published later. */
  lagging?: boolean;
  /** Why it is still growing, in a few words; 公开滞后 when left out. */
  why?: string;
  /** How it takes part in the filters of the page. */
  choice?: FilterChoice;
}

export interface ChartSeries {
  name: string;
  /** Handed to `linkOf`; unique within the chart. The name when left out. */
  key?: string;
  /** A thing that has the same colour in every chart. */
  tone?: ChartTone;
  /** Too little is known for a line: the table alone has its values. */
  undrawn?: boolean;
  /** One for each category; null is not known (a gap and —), zero is zero. */
  values: readonly (number | null)[];
}

/** What is drawn once it is known. */
export interface ChartData {
  /** Years from old to new; everything else in the order of its rank. */
  categories: readonly ChartCategory[];
  /** `bars` and `parts` have one. */
  series: readonly ChartSeries[];
  /** What shares are taken of; left out where shares would mean nothing. */
  whole?: number | undefined;
  /** The sentence read from the data. */
  finding?: string;
  /** Too little is known for a conclusion: nothing stands out. */
  unsure?: boolean;
  /** Whether the source holds more categories than these, which it does not list. */
  more?: boolean;
}

/**
 * The address of the list behind an element, by the key of its category, and of its series where
 * one part of a column is meant; undefined where there is none.
 */
export type ChartLinks = (category: string, series?: string) => string | undefined;

/** A chart as its data mean it; how it is drawn is decided here. */
export interface ChartDescription {
  kind: ChartKind;
  /** What is shown, or the question it answers. */
  title: string;
  /** What the categories are, e.g. 申请年. */
  dimension: string;
  /** e.g. 件. */
  unit: string;
  /** What was counted, for the table, e.g. the query. */
  scope: string;
  /** How it was counted, as a sentence. */
  definition: string;
  source: string;
  /** `YYYY-MM-DD` on which the numbers were taken; '' when that is not known. */
  asOf: string;
  /** Of how many records it is known what is counted, without full stop; left out where not told. */
  coverage?: string;
  /** Invented, for demonstration: said where it stands and in every file. */
  sample?: boolean;
  /** What was counted, fact by fact, for the columns of a file; the scope when left out. */
  facts?: readonly (readonly [title: string, value: string])[];
  /** Where bars would end, where their quantity has an end: 100 for a score. */
  end?: number;
  /** Columns of a trend are made up of the series, which add up to a whole. */
  stacked?: boolean;
  /** The value axis of a trend with several lines is logarithmic; what is 0 is a gap of its line. */
  log?: boolean;
  /** Full score of every axis of a radar; 100 when left out. */
  max?: number;
  /**
   * Bars drawn, and room kept for them: 10 when left out. Of a trend the newest years drawn: as many as
   * there is room for when left out. The table has all.
   */
  rows?: number;
  /** Undefined while it is on its way. */
  data: ChartData | undefined;
}
