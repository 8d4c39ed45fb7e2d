import { absoluteAddress } from '@/address';
import { toXlsx } from '@/components/export/xlsx';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { adjudicationDetailLink } from '@/links/adjudication';
import type { LoadedDocument } from '../reading/useDocument';
import { comparedRows } from './compared';

/** A workbook of the comparison: a row for each field, a column for each document. */
export function comparisonWorkbook(
  loaded: readonly LoadedDocument[],
  picked: Readonly<Record<string, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const documents = loaded.map(({ document }) => document);
  return toXlsx([
    {
      name: '裁判文书对比',
      columns: [
        { title: '项目', width: 14 },
        ...documents.map(({ caseNumber, id }) => ({
          title: caseNumber ? shownCaseNumber(caseNumber) : id,
          width: 46,
        })),
      ],
      rows: [
        ...comparedRows(loaded, picked).map(({ label, cells }) => [
          label,
          ...cells.map((cell) => cell.map(({ text }) => text).join('; ')),
        ]),
        [
          '详情网址',
          ...documents.map(({ id }) =>
            absoluteAddress(adjudicationDetailLink(id, { at: picked[id] })),
          ),
        ],
      ],
    },
  ]);
}
