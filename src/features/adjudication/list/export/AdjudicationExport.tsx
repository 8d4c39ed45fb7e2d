import { absoluteAddress } from '@/address';
import { collectChosen } from '@/components/export/collectChosen';
import { collectRows, type ExportPage } from '@/components/export/collectRows';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type {
  CollectOptions,
  ExportOffer,
  ExportRange,
} from '@/components/export/dialog/exportOffer';
import { useOwner } from '@/components/page/useOwner';
import { type AdjudicationListState, adjudicationListLink } from '@/links/adjudication';
import {
  type AdjudicationQuery,
  type AdjudicationRow,
  findAdjudications,
} from '@/services/data/adjudication';
import { ADJUDICATION } from '../../noun';
import { PARTS } from '../../parts';
import { pageOfQuestion } from '../../question';
import { narrowedInWords } from '../../recent';
import { sortsOf } from '../sorts';
import type { FoundPage } from '../useAdjudications';
import { ADJUDICATION_FIELDS, DEFAULT_FIELDS } from './adjudicationFields';

interface Props {
  state: AdjudicationListState;
  /** What is on screen. */
  found: FoundPage;
  /** Ids of the documents chosen, in the order they were chosen. */
  selected: readonly string[];
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

async function pageOf(query: AdjudicationQuery, page: number, size: number, signal: AbortSignal) {
  const { content, totalElements, cap } = await findAdjudications(
    { ...query, page: page - 1, size },
    { signal, shownInPlace: true },
  );
  return { rows: content, total: Math.min(totalElements, cap) };
}

/** The chosen documents, asked for by their ids. */
const chosenRows = (ids: readonly string[], options: CollectOptions<AdjudicationRow>) =>
  collectChosen<AdjudicationRow>(ids, {
    ...options,
    idOf: ({ id }) => id,
    find: async (some, signal) => (await pageOf({ ids: [...some] }, 1, some.length, signal)).rows,
  });

/** Takes documents of the list home. */
export default function AdjudicationExport({ state, found, selected, onClose }: Props) {
  const owner = useOwner();
  const { content, totalElements, cap } = found.result;
  const collect = async (
    range: ExportRange,
    options: CollectOptions<AdjudicationRow>,
  ): Promise<ExportPage<AdjudicationRow>> => {
    if (range === 'page') return { rows: content, total: content.length };
    if (range === 'selected') return chosenRows(selected, options);
    const { page: _page, size: _size, ...query } = pageOfQuestion(state);
    return collectRows({
      ...options,
      fetchPage: (page, size, signal) => pageOf(query, page, size, signal),
    });
  };
  const { q, part } = state;
  const offer: ExportOffer<AdjudicationRow> = {
    noun: ADJUDICATION,
    fileName: '裁判文书检索结果',
    fields: ADJUDICATION_FIELDS,
    fieldsAtFirst: DEFAULT_FIELDS,
    templates: `${owner}.adjudication`,
    // What lies behind the cap cannot be asked for.
    total: Math.min(totalElements, cap),
    page: found.page,
    listed: content.length,
    selected,
    collect,
    source: (rows, range) => ({
      query: q ? `${part === 'ALL' ? '' : `${PARTS[part]}：`}${q}` : '（全部裁判文书）',
      filters: narrowedInWords(state),
      ...(range !== 'selected' && {
        sort: sortsOf(state).find(({ value }) => value === state.sort)?.label ?? '',
      }),
      sources: [...new Set(rows.flatMap(({ source }) => source ?? []))],
      address: absoluteAddress(adjudicationListLink(state)),
    }),
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
