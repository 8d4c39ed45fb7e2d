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
import type { AdjudicationListState } from '@/links/adjudication';
import type { AdjudicationPage, AdjudicationRow } from '@/services/data/adjudication';
import { ADJUDICATIONS } from '../../adjudications';
import { PARTS } from '../../parts';
import { narrowedInWords } from '../../recent';
import { sortsOf } from '../sorts';
import { ADJUDICATION_FIELDS, DEFAULT_FIELDS } from './adjudicationFields';

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
