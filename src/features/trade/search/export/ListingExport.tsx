import { SAMPLE } from '@/components/chart/originColumns';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ExportOffer } from '@/components/export/dialog/exportOffer';
import { chosenBy, type ListedContext, listOffer, listSource } from '@/components/export/listOffer';
import type { FacetWords } from '@/components/list/facets/facetList';
import { useOwner } from '@/components/page/useOwner';
import { answersListing } from '@/domain/transaction/answered';
import type { TransactionSearchState } from '@/links/transaction';
import type { ListingPage, ListingRow } from '@/services/data/transaction';
import { LISTINGS, questionOf } from '../listings';
import { narrowedInWords } from '../recent';
import { SORTS } from '../sorts';
import { FIELDS_AT_FIRST, LISTING_FIELDS } from './listingFields';

interface Props {
  context: ListedContext<TransactionSearchState, ListingPage>;
  words: FacetWords;
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

/** Stands in the file whichever columns were chosen. */
const SAMPLE_ROWS = `其中有${SAMPLE}（虚构，仅供演示）`;

/** Takes listings of the list home. */
export default function ListingExport({ context, words, onClose }: Props) {
  const owner = useOwner();
  const { state } = context;
  const chosen = chosenBy(LISTINGS, (ids) => ({ $id_in: ids.join(',') }));
  const listed = listOffer(LISTINGS, context, owner, chosen);
  const offer: ExportOffer<ListingRow> = {
    ...listed,
    fileName: '供需检索结果',
    fields: LISTING_FIELDS,
    fieldsAtFirst: FIELDS_AT_FIRST,
    collect: async (range, options) => {
      const found = await listed.collect(range, options);
      if (range !== 'all') return found;
      const query = questionOf(state);
      return { ...found, rows: found.rows.filter((row) => answersListing(row, query)) };
    },
    source: (rows, range) => ({
      ...listSource(LISTINGS, { ...state, match: '' }, range, SORTS),
      query: state.q || '（全部供需）',
      filters: narrowedInWords(state, words),
      sources: ['专利交易供需信息', ...(rows.some(({ sample }) => sample) ? [SAMPLE_ROWS] : [])],
    }),
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
