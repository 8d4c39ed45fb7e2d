import type { ExportTable } from './table';
import { sheetPath, workbookFiles } from './workbook';
import { worksheetXml } from './worksheet';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Milliseconds of work after which the page gets its turn. */
const STRETCH = 12;

/** Waits for the page's turn, but only when a stretch of work is over. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/**
 * Tables as the sheets of an Excel workbook. Texts are kept as text, so that long numbers keep
 * every digit; formulas are neutralised; texts beyond 32,767 characters are cut with an ellipsis.
 * Large tables are made in short stretches of work, so that the page stays at the user's hand.
 */
export async function toXlsx(tables: readonly ExportTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const rest = breather();
  const add = async (path: string, pieces: Iterable<string>) => {
    const file = new ZipDeflate(path);
    zip.add(file);
    for (const piece of pieces) {
      file.push(strToU8(piece));
      await rest();
    }
    file.push(new Uint8Array(0), true);
  };
  const files = workbookFiles(tables.map(({ name }) => name));
  for (const [path, xml] of Object.entries(files)) await add(path, [xml]);
  for (const [index, table] of tables.entries()) await add(sheetPath(index), worksheetXml(table));
  zip.end();
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}
