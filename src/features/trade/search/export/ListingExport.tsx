import { absoluteAddress } from '@/address';
import { SAMPLE } from '@/components/chart/originColumns';
import { collectChosen } from '@/components/export/collectChosen';
import { collectRows, type ExportPage } from '@/components/export/collectRows';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type {
  CollectOptions,
  ExportOffer,
  ExportRange,
} from '@/components/export/dialog/exportOffer';
import type { FacetWords } from '@/components/list/facets/facetList';
import { useOwner } from '@/components/page/useOwner';
import { answersListing } from '@/domain/transaction/answered';
import { type TransactionSearchState, transactionSearchLink } from '@/links/transaction';
import { findListings, type ListingQuery, type ListingRow } from '@/services/data/transaction';
import { LISTING } from '../noun';
import { questionOf } from '../question';
import { narrowedInWords } from '../recent';
import { SORTS } from '../sorts';
import type { FoundListings } from '../useListings';
import { FIELDS_AT_FIRST, LISTING_FIELDS } from './listingFields';

interface Props {
  state: TransactionSearchState;
  words: FacetWords;
  /** What is on screen. */
  found: FoundListings;
  /** Ids of the listings chosen, in the order they were chosen. */
  selected: readonly string[];
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

/** Stands in the file whichever columns were chosen. */
const SAMPLE_ROWS = `其中有${SAMPLE}（虚构，仅供演示）`;

async function pageOf(query: ListingQuery, page: number, size: number, signal: AbortSignal) {
  const { content, totalElements } = await findListings(
    { ...query, page: page - 1, size },
    { signal, shownInPlace: true },
  );
  return { rows: content, total: totalElements };
}

/** The chosen listings, asked for by their ids. */
const chosenRows = (ids: readonly string[], options: CollectOptions<ListingRow>) =>
  collectChosen<ListingRow>(ids, {
    ...options,
    idOf: ({ id }) => id,
    find: async (some, signal) =>
      (await pageOf({ $id_in: some.join(',') }, 1, some.length, signal)).rows,
  });

/** Takes listings of the list home. */
export default function ListingExport({ state, words, found, selected, onClose }: Props) {
  const owner = useOwner();
  const { content, totalElements } = found.result;
  const collect = async (
    range: ExportRange,
    options: CollectOptions<ListingRow>,
  ): Promise<ExportPage<ListingRow>> => {
    if (range === 'page') return { rows: content, total: content.length };
    if (range === 'selected') return chosenRows(selected, options);
    const query = { ...questionOf(state), sort: state.sort };
    const all = await collectRows({
      ...options,
      fetchPage: (page, size, signal) => pageOf(query, page, size, signal),
    });
    const rows = all.rows.filter((row) => answersListing(row, query));
    return { ...all, rows };
  };
  const offer: ExportOffer<ListingRow> = {
    noun: LISTING,
    fileName: '供需检索结果',
    fields: LISTING_FIELDS,
    fieldsAtFirst: FIELDS_AT_FIRST,
    templates: `${owner}.transaction`,
    total: totalElements,
    page: state.page,
    listed: content.length,
    selected,
    collect,
    source: (rows, range) => {
      const sort = SORTS.find(({ value }) => value === state.sort)?.label;
      return {
        query: state.q || '（全部供需）',
        filters: narrowedInWords(state, words),
        ...(range !== 'selected' && sort && { sort }),
        sources: ['专利交易供需信息', ...(rows.some(({ sample }) => sample) ? [SAMPLE_ROWS] : [])],
        address: absoluteAddress(transactionSearchLink({ ...state, match: '' })),
      };
    },
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
