import { toBibtex } from '@/components/export/bibtex';
import { tableOf } from '@/components/export/collectRows';
import { toCsv } from '@/components/export/csv';
import type { PatentReference } from '@/components/export/reference';
import { toRis } from '@/components/export/ris';
import { type ExportSource, sourceTable } from '@/components/export/sourceTable';
import { toXlsx, XLSX_TYPE } from '@/components/export/xlsx';
import { PATENT_TYPES } from '@/domain/patentLabels';
import type { PatentSummary } from '@/services/cnipr';
import { recordAddress } from '../../record/recordAddress';
import type { MarkedPatent, PatentField } from './exportFields';

export type ExportFormat = 'xlsx' | 'csv' | 'ris' | 'bibtex';

/** The formats in the order offered, with what each is for. */
export const EXPORT_FORMATS: readonly {
  value: ExportFormat;
  label: string;
  hint: string;
  /** Whether the fields can be chosen; formats for references have theirs. */
  table: boolean;
}[] = [
  { value: 'xlsx', label: 'Excel（.xlsx）', hint: '第二张表写明检索式与来源', table: true },
  { value: 'csv', label: 'CSV（.csv）', hint: '逗号分隔的文本，UTF-8 编码', table: true },
  { value: 'ris', label: 'RIS（.ris）', hint: '用于 EndNote、Zotero、NoteExpress', table: false },
  { value: 'bibtex', label: 'BibTeX（.bib）', hint: '用于 LaTeX 排版', table: false },
];

/** A file ready to be handed over. */
export interface ExportFile {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
  type: string;
}

function referenceOf(row: PatentSummary): PatentReference {
  return {
    title: row.title,
    inventors: row.inventors,
    applicants: row.applicants.map(({ name }) => name),
    applicationNumber: row.applicationNumber ?? undefined,
    publicationNumber: row.grantNumber ?? row.publicationNumber ?? undefined,
    filingDate: row.filingDate ?? undefined,
    publicationDate: row.grantDate ?? row.publicationDate ?? undefined,
    type: row.patentType ? PATENT_TYPES[row.patentType] : undefined,
    classes: row.ipcs.length ? row.ipcs : row.locs,
    abstract: row.abstract ?? undefined,
    address: recordAddress(row.id),
  };
}

const CSV_TYPE = 'text/csv;charset=utf-8';

/**
 * The files of an export.
 *
 * @param name without extension
 * @param source stands on the second sheet of a workbook; beside a CSV it becomes a file of its
 *   own, and only when it is wanted
 */
export async function filesOf(
  format: ExportFormat,
  name: string,
  rows: readonly MarkedPatent[],
  fields: readonly PatentField[],
  source: ExportSource,
  sourceFile: boolean,
): Promise<ExportFile[]> {
  if (format === 'ris' || format === 'bibtex') {
    const references = rows.map(referenceOf);
    return format === 'ris'
      ? [
          {
            name: `${name}.ris`,
            content: toRis(references),
            type: 'application/x-research-info-systems',
          },
        ]
      : [{ name: `${name}.bib`, content: toBibtex(references), type: 'application/x-bibtex' }];
  }
  const table = { ...tableOf(rows, fields), name: '检索结果' };
  const about = sourceTable(source);
  if (format === 'xlsx') {
    return [{ name: `${name}.xlsx`, content: await toXlsx([table, about]), type: XLSX_TYPE }];
  }
  const files = [{ name: `${name}.csv`, content: toCsv(table), type: CSV_TYPE }];
  if (sourceFile) files.push({ name: `${name}-来源.csv`, content: toCsv(about), type: CSV_TYPE });
  return files;
}
