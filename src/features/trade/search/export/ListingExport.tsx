import { absoluteAddress } from '@/address';
import { SAMPLE } from '@/components/chart/sample';
import type { ExportField } from '@/components/export/collectRows';
import { ExportDialog } from '@/components/export/dialog/ExportDialog';
import type { ExportOffer } from '@/components/export/dialog/exportOffer';
import { chosenBy, type ListedContext, listOffer, listSource } from '@/components/export/listOffer';
import type { FacetWords } from '@/components/list/facets/facetList';
import { useOwner } from '@/components/page/useOwner';
import { holderText } from '@/components/transaction/holderText';
import type { FilteredRows } from '@/domain/answeredFilter';
import { APPLICANT_TYPES, PATENT_TYPES } from '@/domain/patentLabels';
import { answersListing } from '@/domain/transaction/answered';
import {
  DIRECTIONS,
  isKeyOf,
  MATURITIES,
  namesOf,
  PAY_METHODS,
  PRICE_MODES,
} from '@/domain/transaction/labels';
import { listingLink, type TransactionSearchState } from '@/links/transaction';
import type { ListedPatent, ListingPage, ListingRow } from '@/services/data/transaction';
import { LISTINGS, questionOf } from '../listings';
import { narrowedInWords } from '../recent';
import { SORTS } from '../sorts';
import { validityText } from '../views/validityText';

const names = (list: readonly { name: string }[]): string => namesOf(list).join('；');

/** What a cell says of each of the patents delivered, without repeating itself. */
const ofPatents =
  (text: (patent: ListedPatent) => string | null | undefined) =>
  ({ patents }: ListingRow): string =>
    [...new Set(patents.flatMap((patent) => text(patent) ?? []))].join('；');

/** Columns of exported listings; prices in 万元 as numbers. */
const LISTING_FIELDS: readonly ExportField<ListingRow>[] = [
  { key: 'no', title: '编号', value: ({ transactionNo }) => transactionNo },
  { key: 'direction', title: '供需', value: ({ direction }) => direction && DIRECTIONS[direction] },
  { key: 'title', title: '标题', value: ({ title }) => title },
  { key: 'sample', title: '数据性质', value: ({ sample }) => (sample ? SAMPLE : '') },
  { key: 'types', title: '交易方式', value: ({ transactionTypes }) => names(transactionTypes) },
  { key: 'industries', title: '行业', value: ({ industryTypes }) => names(industryTypes) },
  {
    key: 'priceMode',
    title: '报价方式',
    value: ({ priceMode }) => priceMode && PRICE_MODES[priceMode],
  },
  { key: 'priceMin', title: '价格下限（万元）', value: ({ priceMin }) => priceMin },
  { key: 'priceMax', title: '价格上限（万元）', value: ({ priceMax }) => priceMax },
  { key: 'budgetMin', title: '预算下限（万元）', value: ({ budgetMin }) => budgetMin },
  { key: 'budgetMax', title: '预算上限（万元）', value: ({ budgetMax }) => budgetMax },
  {
    key: 'pay',
    title: '支付方式',
    value: ({ payMethods }) =>
      payMethods.map((one) => (isKeyOf(PAY_METHODS, one) ? PAY_METHODS[one] : one)).join('；'),
  },
  { key: 'patentCount', title: '专利（件）', value: ({ patentCount }) => patentCount },
  {
    key: 'patents',
    title: '专利号（前三件）',
    value: ofPatents(({ applicationNumber }) => applicationNumber),
  },
  { key: 'patentTitles', title: '专利名称（前三件）', value: ofPatents(({ title }) => title) },
  {
    key: 'kinds',
    title: '专利类型',
    value: ofPatents(({ patentType }) => patentType && PATENT_TYPES[patentType]),
  },
  {
    key: 'validity',
    title: '有效性',
    value: ofPatents(validityText),
  },
  {
    key: 'status',
    title: '法律状态',
    value: ofPatents(({ legalStatus, legalStatusDate }) =>
      [legalStatus, legalStatusDate].filter(Boolean).join(' '),
    ),
  },
  { key: 'expiry', title: '最早到期', value: ({ expiryDate }) => expiryDate },
  { key: 'ipcs', title: 'IPC', value: ({ ipcs }) => ipcs.join('；') },
  { key: 'field', title: '技术领域', value: ({ technicalField }) => technicalField },
  {
    key: 'maturity',
    title: '成熟度',
    value: ({ maturity }) =>
      maturity && (isKeyOf(MATURITIES, maturity) ? MATURITIES[maturity] : maturity),
  },
  { key: 'holder', title: '权利人或发布单位', value: holderText },
  {
    key: 'holderKind',
    title: '权利人类型',
    value: ({ publisher }) => publisher?.kind && APPLICANT_TYPES[publisher.kind],
  },
  { key: 'region', title: '地区', value: ({ publisher }) => publisher?.region },
  { key: 'published', title: '发布日期', value: ({ publishTime }) => publishTime?.slice(0, 10) },
  { key: 'until', title: '信息有效期至', value: ({ validUntil }) => validUntil },
  { key: 'views', title: '浏览（次）', value: ({ viewCount }) => viewCount },
  { key: 'contacts', title: '查看联系方式（人）', value: ({ contactCount }) => contactCount },
  { key: 'summary', title: '简介', value: ({ summary }) => summary },
  { key: 'address', title: '详情网址', value: ({ id }) => id && absoluteAddress(listingLink(id)) },
];

/** Keys of those that are chosen at first. */
const FIELDS_AT_FIRST: readonly string[] = [
  'no',
  'direction',
  'title',
  'sample',
  'types',
  'industries',
  'priceMode',
  'priceMin',
  'priceMax',
  'patents',
  'validity',
  'expiry',
  'holder',
  'published',
];

interface Props {
  context: ListedContext<TransactionSearchState, ListingPage & FilteredRows<ListingRow>>;
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
    // Of a list that was not filtered the number of all says nothing.
    total: context.found.result.doubt ? undefined : listed.total,
    fileName: '供需检索结果',
    fields: LISTING_FIELDS,
    fieldsAtFirst: FIELDS_AT_FIRST,
    collect: async (range, options) => {
      const found = await listed.collect(range, options);
      if (range !== 'all') return found;
      const query = questionOf(state);
      return { ...found, rows: found.rows.filter((row) => answersListing(row, query) !== false) };
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
