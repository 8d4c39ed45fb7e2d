import { absoluteAddress } from '@/address';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ExportOffer } from '@/components/export/dialog/exportOffer';
import { filtersInWords } from '@/components/list/facets/filterWords';
import { useOwner } from '@/components/page/useOwner';
import { enterpriseSearchLink } from '@/links/enterprise';
import type { EnterpriseRow } from '@/services/data/enterprise';
import { ENTERPRISE } from '../../noun';
import { FACET_WORDS } from '../facets';
import { sortsOf } from '../sorts';
import { collectEnterprises, type ExportContext } from './collectEnterprises';
import { ENTERPRISE_FIELDS, FIELDS_AT_FIRST } from './exportFields';

interface Props extends ExportContext {
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

/** Takes enterprises of the list home. */
export default function EnterpriseExport({ onClose, ...context }: Props) {
  const owner = useOwner();
  const { state, found, selected } = context;
  const { totalElements, content } = found.result;
  const least = state.least ? [`专利不少于 ${state.least} 件`] : [];
  const offer: ExportOffer<EnterpriseRow> = {
    noun: ENTERPRISE,
    fileName: '企业检索结果',
    fields: ENTERPRISE_FIELDS,
    fieldsAtFirst: FIELDS_AT_FIRST,
    templates: `${owner}.enterprise`,
    total: totalElements,
    page: state.page,
    listed: content.length,
    selected,
    collect: (range, options) => collectEnterprises(range, context, options),
    source: (rows, range) => {
      const sort = sortsOf(state).find(({ value }) => value === state.sort)?.label;
      return {
        query: state.q || '（全部企业）',
        filters: [...filtersInWords(state, FACET_WORDS), ...least],
        ...(range !== 'selected' && sort && { sort }),
        sources: [...new Set(rows.flatMap(({ source }) => source ?? []))],
        address: absoluteAddress(enterpriseSearchLink(state)),
      };
    },
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
