import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ReferenceFormat } from '@/components/export/dialog/exportFiles';
import type { ExportOffer } from '@/components/export/dialog/exportOffer';
import { chosenBy, type ListedContext, listOffer, listSource } from '@/components/export/listOffer';
import { useOwner } from '@/components/page/useOwner';
import { todayInChina } from '@/domain/calendar';
import { lawReference } from '@/domain/law/citationText';
import type { LawListState } from '@/links/law';
import type { LawPage, LawRow } from '@/services/data/law';
import { citedRow } from '../citedRow';
import { LAWS } from '../laws';
import { queryInWords, scopeInWords, unheldInWords } from '../lawWords';
import { sortOf, sortsOf } from '../sorts';
import { defaultFields, lawAddress, lawFields } from './lawFields';

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
  // With the places that have the words.
  const chosen = chosenBy(LAWS, (ids) => ({ ...LAWS.questionOf(state), ids }));
  const offer: ExportOffer<LawRow> = {
    ...listOffer(LAWS, context, owner, chosen),
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
