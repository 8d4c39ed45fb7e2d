import type { ChartDescription, ChartLinks } from '@/components/chart/description';
import type { StatisticsBlock } from '@/links/statistics';
import type { SeriesQuestion, StatisticsSeries } from '@/services/data/statistics';
import type { Held } from './held';
import type { StatisticsScope } from './scope';

/** A block with its numbers: the chart, the ways to the records, and what has to be said. */
export interface BuiltBlock {
  readonly description: ChartDescription;
  readonly linkOf: ChartLinks;
  /** What keeps it from being drawn. */
  readonly held: Held;
  /** What has to be known before reading it. */
  readonly notes: readonly string[];
}

/** One block of the page, from its questions to its chart. */
export interface BlockDefinition {
  readonly key: StatisticsBlock;
  readonly title: string;
  readonly questions: (scope: StatisticsScope) => readonly SeriesQuestion[];
  /**
   * @param answers one for each question
   */
  readonly build: (answers: readonly StatisticsSeries[][], scope: StatisticsScope) => BuiltBlock;
  /** The chart while its numbers are on their way. */
  readonly coming: Pick<ChartDescription, 'kind' | 'rows' | 'stacked' | 'unit' | 'dimension'>;
  /** Drawn as lines, which alone can have a logarithmic scale. */
  readonly lines?: boolean;
  /** How it is counted. */
  readonly definition: string;
}
