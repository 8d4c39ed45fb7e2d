import { absoluteAddress } from '@/address';
import { toBibtex } from '@/components/export/bibtex';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ReferenceFormat } from '@/components/export/dialog/exportFiles';
import type { ExportOffer, ExportRange } from '@/components/export/dialog/exportOffer';
import type { PatentReference } from '@/components/export/reference';
import { toRis } from '@/components/export/ris';
import { narrowingInWords } from '@/components/list/facets/conditions';
import { useOwner } from '@/components/page/useOwner';
import { PATENT } from '@/components/patent/noun';
import { facetWords } from '@/components/patent/patentFacets';
import { SORTS } from '@/components/patent/sorts';
import { PATENT_TYPES } from '@/domain/patentLabels';
import { titleText } from '@/domain/titleText';
import { patentResultLink } from '@/links/patent';
import type { PatentSummary } from '@/services/cnipr';
import { readMarks } from '../../marks/marks';
import { recordAddress } from '../../record/recordAddress';
import { JUMP_LIMIT } from '../request';
import { scopeConditions } from '../scopeConditions';
import { collectPatents, type ExportContext } from './collectPatents';
import { DEFAULT_FIELDS, type MarkedPatent, PATENT_FIELDS } from './exportFields';

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
  const sort = SORTS.find(({ value }) => value === state.sort)?.label;
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
  const { totalElements, content } = result;
  const offer: ExportOffer<MarkedPatent> = {
    noun: PATENT,
    fileName: '专利检索结果',
    fields: PATENT_FIELDS,
    fieldsAtFirst: DEFAULT_FIELDS,
    templates: owner,
    references: REFERENCE_FORMATS,
    referenceNote:
      '参考文献格式的字段是固定的：名称、发明人、申请人、号码、日期、分类号、摘要和网址。',
    total: totalElements,
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
