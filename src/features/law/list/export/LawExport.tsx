import { absoluteAddress } from '@/address';
import { collectChosen } from '@/components/export/collectChosen';
import { collectRows, type ExportPage } from '@/components/export/collectRows';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ReferenceFormat } from '@/components/export/dialog/exportFiles';
import type {
  CollectOptions,
  ExportOffer,
  ExportRange,
} from '@/components/export/dialog/exportOffer';
import { useOwner } from '@/components/page/useOwner';
import { todayInChina } from '@/domain/calendar';
import { lawReference } from '@/domain/law/citationText';
import { type LawListState, lawListLink } from '@/links/law';
import { findLaws, type LawRow } from '@/services/data/law';
import { LAW } from '../../noun';
import { citedRow } from '../citedRow';
import { queryInWords, scopeInWords, unheldInWords } from '../lawWords';
import { pageOfQuestion, questionOf } from '../request';
import { sortOf, sortsOf } from '../sorts';
import type { FoundLaws } from '../useLawSearch';
import { defaultFields, lawAddress, lawFields } from './lawFields';

/** The list on screen when the export was opened. */
interface Context {
  state: LawListState;
  found: FoundLaws;
  /** Ids of the laws chosen, in the order they were chosen. */
  selected: readonly string[];
}

const QUIET = { shownInPlace: true } as const;

/** The chosen laws, with the places that have the words. */
const selectedLaws = (
  ids: readonly string[],
  state: LawListState,
  options: CollectOptions<LawRow>,
) =>
  collectChosen<LawRow>(ids, {
    ...options,
    idOf: ({ id }) => id,
    find: async (some, signal) => {
      const question = { ...questionOf(state), ids: [...some], page: 0, size: some.length };
      return (await findLaws(question, { ...QUIET, signal })).content;
    },
  });

async function collect(
  range: ExportRange,
  { state, found, selected }: Context,
  options: CollectOptions<LawRow>,
): Promise<ExportPage<LawRow>> {
  if (range === 'page') return { rows: found.content, total: found.content.length };
  if (range === 'selected') return selectedLaws(selected, state, options);
  const question = questionOf(state);
  return collectRows<LawRow>({
    ...options,
    fetchPage: async (page, size, signal) => {
      const request = pageOfQuestion(question, { sort: state.sort, page, size });
      const { content, totalElements } = await findLaws(request, { ...QUIET, signal });
      return { rows: content, total: totalElements };
    },
  });
}

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
  context: Context;
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

/** Takes laws of the list home. */
export default function LawExport({ context, onClose }: Props) {
  const owner = useOwner();
  const { state, found, selected } = context;
  const { asOf } = state;
  const sort = sortsOf(state).find(({ value }) => value === sortOf(state))?.label;
  const offer: ExportOffer<LawRow> = {
    noun: LAW,
    fileName: '法律法规检索结果',
    fields: lawFields(asOf),
    fieldsAtFirst: defaultFields(asOf),
    templates: `${owner}.law`,
    references: references(asOf),
    referenceNote: '参考文献的内容是固定的：制定机关、名称、版本、文号、公布日期和网址。',
    total: found.totalElements,
    page: state.page,
    listed: found.content.length,
    selected,
    collect: (range, options) => collect(range, context, options),
    source: (_, range) => ({
      query: queryInWords(state) || '（全部法律法规）',
      filters: scopeInWords(state),
      ...(range !== 'selected' && sort && { sort }),
      ...(asOf && range !== 'selected' && { leftOut: unheldInWords(asOf, found) }),
      sources: [],
      address: absoluteAddress(lawListLink(state)),
    }),
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
