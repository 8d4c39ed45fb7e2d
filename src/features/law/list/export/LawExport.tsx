import { absoluteAddress } from '@/address';
import type { ExportField } from '@/components/export/collectRows';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ReferenceFormat } from '@/components/export/dialog/exportFiles';
import type { ExportOffer } from '@/components/export/dialog/exportOffer';
import { type ListedContext, listOffer, listSource } from '@/components/export/listOffer';
import { useOwner } from '@/components/page/useOwner';
import { todayInChina } from '@/domain/calendar';
import { lawCitation, lawReference } from '@/domain/law/citationText';
import { LAW_CATEGORIES, LAW_TOPICS } from '@/domain/law/labels';
import { standingInWords } from '@/domain/law/timeliness';
import { type LawListState, lawDetailLink } from '@/links/law';
import type { LawPage, LawRow } from '@/services/data/law';
import { citedRow } from '../citedRow';
import { LAWS } from '../laws';
import { queryInWords, scopeInWords, unheldInWords } from '../lawWords';
import { sortOf, sortsOf } from '../sorts';
import { chosenLaws } from './chosenLaws';

/** Absolute address of a law, without the list it was opened from. */
const lawAddress = (id: string): string => absoluteAddress(lawDetailLink({ id }));

const joined = (values: readonly string[]) => values.join('; ');

/** How a version stood on the day whose versions are listed. */
const onDayField = (asOf: string): ExportField<LawRow> => ({
  key: 'onDay',
  title: `${asOf} 的时效性`,
  value: ({ onDay }) => onDay && standingInWords(onDay),
});

/**
 * The columns of a table of laws, in the order in which they are offered.
 *
 * @param asOf the day whose versions are listed; '' for none
 */
const lawFields = (asOf: string): readonly ExportField<LawRow>[] => [
  { key: 'title', title: '名称', value: (law) => law.title },
  { key: 'docNumber', title: '文号', value: (law) => law.docNumber },
  ...(asOf ? [onDayField(asOf)] : []),
  { key: 'timeliness', title: asOf ? '今天的时效性' : '时效性', value: standingInWords },
  {
    key: 'category',
    title: '效力级别',
    value: (law) => law.category && LAW_CATEGORIES[law.category],
  },
  {
    key: 'topic',
    title: '主题',
    value: (law) => joined(law.topic.map((topic) => LAW_TOPICS[topic])),
  },
  { key: 'authority', title: '制定机关', value: (law) => joined(law.authority) },
  { key: 'region', title: '适用地区', value: (law) => law.region },
  { key: 'promulgationDate', title: '公布日期', value: (law) => law.promulgationDate },
  { key: 'effectiveDate', title: '施行日期', value: (law) => law.effectiveDate },
  { key: 'invalidDate', title: '失效日期', value: (law) => law.invalidDate },
  { key: 'versions', title: '版本数', value: (law) => law.versionCount },
  { key: 'readable', title: '有正文的版本数', value: (law) => law.readableVersions },
  {
    key: 'hits',
    title: '命中条文（前三处）',
    value: (law) => law.hits.map(({ label, text }) => `${label || '正文'}：${text}`).join('\n'),
  },
  { key: 'citation', title: '引用格式', value: (law) => lawCitation(citedRow(law, asOf)) },
  { key: 'id', title: '记录编号', value: (law) => law.id },
  { key: 'address', title: '详情网址', value: (law) => law.id && lawAddress(law.id) },
];

/** Keys of the columns that are chosen at first. */
const defaultFields = (asOf: string): readonly string[] => [
  'title',
  'docNumber',
  ...(asOf ? ['onDay'] : []),
  'timeliness',
  'category',
  'authority',
  'promulgationDate',
  'effectiveDate',
  'address',
];

const references = (asOf: string): readonly ReferenceFormat<LawRow>[] => [
  {
    value: 'reference',
    label: '参考文献（.txt）',
    hint: '按 GB/T 7714 著录，每部一行',
    fileOf: (name, rows) => ({
      name: `${name}.txt`,
      content: rows
        .map((law) =>
          lawReference(citedRow(law, asOf), { url: lawAddress(law.id), today: todayInChina() }),
        )
        .join('\r\n'),
      type: 'text/plain;charset=utf-8',
    }),
  },
];

interface Props {
  context: ListedContext<LawListState, LawPage>;
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

/** Takes laws of the list home. */
export default function LawExport({ context, onClose }: Props) {
  const owner = useOwner();
  const { state, found } = context;
  const { asOf } = state;
  const offer: ExportOffer<LawRow> = {
    ...listOffer(LAWS, context, owner, chosenLaws(state)),
    fileName: '法律法规检索结果',
    fields: lawFields(asOf),
    fieldsAtFirst: defaultFields(asOf),
    references: references(asOf),
    referenceNote: '参考文献的内容是固定的：制定机关、名称、版本、文号、公布日期和网址。',
    source: (_, range) => ({
      ...listSource(LAWS, state, range, sortsOf(state), sortOf(state)),
      query: queryInWords(state) || '（全部法律法规）',
      filters: scopeInWords(state),
      ...(asOf && range !== 'selected' && { leftOut: unheldInWords(asOf, found.result) }),
      sources: [],
    }),
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
