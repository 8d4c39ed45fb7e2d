import type { RowNoun } from '@/components/list/rowNoun';
import { grouped } from '@/domain/grouped';
import type { ExportField, ExportPage, ExportProgress } from '../collectRows';
import type { ExportSource } from '../sourceTable';
import { EXPORT_LIMIT } from '../table';
import type { ReferenceFormat } from './exportFiles';

/** Which rows of a list are exported. */
export type ExportRange = 'selected' | 'all' | 'page';

export interface CollectOptions<Row> {
  /** What an earlier try fetched; what is fetched now is added to it. */
  kept: Row[];
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/** What a list offers to take home, as it stood when the dialog was opened. */
export interface ExportOffer<Row> {
  noun: RowNoun;
  /** Name of the files, without time and extension: 专利检索结果. */
  fileName: string;
  /** The columns that can be chosen, in the order offered. */
  fields: readonly ExportField<Row>[];
  /** Keys of those that are chosen at first. */
  fieldsAtFirst: readonly string[];
  /** Under which name this browser keeps choices of fields: a user and a list. */
  templates: string;
  /** Formats besides the tables, with fields of their own. */
  references?: readonly ReferenceFormat<Row>[];
  /** Says which fields those formats have. */
  referenceNote?: string;
  /** Rows of the whole list; undefined where that is not known. */
  total: number | undefined;
  /** Most rows of one export, `EXPORT_LIMIT` when left out. */
  limit?: number;
  /** The page on screen, 1-based, and its rows. */
  page: number;
  listed: number;
  /** Ids of the rows chosen, in the order they were chosen. */
  selected: readonly string[];
  /** @throws AbortedError when the user cancels; whatever the search throws */
  collect: (range: ExportRange, options: CollectOptions<Row>) => Promise<ExportPage<Row>>;
  /** What the second sheet tells; the range is known by itself. */
  source: (
    rows: readonly Row[],
    range: ExportRange,
  ) => Omit<ExportSource, 'range' | 'unit' | 'total' | 'limit' | 'exported' | 'exportedAt'>;
}

type Counts = Pick<ExportOffer<never>, 'noun' | 'total' | 'limit' | 'page' | 'listed' | 'selected'>;

export const limitOf = ({ limit = EXPORT_LIMIT }: Pick<Counts, 'limit'>): number => limit;

/** Rows that a range holds at most. */
export function rangeSize(range: ExportRange, offer: Counts): number {
  if (range === 'selected') return Math.min(offer.selected.length, EXPORT_LIMIT);
  return range === 'page'
    ? offer.listed
    : Math.min(offer.total ?? Number.POSITIVE_INFINITY, limitOf(offer));
}

/**
 * A range in words.
 *
 * @param stopped rows that were fetched of it, where it was not fetched to its end
 */
export function rangeText(range: ExportRange, offer: Counts, stopped?: number): string {
  const { selected, total, page, noun } = offer;
  if (stopped !== undefined) {
    return `${rangeText(range, offer)}，中途停止，只有前 ${grouped(stopped)} ${noun.unit}`;
  }
  const size = `${grouped(rangeSize(range, offer))} ${noun.unit}`;
  if (range === 'selected') {
    return selected.length ? `选中的 ${size}` : `选中的${noun.what}（尚未选择）`;
  }
  if (range === 'page') return `本页（第 ${page} 页，${size}）`;
  if (total === undefined) return `全部结果（总数未知，最多 ${size}）`;
  return total > limitOf(offer) ? `全部结果的前 ${size}` : `全部结果（${size}）`;
}
