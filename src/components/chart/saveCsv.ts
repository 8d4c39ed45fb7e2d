import { toCsv } from '@/components/export/csv';
import { downloadFile } from '@/components/export/downloadFile';
import type { ExportTable } from '@/components/export/table';
import { type PictureText, withOrigin } from './originColumns';

/**
 * Hands the numbers of a chart to the user, with where they come from in each row.
 *
 * @returns the name of the file
 */
export function saveCsv(name: string, numbers: ExportTable, text: PictureText): string {
  return downloadFile(`${name}.csv`, toCsv(withOrigin(numbers, text)), 'text/csv;charset=utf-8');
}
