import { LONGEST_ADDRESS, type Report } from '@/links/report';
import { isPlainObject, readTab, writeTab } from '@/storage';

/** Whatever the blocks are: the address names those that there are. */
type AnyReport = Report<string>;

/** What the tab keeps of a report that its address does not hold, or not yet. */
interface Kept {
  /** The report in the address to which this belongs, as JSON. */
  readonly address: string;
  readonly report: AnyReport;
}

function isReport(value: unknown): value is AnyReport {
  return (
    isPlainObject(value) &&
    typeof value.title === 'string' &&
    typeof value.introduction === 'string' &&
    Array.isArray(value.charts) &&
    value.charts.every(
      (chart: unknown) =>
        isPlainObject(chart) && typeof chart.block === 'string' && typeof chart.words === 'string',
    )
  );
}

const isKept = (value: unknown): value is Kept =>
  isPlainObject(value) && typeof value.address === 'string' && isReport(value.report);

/** How many characters the address of a report is too long; 0 or less when it fits. */
export function tooLongBy(link: string, base: string): number {
  return base.length + link.length - LONGEST_ADDRESS;
}

/** What the address takes of a report: all of it, or all but the words, which are too long. */
export function addressedReport<B extends string>(report: Report<B>, fits: boolean): Report<B> {
  const { title, introduction, charts } = report;
  if (fits) return { title, introduction, charts };
  return {
    title,
    introduction: '',
    charts: charts.map(({ block }) => ({ block, words: '' })),
    wordsInTab: true,
  };
}

/**
 * The report of an address with what this tab keeps beyond it.
 *
 * @param key under which the tab keeps it
 */
export function restoredReport<B extends string>(
  key: string,
  report: Report<B>,
  blocks: readonly B[],
): Report<B> {
  const kept = readTab(key, isKept);
  if (kept?.address !== JSON.stringify(report)) return report;
  const charts = kept.report.charts.flatMap(({ block, words }) => {
    const known = blocks.find((one) => one === block);
    return known === undefined ? [] : { block: known, words };
  });
  return { ...kept.report, charts };
}

/**
 * Keeps in this tab what the address does not hold, or not yet; forgets it once the address does.
 *
 * @param key under which the tab keeps it
 * @param addressed the report in the address
 * @returns false when the browser refused to keep it
 */
export function keepReport(key: string, addressed: AnyReport, report: AnyReport): boolean {
  const address = JSON.stringify(addressed);
  if (address === JSON.stringify(report)) {
    if (readTab(key, isKept)?.address === address) writeTab(key, undefined);
    return true;
  }
  writeTab(key, { address, report });
  return readTab(key, isKept)?.address === address;
}
