import { downloadFile } from '@/components/export/downloadFile';
import { toXlsx, XLSX_TYPE } from '@/components/export/xlsx';
import { todayInChina } from '@/domain/calendar';
import type { ComparedCells } from '@/domain/comparedCells';

/**
 * Hands a comparison over as a workbook: a row for each item, a column for each record.
 *
 * @param heads of the columns, in the order of the records
 * @returns the name of the file
 */
export async function saveComparison(
  title: string,
  heads: readonly string[],
  items: readonly (ComparedCells & { readonly label: string })[],
): Promise<string> {
  const rows = items.map(({ label, cells }) => [
    label,
    ...cells.map((cell) => cell.map(({ text }) => text).join('；')),
  ]);
  const columns = [
    { title: '项目', width: 20 },
    ...heads.map((head) => ({ title: head, width: 40 })),
  ];
  const file = await toXlsx([{ name: title, columns, rows }]);
  return downloadFile(`${title}-${todayInChina()}.xlsx`, file, XLSX_TYPE);
}
