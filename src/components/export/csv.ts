import { safeText } from './safeText';
import type { ExportCell, ExportTable } from './table';

/** What a spreadsheet program would turn into a number, a date or a time. */
const NUMBER_LIKE = /^\d[\d\s.,:/-]*(?:e[+-]?\d+)?%?$/i;

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

function cell(value: ExportCell): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = safeText(value ?? '');
  // A tab is the one mark that keeps 202119900001.0 and 14-03 as they are and is not seen.
  const kept = NUMBER_LIKE.test(text) && !ISO_DAY.test(text) ? `\t${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(kept) ? `"${kept.replace(/"/g, '""')}"` : kept;
}

/**
 * A table as CSV (RFC 4180) with a byte order mark, so that spreadsheet programs read it as UTF-8.
 * Texts that look like numbers keep their digits by a tab in front; formulas are neutralised.
 */
export function toCsv({ columns, rows }: ExportTable): string {
  const titles = columns.map(({ title }) => title);
  const lines = [titles, ...rows.map((row) => titles.map((_, i) => row[i]))];
  return `\ufeff${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
