import { useLocation, useNavigate } from '@umijs/max';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparisonPage } from '@/components/compare/ComparisonPage';
import { useCompared } from '@/components/compare/useCompared';
import { downloadFile } from '@/components/export/downloadFile';
import { XLSX_TYPE } from '@/components/export/xlsx';
import { usePageTitle } from '@/components/page/usePageTitle';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import {
  type AdjudicationListState,
  adjudicationDetailLink,
  adjudicationListLink,
  readAdjudicationList,
} from '@/links/adjudication';
import { shownTitle } from '../facts';
import { ADJUDICATION } from '../noun';
import { isNotFound, type LoadedDocument, loadDocument } from '../reading/useDocument';
import { ComparisonTable } from './ComparisonTable';
import { comparisonWorkbook } from './comparisonFile';

/** Two to five documents of a list side by side. */
export default function ComparisonScreen() {
  usePageTitle('裁判文书对比');
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readAdjudicationList(search), [search]);
  const { compare: ids, picked } = state;
  const { columns, retry } = useCompared(ids, loadDocument, isNotFound);
  const linkWith = (next: Partial<AdjudicationListState>) =>
    adjudicationListLink({ ...state, ...next });
  const change = (next: Partial<AdjudicationListState>) =>
    navigate(linkWith(next), { replace: true });
  const from = search.slice(1);
  const records: ComparedRecords<LoadedDocument> = {
    noun: ADJUDICATION,
    titleOf: ({ document }) => shownTitle(document),
    numberOf: ({ document: { caseNumber } }) =>
      caseNumber === null ? undefined : shownCaseNumber(caseNumber),
    noNumber: '案号 —',
    linkTo: (_, id) => adjudicationDetailLink(id, { from }),
    isNotFound,
  };
  const save = async (loaded: readonly LoadedDocument[]) =>
    downloadFile(
      `裁判文书对比-${dayjs().format('YYYYMMDD-HHmm')}.xlsx`,
      await comparisonWorkbook(loaded, picked),
      XLSX_TYPE,
    );
  return (
    <ComparisonPage
      title="裁判文书对比"
      records={records}
      ids={ids}
      columns={columns}
      differing={state.differing}
      listLink={linkWith({ compare: [], differing: false })}
      link={linkWith({})}
      onDiffering={(differing) => change({ differing })}
      onIds={(compare) => change({ compare })}
      onRetry={retry}
      onSave={save}
      table={(props) => (
        <ComparisonTable
          {...props}
          records={records}
          differing={state.differing}
          picked={picked}
          from={from}
          onPick={(id, address) => {
            const { [id]: _, ...others } = picked;
            change({ picked: address ? { ...others, [id]: address } : others });
          }}
        />
      )}
    />
  );
}
