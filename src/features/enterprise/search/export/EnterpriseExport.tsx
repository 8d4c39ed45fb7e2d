import { absoluteAddress } from '@/address';
import type { ExportField } from '@/components/export/collectRows';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ExportOffer } from '@/components/export/dialog/exportOffer';
import { filtersInWords } from '@/components/list/facets/filterWords';
import { useOwner } from '@/components/page/useOwner';
import { ENTERPRISE_SCALES, ENTERPRISE_STATUS, QUALIFICATIONS } from '@/domain/enterprise/labels';
import { enterpriseSearchLink } from '@/links/enterprise';
import type { EnterpriseRow } from '@/services/data/enterprise';
import { ENTERPRISE } from '../../noun';
import { FACET_WORDS } from '../facets';
import { sortsOf } from '../sorts';
import { collectEnterprises, type ExportContext } from './collectEnterprises';

/** Columns of exported enterprises. */
const ENTERPRISE_FIELDS: readonly ExportField<EnterpriseRow>[] = [
  { key: 'name', title: '企业名称', value: ({ enterpriseName }) => enterpriseName },
  { key: 'uscc', title: '统一社会信用代码', value: ({ uscc }) => uscc },
  { key: 'former', title: '曾用名', value: ({ formerNames }) => formerNames.join('；') },
  { key: 'short', title: '简称', value: ({ abbreviations }) => abbreviations.join('；') },
  {
    key: 'status',
    title: '登记状态',
    value: ({ status }) => status && ENTERPRISE_STATUS[status],
  },
  { key: 'legalPerson', title: '法定代表人', value: ({ legalPerson }) => legalPerson },
  { key: 'established', title: '成立日期', value: ({ establishDate }) => establishDate },
  { key: 'region', title: '所在地', value: ({ region }) => region },
  { key: 'industryCode', title: '行业代码', value: ({ industryCode }) => industryCode },
  { key: 'industry', title: '行业', value: ({ industryName }) => industryName },
  { key: 'scale', title: '规模', value: ({ scale }) => scale && ENTERPRISE_SCALES[scale] },
  {
    key: 'qualifications',
    title: '资质',
    value: ({ qualifications }) => qualifications.map((one) => QUALIFICATIONS[one]).join('；'),
  },
  { key: 'patents', title: '专利（件）', value: ({ patents }) => patents?.total },
  { key: 'valid', title: '有效专利（件）', value: ({ patents }) => patents?.valid },
  { key: 'pending', title: '审中专利（件）', value: ({ patents }) => patents?.pending },
  {
    key: 'dishonesty',
    title: '失信记录（条）',
    value: ({ breakPromiseCount }) => breakPromiseCount,
  },
  { key: 'source', title: '数据来源', value: ({ source }) => source },
];

/** Keys of those that are chosen at first. */
const FIELDS_AT_FIRST: readonly string[] = [
  'name',
  'uscc',
  'status',
  'legalPerson',
  'established',
  'region',
  'industry',
  'qualifications',
  'patents',
  'valid',
];

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
