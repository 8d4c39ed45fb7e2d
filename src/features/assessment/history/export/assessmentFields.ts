import { absoluteAddress } from '@/address';
import type { ExportField } from '@/components/export/collectRows';
import { assessmentLink } from '@/links/assessment';
import type { AssessmentRow } from '@/services/project/assessment';
import { coverageText, gradeText, kindWord } from '../words';

/** The columns of a table of assessments, in the order in which they are offered. */
export const ASSESSMENT_FIELDS: readonly ExportField<AssessmentRow>[] = [
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
    value: ({ grade, gradeLabel = '' }) => (grade ? gradeText(grade, gradeLabel) : null),
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

export const DEFAULT_FIELDS: readonly string[] = [
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
