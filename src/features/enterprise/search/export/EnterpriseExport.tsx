import { collectChosen } from '@/components/export/collectChosen';
import type { ExportField } from '@/components/export/collectRows';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { CollectOptions, ExportOffer } from '@/components/export/dialog/exportOffer';
import {
  type ListedContext,
  listOffer,
  listSource,
  sourcesOf,
} from '@/components/export/listOffer';
import { filtersInWords } from '@/components/list/facets/filterWords';
import { useOwner } from '@/components/page/useOwner';
import { ENTERPRISE_SCALES, ENTERPRISE_STATUS, QUALIFICATIONS } from '@/domain/enterprise/labels';
import type { EnterpriseSearchState } from '@/links/enterprise';
import {
  type EnterprisePage,
  type EnterpriseRow,
  findEnterprises,
} from '@/services/data/enterprise';
import { ENTERPRISES } from '../enterprises';
import { FACET_WORDS } from '../facets';
import { ENTERPRISE_SORTS } from '../sorts';

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

/** Rows looked through for a name: others may be answered beside it, or before it. */
const SOME = 20;

/** The service knows no list of names: each is looked for, one after the other. */
const selectedRows = (
  names: readonly string[],
  known: readonly EnterpriseRow[],
  options: CollectOptions<EnterpriseRow>,
) =>
  collectChosen<EnterpriseRow>(names, {
    ...options,
    most: 1,
    idOf: ENTERPRISES.idOf,
    find: async ([name = ''], signal) => {
      const here = known.filter(({ enterpriseName }) => enterpriseName === name);
      if (here.length > 0) return here;
      const call = { signal, shownInPlace: true };
      return (await findEnterprises({ q: name, page: 0, size: SOME }, call)).content;
    },
  });

interface Props {
  context: ListedContext<EnterpriseSearchState, EnterprisePage>;
  /** `stopped` when an export was under way. */
  onClose: (stopped: boolean) => void;
}

/** Takes enterprises of the list home. */
export default function EnterpriseExport({ context, onClose }: Props) {
  const owner = useOwner();
  const { state, found } = context;
  const least = state.least ? [`专利不少于 ${state.least} 件`] : [];
  const offer: ExportOffer<EnterpriseRow> = {
    ...listOffer(ENTERPRISES, context, owner, (names, options) =>
      selectedRows(names, found.result.content, options),
    ),
    fileName: '企业检索结果',
    fields: ENTERPRISE_FIELDS,
    fieldsAtFirst: FIELDS_AT_FIRST,
    source: (rows, range) => ({
      ...listSource(ENTERPRISES, state, range, ENTERPRISE_SORTS),
      query: state.q || '（全部企业）',
      filters: [...filtersInWords(state, FACET_WORDS), ...least],
      sources: sourcesOf(rows),
    }),
  };
  return <ExportDialog offer={offer} onClose={onClose} />;
}
