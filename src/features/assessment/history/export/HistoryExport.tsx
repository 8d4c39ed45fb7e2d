import { absoluteAddress } from '@/address';
import { collectChosen } from '@/components/export/collectChosen';
import { collectRows, type ExportField, type ExportPage } from '@/components/export/collectRows';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type {
  CollectOptions,
  ExportOffer,
  ExportRange,
} from '@/components/export/dialog/exportOffer';
import { useIdentity } from '@/components/page/useIdentity';
import { useOwner } from '@/components/page/useOwner';
import type { Identity } from '@/domain/identity';
import { requestOwnership } from '@/domain/workflow/requestOwner';
import {
  type AssessmentHistoryState,
  assessmentHistoryLink,
  assessmentLink,
} from '@/links/assessment';
import { type AssessmentRow, findAssessments } from '@/services/project/assessment';
import { filterWords } from '../chips';
import { questionOf } from '../question';
import { SORTS } from '../sorts';
import type { FoundAssessments } from '../useHistory';
import { ASSESSMENT, coverageText, gradeText, isPoorRow, kindWord } from '../words';

/** The columns of a table of assessments, in the order in which they are offered. */
const ASSESSMENT_FIELDS: readonly ExportField<AssessmentRow>[] = [
  { key: 'applyNo', title: '办件编号', value: ({ applyNo }) => applyNo },
  { key: 'kind', title: '类型', value: ({ kind }) => kind && kindWord(kind) },
  { key: 'title', title: '名称', value: ({ title }) => title },
  { key: 'patentNumber', title: '专利号', value: ({ patentNumber }) => patentNumber ?? null },
  { key: 'patentCount', title: '专利件数', value: ({ patentCount }) => patentCount },
  { key: 'method', title: '方法', value: ({ method }) => method ?? null },
  { key: 'totalScore', title: '总分', value: ({ totalScore }) => totalScore ?? null },
  {
    key: 'grade',
    title: '等级',
    value: (row) => (row.grade ? gradeText(row.grade, row.gradeLabel ?? '', isPoorRow(row)) : null),
  },
  {
    key: 'coverage',
    title: '数据覆盖',
    value: ({ coverage }) => coverageText(coverage),
  },
  { key: 'status', title: '状态', value: ({ statusLabel }) => statusLabel },
  { key: 'submitTime', title: '提交时间', value: ({ submitTime }) => submitTime },
  { key: 'finishTime', title: '办结时间', value: ({ finishTime }) => finishTime ?? null },
  { key: 'draftOf', title: '复制自', value: ({ draftOf }) => draftOf ?? null },
  {
    key: 'address',
    title: '详情网址',
    value: ({ processKey, id }) =>
      processKey && id && absoluteAddress(assessmentLink(processKey, id)),
  },
];

const DEFAULT_FIELDS: readonly string[] = [
  'applyNo',
  'kind',
  'title',
  'patentNumber',
  'totalScore',
  'grade',
  'coverage',
  'status',
  'submitTime',
];

const QUIET = { shownInPlace: true } as const;

const selectedRows = (ids: readonly string[], options: CollectOptions<AssessmentRow>) =>
  collectChosen<AssessmentRow>(ids, {
    ...options,
    idOf: ({ id }) => id,
    find: async (some, signal) => {
      const question = { ids: [...some], size: some.length };
      return (await findAssessments(question, { ...QUIET, signal })).content;
    },
  });

interface Props {
  state: AssessmentHistoryState;
  found: FoundAssessments;
  /** Ids of the rows chosen, in the order they were chosen. */
  selected: readonly string[];
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

async function collect(
  range: ExportRange,
  { state, found, selected }: Props,
  user: Identity,
  options: CollectOptions<AssessmentRow>,
): Promise<ExportPage<AssessmentRow>> {
  if (range === 'page') return { rows: found.content, total: found.content.length };
  if (range === 'selected') return selectedRows(selected, options);
  const all = await collectRows<AssessmentRow>({
    ...options,
    fetchPage: async (page, size, signal) => {
      const question = { ...questionOf(state), page: page - 1, size };
      const { content, totalElements } = await findAssessments(question, { ...QUIET, signal });
      return { rows: content, total: totalElements };
    },
  });
  const own = all.rows.filter((row) => requestOwnership(row, user) !== 'other');
  return { rows: own, total: own.length };
}

/** Takes the list of assessments home as a table. */
export default function HistoryExport(props: Props) {
  const owner = useOwner();
  const user = useIdentity();
  const { state, found, selected, onClose } = props;
  const sort = SORTS.find(({ value }) => value === state.sort)?.label;
  const filters = filterWords(state).map(({ name, value }) => `${name}：${value}`);
  const offer: ExportOffer<AssessmentRow> = {
    noun: ASSESSMENT,
    fileName: '评估历史',
    fields: ASSESSMENT_FIELDS,
    fieldsAtFirst: DEFAULT_FIELDS,
    templates: `${owner}.assessment`,
    total: found.counted ? found.totalElements : undefined,
    page: state.page,
    listed: found.content.length,
    selected,
    collect: (range, options) => collect(range, props, user, options),
    source: (_, range) => ({
      query: state.q || '（全部评估）',
      filters,
      ...(range !== 'selected' && sort && { sort }),
      sources: [],
      address: absoluteAddress(assessmentHistoryLink(state)),
    }),
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
