import {
  LONGEST_ADDRESS,
  STATISTICS_BLOCKS,
  type StatisticsReport,
  type StatisticsState,
  statisticsLink,
} from '@/links/statistics';
import { isPlainObject, readTab, writeTab } from '@/storage';

const KEY = 'ipr.statistics.report';

/** What the tab keeps of a report that its address does not hold, or not yet. */
interface Kept {
  /** The report in the address to which this belongs, as JSON. */
  readonly address: string;
  readonly report: StatisticsReport;
}

function isReport(value: unknown): value is StatisticsReport {
  return (
    isPlainObject(value) &&
    typeof value.title === 'string' &&
    typeof value.introduction === 'string' &&
    Array.isArray(value.charts) &&
    value.charts.every(
      (chart: unknown) =>
        isPlainObject(chart) &&
        STATISTICS_BLOCKS.some((block) => block === chart.block) &&
        typeof chart.words === 'string',
    )
  );
}

const isKept = (value: unknown): value is Kept =>
  isPlainObject(value) && typeof value.address === 'string' && isReport(value.report);

/** How many characters a report makes its address too long; 0 or less when it fits. */
export function tooLongBy(state: StatisticsState, report: StatisticsReport, base: string): number {
  return base.length + statisticsLink({ ...state, report }).length - LONGEST_ADDRESS;
}

/** What the address takes of a report: all of it, or all but the words, which are too long. */
export function addressedReport(report: StatisticsReport, fits: boolean): StatisticsReport {
  const { title, introduction, charts } = report;
  if (fits) return { title, introduction, charts };
  return {
    title,
    introduction: '',
    charts: charts.map(({ block }) => ({ block, words: '' })),
    wordsInTab: true,
  };
}

/** The report of an address with what this tab keeps beyond it. */
export function restoredReport(report: StatisticsReport): StatisticsReport {
  const kept = readTab(KEY, isKept);
  return kept?.address === JSON.stringify(report) ? kept.report : report;
}

/**
 * Keeps in this tab what the address does not hold, or not yet; forgets it once the address does.
 *
 * @param addressed the report in the address
 * @returns false when the browser refused to keep it
 */
export function keepReport(addressed: StatisticsReport, report: StatisticsReport): boolean {
  const address = JSON.stringify(addressed);
  if (address === JSON.stringify(report)) {
    if (readTab(KEY, isKept)?.address === address) writeTab(KEY, undefined);
    return true;
  }
  writeTab(KEY, { address, report });
  return readTab(KEY, isKept)?.address === address;
}
