import { absoluteAddress } from '@/address';
import { toBibtex } from '@/components/export/bibtex';
import { collectChosen } from '@/components/export/collectChosen';
import { collectRows, type ExportField, type ExportPage } from '@/components/export/collectRows';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ReferenceFormat } from '@/components/export/dialog/exportFiles';
import type {
  CollectOptions,
  ExportOffer,
  ExportRange,
} from '@/components/export/dialog/exportOffer';
import type { PatentReference } from '@/components/export/reference';
import { toRis } from '@/components/export/ris';
import { narrowingInWords } from '@/components/list/facets/conditions';
import { useOwner } from '@/components/page/useOwner';
import { PATENT } from '@/components/patent/noun';
import { type ClassLabels, facetWords } from '@/components/patent/patentFacets';
import { sortsOf } from '@/components/patent/sorts';
import { readQuery } from '@/components/search/readQuery';
import { APPLICANT_TYPES, PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import { expiryOf } from '@/domain/patentTerm';
import { titleText } from '@/domain/titleText';
import { type PatentResultState, patentResultLink } from '@/links/patent';
import { type PatentSummary, searchPatents } from '@/services/cnipr';
import { type Mark, markText, readMarks } from '../../marks/marks';
import { recordAddress } from '../../record/recordAddress';
import { JUMP_LIMIT, pageOfQuestion } from '../request';
import { scopeConditions } from '../scopeConditions';
import type { FoundPage } from '../usePatentSearch';
import type { Asked } from '../useQuestion';

/** A patent with what the user noted about it. */
type MarkedPatent = PatentSummary & { mark?: Mark | undefined };

type PatentField = ExportField<MarkedPatent>;

/** Several values of one cell, as the office's own tables write them. */
const joined = (values: readonly string[]) => values.filter(Boolean).join('; ');

function applicantTypes({ applicants }: PatentSummary): string {
  return joined(applicants.map(({ type }) => (type ? APPLICANT_TYPES[type] : '未知')));
}

/** The fields of a table, in the order in which they are offered. */
const PATENT_FIELDS: readonly PatentField[] = [
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
  { key: 'expiry', title: '期满终止日（推算）', value: (row) => expiryOf(row)?.date },
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
const DEFAULT_FIELDS: readonly string[] = [
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

/** The result on screen when the export was opened. */
interface ExportContext {
  state: PatentResultState;
  /** The query in the search language. */
  expression: string;
  /** What the result answers. */
  asked: Asked;
  found: FoundPage;
  /** Ids of the patents chosen, in the order they were chosen. */
  selected: readonly string[];
  classes: ClassLabels;
}

/** Few enough that a page comes within seconds on a slow line. */
const PAGE_SIZE = 200;

/** Asks for the patents by their ids. */
const selectedRows = (ids: readonly string[], options: CollectOptions<PatentSummary>) =>
  collectChosen<PatentSummary>(ids, {
    ...options,
    idOf: ({ id }) => id,
    find: async (some, signal) => {
      const request = { expression: '', ids: [...some], page: 0, size: some.length };
      return (await searchPatents(request, { signal, shownInPlace: true })).content;
    },
  });

/**
 * The patents of a range.
 *
 * @throws AbortedError when the user cancels; whatever the search throws
 */
async function collectPatents(
  range: ExportRange,
  { state, asked, found, selected }: ExportContext,
  options: CollectOptions<PatentSummary>,
): Promise<ExportPage<PatentSummary>> {
  if (range === 'page') return { rows: found.result.content, total: found.result.content.length };
  if (range === 'selected') return selectedRows(selected, options);
  const { question } = asked;
  if (!question) return { rows: [], total: 0 };
  return collectRows<PatentSummary>({
    ...options,
    limit: JUMP_LIMIT,
    pageSize: PAGE_SIZE,
    fetchPage: async (page, size, signal) => {
      const request = pageOfQuestion(question, { sort: state.sort, page, size });
      const { content, totalElements } = await searchPatents(request, {
        signal,
        shownInPlace: true,
      });
      return { rows: content, total: totalElements };
    },
  });
}

function referenceOf(row: PatentSummary): PatentReference {
  return {
    title: titleText(row.title),
    inventors: row.inventors,
    applicants: row.applicants.flatMap(({ name }) => name || []),
    applicationNumber: row.applicationNumber ?? undefined,
    publicationNumber: row.grantNumber ?? row.publicationNumber ?? undefined,
    filingDate: row.filingDate ?? undefined,
    publicationDate: row.grantDate ?? row.publicationDate ?? undefined,
    type: row.patentType ? PATENT_TYPES[row.patentType] : undefined,
    classes: row.ipcs.length ? row.ipcs : row.locs,
    abstract: row.abstract ?? undefined,
    address: row.id && recordAddress(row.id),
  };
}

/** Formats of programs that keep references. */
const REFERENCE_FORMATS: readonly ReferenceFormat<PatentSummary>[] = [
  {
    value: 'ris',
    label: 'RIS（.ris）',
    hint: '用于 EndNote、Zotero、NoteExpress',
    fileOf: (name, rows) => ({
      name: `${name}.ris`,
      content: toRis(rows.map(referenceOf)),
      type: 'application/x-research-info-systems',
    }),
  },
  {
    value: 'bibtex',
    label: 'BibTeX（.bib）',
    hint: '用于 LaTeX 排版',
    fileOf: (name, rows) => ({
      name: `${name}.bib`,
      content: toBibtex(rows.map(referenceOf)),
      type: 'application/x-bibtex',
    }),
  },
];

/** What narrows the query, in words. */
function scopeInWords({ state, asked, classes }: ExportContext): string[] {
  return narrowingInWords(state, facetWords(classes), scopeConditions(state, asked.list));
}

/** What the second sheet tells about exported patents, besides their number. */
function sourceOf(
  rows: readonly PatentSummary[],
  range: ExportRange,
  context: ExportContext,
): ReturnType<ExportOffer<PatentSummary>['source']> {
  const { state, expression } = context;
  const sort = sortsOf(readQuery(state).ast).find(({ value }) => value === state.sort)?.label;
  return {
    query: expression || '（全部专利）',
    filters: scopeInWords(context),
    ...(range !== 'selected' && sort && { sort }),
    sources: [...new Set(rows.flatMap(({ source }) => source ?? []))],
    address: absoluteAddress(patentResultLink(state)),
  };
}

interface Props {
  context: ExportContext;
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

/** Takes patents of the result home. */
export default function PatentExport({ context, onClose }: Props) {
  const owner = useOwner();
  const { page, result } = context.found;
  const { totalElements, counted, content } = result;
  const offer: ExportOffer<MarkedPatent> = {
    noun: PATENT,
    fileName: '专利检索结果',
    fields: PATENT_FIELDS,
    fieldsAtFirst: DEFAULT_FIELDS,
    templates: owner,
    references: REFERENCE_FORMATS,
    referenceNote:
      '参考文献格式的字段是固定的：名称、发明人、申请人、号码、日期、分类号、摘要和网址。',
    total: counted ? totalElements : undefined,
    limit: JUMP_LIMIT,
    page,
    listed: content.length,
    selected: context.selected,
    collect: async (range, options) => {
      const { rows, total } = await collectPatents(range, context, options);
      const marks = readMarks(owner);
      return { rows: rows.map((row) => ({ ...row, mark: marks.get(row.id) })), total };
    },
    source: (rows, range) => sourceOf(rows, range, context),
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
