import { useLocation } from '@umijs/max';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparisonPage } from '@/components/compare/ComparisonPage';
import { DifferenceLegend } from '@/components/compare/DifferenceText';
import { downloadFile } from '@/components/export/downloadFile';
import type { ExportTable } from '@/components/export/table';
import { toXlsx, XLSX_TYPE } from '@/components/export/xlsx';
import { PATENT } from '@/components/patent/noun';
import { stampInChina } from '@/domain/calendar';
import { comparisonRows } from '@/domain/comparisonRows';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import { titleText } from '@/domain/titleText';
import {
  type PatentResultState,
  patentDetailLink,
  patentResultLink,
  readPatentResult,
} from '@/links/patent';
import { findPatent, type PatentRecord } from '@/services/cnipr';
import { numberOf } from '../../record/RecordHead';
import { recordAddress } from '../../record/recordAddress';
import { isNotFound } from '../../record/useRecord';
import { ComparisonTable } from './ComparisonTable';
import { comparedOf } from './comparedPatents';

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
function comparisonWorkbook(records: readonly PatentRecord[]): Promise<Uint8Array<ArrayBuffer>> {
  return toXlsx([comparisonTable(records)]);
}

const find = (id: string, signal: AbortSignal) =>
  findPatent(id, { signal, skipErrorHandler: true });

async function save(records: readonly PatentRecord[]): Promise<string> {
  return downloadFile(
    `专利对比-${stampInChina()}.xlsx`,
    await comparisonWorkbook(records),
    XLSX_TYPE,
  );
}

/** Two to four patents of a result side by side. */
export default function ComparisonScreen() {
  const { search } = useLocation();
  const state = readPatentResult(search);
  const ids = comparedOf(search);
  const linkWith = (next: Partial<PatentResultState>) =>
    patentResultLink({ ...state, compare: ids, ...next });
  const records: ComparedRecords<PatentRecord> = {
    noun: PATENT,
    titleOf: ({ title }) => titleText(title),
    numberOf,
    linkTo: (_, id) => patentDetailLink(id, search.slice(1)),
    isNotFound,
    factsOf: ({ patentType, validity }) => (
      <>
        {validity && (
          <span className="ipr-status" data-status={validity}>
            {VALIDITY[validity]}
          </span>
        )}
        {patentType && <span>{PATENT_TYPES[patentType]}</span>}
      </>
    ),
  };
  return (
    <ComparisonPage
      title="专利对比"
      records={records}
      ids={ids}
      find={find}
      differing={state.differing}
      linkWith={linkWith}
      onSave={save}
      legend={<DifferenceLegend texts />}
      table={(props) => <ComparisonTable {...props} />}
    />
  );
}
