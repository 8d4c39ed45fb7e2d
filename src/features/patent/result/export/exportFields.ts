import type { ExportField } from '@/components/export/collectRows';
import { APPLICANT_TYPES, kindOfPatentType, PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import { patentTerm } from '@/domain/patentTerm';
import type { PatentSummary } from '@/services/cnipr';
import { type Mark, markText } from '../../marks/marks';
import { recordAddress } from '../../record/recordAddress';

/** A patent with what the user noted about it. */
export type MarkedPatent = PatentSummary & { mark?: Mark | undefined };

export type PatentField = ExportField<MarkedPatent>;

/** Several values of one cell, as the office's own tables write them. */
const joined = (values: readonly string[]) => values.filter(Boolean).join('; ');

/** End of the term of a granted patent, computed from its filing day (Patent Law, Article 42). */
function expiryOf({ patentType, filingDate, grantDate }: PatentSummary): string | undefined {
  if (!patentType || !filingDate || !grantDate) return undefined;
  return patentTerm(kindOfPatentType(patentType), filingDate)?.expiryDate;
}

function applicantTypes({ applicants }: PatentSummary): string {
  return joined(applicants.map(({ type }) => (type ? APPLICANT_TYPES[type] : '未知')));
}

/** The fields of a table, in the order in which they are offered. */
export const PATENT_FIELDS: readonly PatentField[] = [
  { key: 'applicationNumber', title: '申请号', value: (row) => row.applicationNumber },
  { key: 'filingDate', title: '申请日', value: (row) => row.filingDate },
  { key: 'publicationNumber', title: '公开（公告）号', value: (row) => row.publicationNumber },
  { key: 'publicationDate', title: '公开（公告）日', value: (row) => row.publicationDate },
  { key: 'grantNumber', title: '授权公告号', value: (row) => row.grantNumber },
  { key: 'grantDate', title: '授权公告日', value: (row) => row.grantDate },
  { key: 'title', title: '专利名称', value: (row) => row.title },
  {
    key: 'patentType',
    title: '专利类型',
    value: (row) => row.patentType && PATENT_TYPES[row.patentType],
  },
  { key: 'validity', title: '有效性', value: (row) => row.validity && VALIDITY[row.validity] },
  { key: 'legalStatus', title: '最新法律状态', value: (row) => row.latestLegalStatus },
  { key: 'expiry', title: '期满终止日（推算）', value: expiryOf },
  {
    key: 'applicants',
    title: '申请人',
    value: (row) => joined(row.applicants.map(({ name }) => name)),
  },
  { key: 'firstApplicant', title: '第一申请人', value: (row) => row.applicants[0]?.name },
  { key: 'applicantTypes', title: '申请人类型', value: applicantTypes },
  { key: 'inventors', title: '发明（设计）人', value: (row) => joined(row.inventors) },
  { key: 'firstInventor', title: '第一发明（设计）人', value: (row) => row.inventors[0] },
  { key: 'mainIpc', title: '主分类号', value: (row) => row.mainIpc },
  { key: 'ipcs', title: 'IPC 分类号', value: (row) => joined(row.ipcs) },
  { key: 'locs', title: '洛迦诺分类号', value: (row) => joined(row.locs) },
  { key: 'citedBy', title: '被引证次数', value: (row) => row.citedBy },
  { key: 'abstract', title: '摘要', value: (row) => row.abstract },
  { key: 'mark', title: '我的标记', value: ({ mark }) => mark && markText(mark) },
  { key: 'source', title: '数据来源', value: (row) => row.source },
  { key: 'id', title: '记录编号', value: (row) => row.id },
  { key: 'address', title: '详情网址', value: (row) => row.id && recordAddress(row.id) },
];

/** What most people need: the front page in brief, without long texts. */
export const DEFAULT_FIELDS: readonly string[] = [
  'applicationNumber',
  'filingDate',
  'publicationNumber',
  'publicationDate',
  'title',
  'patentType',
  'validity',
  'applicants',
  'inventors',
  'mainIpc',
  'ipcs',
  'abstract',
];
