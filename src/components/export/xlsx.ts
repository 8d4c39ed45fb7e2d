import type { ExportTable } from './table';
import { workbookFiles } from './workbook';
import { worksheetXml } from './worksheet';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Tables as the sheets of an Excel workbook. Texts are kept as text, so that long numbers keep
 * every digit; formulas are neutralised; texts beyond 32,767 characters are cut with an ellipsis.
 */
export async function toXlsx(tables: readonly ExportTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const sheets = tables.map((table) => ({ name: table.name, xml: worksheetXml(table) }));
  const files = Object.entries(workbookFiles(sheets));
  return new Uint8Array(
    zipSync(Object.fromEntries(files.map(([path, xml]) => [path, strToU8(xml)]))),
  );
}
