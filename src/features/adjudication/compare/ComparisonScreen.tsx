import { useLocation, useNavigate } from '@umijs/max';
import { useMemo } from 'react';
import { absoluteAddress } from '@/address';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparisonPage } from '@/components/compare/ComparisonPage';
import { downloadFile } from '@/components/export/downloadFile';
import { toXlsx, XLSX_TYPE } from '@/components/export/xlsx';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { stampInChina } from '@/domain/calendar';
import {
  type AdjudicationListState,
  adjudicationDetailLink,
  adjudicationListLink,
  readAdjudicationList,
} from '@/links/adjudication';
import { LeadingTag, MISSING } from '../facts';
import { ADJUDICATION } from '../noun';
import { isNotFound, type LoadedDocument, loadDocument } from '../reading/useDocument';
import { ComparisonTable } from './ComparisonTable';
import { comparedRows } from './compared';

/** A workbook of the comparison: a row for each field, a column for each document. */
function comparisonWorkbook(
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

/** Two to five documents of a list side by side. */
export default function ComparisonScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readAdjudicationList(search), [search]);
  const { compare: ids, picked } = state;
  const linkWith = (next: Partial<AdjudicationListState>) =>
    adjudicationListLink({ ...state, ...next });
  const from = search.slice(1);
  const records: ComparedRecords<LoadedDocument> = {
    noun: ADJUDICATION,
    titleOf: ({ document }) => shownTitle(document),
    numberOf: ({ document: { caseNumber } }) =>
      caseNumber === null ? undefined : shownCaseNumber(caseNumber),
    noNumber: '案号 —',
    linkTo: (_, id) => adjudicationDetailLink(id, { from }),
    isNotFound,
    factsOf: ({ document: { leading, judgmentDate } }) => (
      <>
        <LeadingTag leading={leading} />
        <span className="ipr-num ipr-nowrap">{judgmentDate ?? MISSING}</span>
      </>
    ),
  };
  const save = async (loaded: readonly LoadedDocument[]) =>
    downloadFile(
      `裁判文书对比-${stampInChina()}.xlsx`,
      await comparisonWorkbook(loaded, picked),
      XLSX_TYPE,
    );
  return (
    <ComparisonPage
      title="裁判文书对比"
      records={records}
      ids={ids}
      find={loadDocument}
      differing={state.differing}
      linkWith={linkWith}
      onSave={save}
      table={(props) => (
        <ComparisonTable
          {...props}
          picked={picked}
          from={from}
          onPick={(id, address) => {
            const { [id]: _, ...others } = picked;
            const next = address ? { ...others, [id]: address } : others;
            navigate(linkWith({ picked: next }), { replace: true });
          }}
        />
      )}
    />
  );
}
