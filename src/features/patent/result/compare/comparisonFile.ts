import type { ExportTable } from '@/components/export/table';
import { toXlsx } from '@/components/export/xlsx';
import { comparisonRows } from '@/domain/comparisonRows';
import { titleText } from '@/domain/titleText';
import type { PatentRecord } from '@/services/cnipr';
import { numberOf } from '../../record/RecordHead';
import { recordAddress } from '../../record/recordAddress';

/** The comparison as a table: a row for each field, a column for each patent. */
function comparisonTable(records: readonly PatentRecord[]): ExportTable {
  const fields = comparisonRows(records).map(({ label, cells }) => [
    label,
    ...cells.map((cell) => cell.map(({ text }) => text).join('; ')),
  ]);
  const texts = (label: string, textOf: (record: PatentRecord) => string | undefined) => [
    label,
    ...records.map(textOf),
  ];
  return {
    name: '专利对比',
    columns: [
      { title: '项目', width: 16 },
      ...records.map((record) => ({
        title: numberOf(record) ?? titleText(record.title),
        width: 50,
      })),
    ],
    rows: [
      ...fields,
      texts('摘要', ({ abstract }) => abstract),
      texts('权利要求', ({ claims, mainClaim }) =>
        claims?.length
          ? claims.map(({ no = '—', text }) => `${no}. ${text}`).join('\n')
          : mainClaim,
      ),
      texts('详情网址', ({ id }) => recordAddress(id)),
    ],
  };
}

/** A workbook of the comparison. */
export function comparisonWorkbook(
  records: readonly PatentRecord[],
): Promise<Uint8Array<ArrayBuffer>> {
  return toXlsx([comparisonTable(records)]);
}
