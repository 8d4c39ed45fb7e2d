import { useLocation } from '@umijs/max';
import { useMemo } from 'react';
import { absoluteAddress } from '@/address';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparisonPage } from '@/components/compare/ComparisonPage';
import { downloadFile } from '@/components/export/downloadFile';
import { toXlsx, XLSX_TYPE } from '@/components/export/xlsx';
import type { AssessmentResult } from '@/domain/assessment/result';
import { stampInChina } from '@/domain/calendar';
import {
  type AssessmentHistoryState,
  assessmentHistoryLink,
  assessmentLink,
  PROCESS_OF_KIND,
  readAssessmentHistory,
} from '@/links/assessment';
import { CodeError } from '@/requests/errors';
import { findAssessment, NO_RESULT } from '@/services/project/assessment';
import { ASSESSMENT, countOf, subjectText } from '../words';
import { RunTable } from './RunTable';
import { causeText, comparisonOf, factRows, inputTexts } from './runs';

/** A workbook of the comparison: a row for each fact and indicator, both runs, change and causes. */
function runWorkbook(
  before: AssessmentResult,
  after: AssessmentResult,
): Promise<Uint8Array<ArrayBuffer>> {
  const comparison = comparisonOf(before, after);
  const [changes, apart] =
    typeof comparison === 'string' ? [[], false] : [comparison.indicators, comparison.apart];
  const address = ({ kind, applyNo }: AssessmentResult) =>
    applyNo && absoluteAddress(assessmentLink(PROCESS_OF_KIND[kind], applyNo));
  return toXlsx([
    {
      name: '评估对比',
      columns: [
        { title: '项目', width: 30 },
        { title: before.applyNo, width: 26 },
        { title: after.applyNo, width: 26 },
        { title: '对总分的影响', width: 14 },
        { title: '原因', width: 24 },
        { title: '变化的数据', width: 60 },
      ],
      rows: [
        ...factRows(before, after).map(({ label, cells }) => [label, ...cells, null, null, null]),
        ...changes.map((change) => [
          `${change.code} ${change.name}`,
          change.before ?? '无数据',
          change.after ?? '无数据',
          change.effect,
          causeText(change, apart),
          inputTexts(change, apart).join('；'),
        ]),
        ...(typeof comparison === 'string'
          ? []
          : [[apart ? '权重不同' : '权重的变化', null, null, comparison.byWeights, null, null]]),
        ['详情网址', address(before), address(after), null, null, null],
      ],
    },
  ]);
}

/** There is no such result: not finished, or not there. */
const isNotFound = (error: unknown) => error instanceof CodeError && error.code === NO_RESULT;

const find = (id: string, signal: AbortSignal) =>
  findAssessment(id, { signal, skipErrorHandler: true });

const RECORDS: ComparedRecords<AssessmentResult> = {
  noun: ASSESSMENT,
  titleOf: (result) => subjectText(result.subject.title, countOf(result)),
  numberOf: ({ applyNo }) => applyNo,
  linkTo: ({ kind, applyNo }, id) => assessmentLink(PROCESS_OF_KIND[kind], applyNo || id),
  isNotFound,
};

/** Two runs of one kind side by side. */
export default function ComparisonScreen() {
  const { search } = useLocation();
  const state = useMemo(() => readAssessmentHistory(search), [search]);
  const linkWith = (next: Partial<AssessmentHistoryState>) =>
    assessmentHistoryLink({ ...state, ...next });
  const save = async ([before, after]: readonly AssessmentResult[]) => {
    if (!before || !after) throw new Error('two runs are compared');
    return downloadFile(
      `评估对比-${stampInChina()}.xlsx`,
      await runWorkbook(before, after),
      XLSX_TYPE,
    );
  };
  return (
    <ComparisonPage
      title="评估对比"
      records={RECORDS}
      ids={state.compare}
      find={find}
      differing={state.differing}
      linkWith={linkWith}
      onSave={save}
      legend={null}
      table={(props) => <RunTable {...props} />}
    />
  );
}
