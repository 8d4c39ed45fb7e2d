import { absoluteAddress } from '@/address';
import type { ExportField } from '@/components/export/collectRows';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ExportOffer } from '@/components/export/dialog/exportOffer';
import {
  chosenBy,
  type ListedContext,
  listOffer,
  listSource,
  sourcesOf,
} from '@/components/export/listOffer';
import { useOwner } from '@/components/page/useOwner';
import { instanceInWords, resultInWords } from '@/domain/adjudication/appeal';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import {
  CASE_TYPES,
  COURT_LEVELS,
  causesOf,
  DOC_TYPES,
  LEADING_CASES,
  PROCEDURES,
  RIGHT_KINDS,
} from '@/domain/adjudication/labels';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import { type AdjudicationListState, adjudicationDetailLink } from '@/links/adjudication';
import type { AdjudicationPage, AdjudicationRow } from '@/services/data/adjudication';
import { ADJUDICATIONS } from '../../adjudications';
import { citationOf, partiesText, referenceOf } from '../../facts';
import { PARTS } from '../../parts';
import { narrowedInWords } from '../../recent';
import { sortsOf } from '../sorts';

/** The fields of a table, in the order in which they are offered. */
const ADJUDICATION_FIELDS: readonly ExportField<AdjudicationRow>[] = [
  {
    key: 'caseNumber',
    title: '案号',
    value: ({ caseNumber }) => caseNumber && shownCaseNumber(caseNumber),
  },
  { key: 'title', title: '标题', value: shownTitle },
  { key: 'court', title: '审理法院', value: ({ court }) => court },
  {
    key: 'courtLevel',
    title: '法院级别',
    value: ({ courtLevel }) => courtLevel && COURT_LEVELS[courtLevel],
  },
  { key: 'judgmentDate', title: '裁判日期', value: ({ judgmentDate }) => judgmentDate },
  { key: 'publishDate', title: '公开日期', value: ({ publishDate }) => publishDate },
  { key: 'cause', title: '案由', value: (row) => causesOf(row).join('; ') },
  {
    key: 'caseType',
    title: '案件类型',
    value: ({ caseType }) => caseType && CASE_TYPES[caseType],
  },
  { key: 'docType', title: '文书类型', value: ({ docType }) => docType && DOC_TYPES[docType] },
  {
    key: 'procedure',
    title: '审判程序',
    value: (row) => instanceInWords(row) || null,
  },
  {
    key: 'rightKinds',
    title: '权利类型',
    value: ({ rightKinds }) => rightKinds.map((kind) => RIGHT_KINDS[kind]).join('; '),
  },
  { key: 'parties', title: '当事人', value: ({ parties }) => partiesText(parties) },
  { key: 'result', title: '裁判结果', value: resultInWords },
  { key: 'claimAmount', title: '诉请金额（元）', value: ({ claimAmount }) => claimAmount },
  { key: 'awardAmount', title: '判赔金额（元）', value: ({ awardAmount }) => awardAmount },
  {
    key: 'awardedBy',
    title: '判定赔偿的审级',
    value: ({ awardedBy }) => awardedBy && PROCEDURES[awardedBy],
  },
  {
    key: 'leading',
    title: '指导与典型',
    value: ({ leading }) => leading && LEADING_CASES[leading],
  },
  { key: 'citation', title: '引用格式', value: (row) => citationOf(row) },
  { key: 'reference', title: '参考文献（GB/T 7714）', value: referenceOf },
  { key: 'source', title: '数据来源', value: ({ source }) => source },
  { key: 'id', title: '记录编号', value: ({ id }) => id },
  {
    key: 'address',
    title: '详情网址',
    value: ({ id }) => id && absoluteAddress(adjudicationDetailLink(id)),
  },
];

/** What most people need. */
const DEFAULT_FIELDS: readonly string[] = [
  'caseNumber',
  'title',
  'court',
  'judgmentDate',
  'cause',
  'procedure',
  'parties',
  'result',
  'claimAmount',
  'awardAmount',
];

interface Props {
  context: ListedContext<AdjudicationListState, AdjudicationPage>;
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

/** Takes documents of the list home. */
export default function AdjudicationExport({ context, onClose }: Props) {
  const owner = useOwner();
  const { state } = context;
  const { q, part } = state;
  const chosen = chosenBy(ADJUDICATIONS, (ids) => ({ ids }));
  const offer: ExportOffer<AdjudicationRow> = {
    ...listOffer(ADJUDICATIONS, context, owner, chosen),
    fileName: '裁判文书检索结果',
    fields: ADJUDICATION_FIELDS,
    fieldsAtFirst: DEFAULT_FIELDS,
    source: (rows, range) => ({
      ...listSource(ADJUDICATIONS, state, range, sortsOf(state)),
      query: q ? `${part === 'ALL' ? '' : `${PARTS[part]}：`}${q}` : '（全部裁判文书）',
      filters: narrowedInWords(state),
      sources: sourcesOf(rows),
    }),
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
