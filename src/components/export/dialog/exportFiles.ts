import { type ExportField, tableOf } from '../collectRows';
import { toCsv } from '../csv';
import { type ExportSource, sourceTable } from '../sourceTable';
import { toXlsx, XLSX_TYPE } from '../xlsx';

/** A file ready to be handed over. */
export interface ExportFile {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
  type: string;
}

/** A format for tables, whose fields can be chosen. */
export const TABLE_FORMATS = [
  { value: 'xlsx', label: 'Excel（.xlsx）', hint: '第二张表写明检索式与来源' },
  { value: 'csv', label: 'CSV（.csv）', hint: '逗号分隔的文本，UTF-8 编码' },
] as const;

/** A format for references, which has its own fields. */
export interface ReferenceFormat<Row> {
  value: string;
  label: string;
  /** What it is for. */
  hint: string;
  /** @param name without extension */
  fileOf: (name: string, rows: readonly Row[]) => ExportFile;
}

const CSV_TYPE = 'text/csv;charset=utf-8';

/**
 * The files of a table.
 *
 * @param name without extension
 * @param source stands on the second sheet of a workbook; beside a CSV it becomes a file of its
 *   own, and only when it is wanted
 */
export async function tableFiles<Row>(
  format: string,
  name: string,
  rows: readonly Row[],
  fields: readonly ExportField<Row>[],
  source: ExportSource,
  sourceFile: boolean,
): Promise<ExportFile[]> {
  const table = { ...tableOf(rows, fields), name: '检索结果' };
  const about = sourceTable(source);
  if (format === 'xlsx') {
    return [{ name: `${name}.xlsx`, content: await toXlsx([table, about]), type: XLSX_TYPE }];
  }
  const files = [{ name: `${name}.csv`, content: toCsv(table), type: CSV_TYPE }];
  if (sourceFile) files.push({ name: `${name}-来源.csv`, content: toCsv(about), type: CSV_TYPE });
  return files;
}
