import { SAMPLE } from '@/components/chart/sample';
import { type ComparedCells, comparedCells } from '@/domain/comparedCells';
import { grouped } from '@/domain/grouped';
import { APPLICANT_TYPES, PATENT_TYPES } from '@/domain/patentLabels';
import {
  DIRECTIONS,
  isKeyOf,
  LICENSE_KINDS,
  MATURITIES,
  namesOf,
  PAY_METHODS,
  PRICE_MODES,
  ROYALTY_BASES,
} from '@/domain/transaction/labels';
import {
  hasRoyalty,
  priceInWords,
  pricePerYearInWords,
  tenThousands,
  termLeftInWords,
} from '@/domain/transaction/price';
import type { ListedPatent, Listing } from '@/services/data/transaction';
import { validityText } from '../views/validityText';

/** A row of the comparison. */
export interface ListingComparisonRow extends ComparedCells {
  readonly key: string;
  readonly label: string;
  /** Heading of the items that belong together. */
  readonly group: string;
}

type Texts = string | null | undefined | readonly string[];

interface Row {
  readonly key: string;
  readonly label: string;
  readonly values: (listing: Listing, today: string) => Texts;
  /** Whether another row says the same of a listing; the row is left out where it does of all. */
  readonly repeats?: (listing: Listing) => boolean;
}

const word = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
  key: string | null | undefined,
): string | null | undefined => (key && isKeyOf(labels, key) ? labels[key] : key);

/** What is said of each of the patents, each thing once. */
const ofPatents =
  (text: (patent: ListedPatent) => string | null | undefined) =>
  ({ patents }: Listing): string[] => [...new Set(patents.flatMap((one) => text(one) ?? []))];

const pieces = (count: number | undefined, unit: string) =>
  count === undefined ? undefined : `${grouped(count)} ${unit}`;

/** End of the shortest-lived patent; null when one has lapsed, so that no term is left to price. */
const runningExpiry = ({ patents, expiryDate }: Listing): string | null =>
  patents.some(({ validity }) => validity === 'INVALID') ? null : expiryDate;

/** The rate of the royalty with what it is of: `5%，按净销售额`. */
function royalty({ royaltyRate, royaltyBase }: Listing): string | undefined {
  if (royaltyRate === undefined) return undefined;
  const base = word(ROYALTY_BASES, royaltyBase);
  return `${royaltyRate}%${base ? `，按${base}` : ''}`;
}

function licensePeriod({ licenseFrom, licenseTo }: Listing): string | undefined {
  if (licenseFrom && licenseTo) return `${licenseFrom} 至 ${licenseTo}`;
  return licenseFrom ? `${licenseFrom} 起` : licenseTo && `至 ${licenseTo}`;
}

const PATENT_ROWS: readonly Row[] = [
  { key: 'patents', label: '专利号', values: ofPatents((one) => one.applicationNumber) },
  { key: 'patentTitles', label: '专利名称', values: ofPatents(({ title }) => title) },
  {
    key: 'kinds',
    label: '专利类型',
    values: ofPatents(({ patentType }) => patentType && PATENT_TYPES[patentType]),
  },
  {
    key: 'validity',
    label: '有效性',
    values: ofPatents((patent) =>
      patent.validity === 'INVALID' ? '专利已失效' : validityText(patent),
    ),
  },
  {
    key: 'status',
    label: '法律状态',
    // The day of the grant has a row of its own.
    values: ofPatents(({ legalStatus, legalStatusDate, grantDate }) =>
      [legalStatus, legalStatusDate !== grantDate && legalStatusDate].filter(Boolean).join(' '),
    ),
  },
  {
    key: 'holders',
    // Of an application that is pending nobody holds the right yet.
    label: '权利人（申请人）',
    values: ({ patents }) => [...new Set(patents.flatMap(({ holders }) => holders))],
  },
  { key: 'filing', label: '申请日', values: ofPatents(({ filingDate }) => filingDate) },
  { key: 'grant', label: '授权日', values: ofPatents(({ grantDate }) => grantDate) },
  { key: 'expiry', label: '最早到期', values: ({ expiryDate }) => expiryDate },
  {
    key: 'left',
    label: '剩余年限',
    values: (listing, today) => {
      const expiry = runningExpiry(listing);
      return expiry && termLeftInWords(expiry, today);
    },
  },
  { key: 'ipcs', label: 'IPC', values: ({ ipcs }) => ipcs },
];

const TERM_ROWS: readonly Row[] = [
  { key: 'types', label: '交易方式', values: ({ transactionTypes }) => namesOf(transactionTypes) },
  { key: 'price', label: '价格或预算', values: (listing) => priceInWords(listing) },
  {
    key: 'perYear',
    label: '每剩余一年的价格',
    values: (listing, today) => pricePerYearInWords(listing, runningExpiry(listing), today),
  },
  {
    key: 'priceMode',
    label: '报价方式',
    // Where a royalty is paid besides, the way of paying says how the price is made.
    values: (listing) =>
      hasRoyalty(listing) ? '见支付方式' : listing.priceMode && PRICE_MODES[listing.priceMode],
    // 面议 and 免费许可 are the price itself.
    repeats: (listing) =>
      hasRoyalty(listing) || (listing.priceMode !== 'FIXED' && listing.priceMode !== 'RANGE'),
  },
  {
    key: 'pay',
    label: '支付方式',
    values: ({ payMethods }) => payMethods.flatMap((one) => word(PAY_METHODS, one) ?? []),
    repeats: ({ priceMode, payMethods }) =>
      priceMode === 'FREE' && payMethods.every((one) => one === 'FREE'),
  },
  { key: 'royalty', label: '提成', values: royalty },
  {
    key: 'licenseKind',
    label: '许可种类',
    values: ({ licenseKind }) => licenseKind && LICENSE_KINDS[licenseKind],
  },
  { key: 'licenseArea', label: '许可地域', values: ({ licenseArea }) => licenseArea },
  { key: 'licensePeriod', label: '许可期限', values: licensePeriod },
  {
    key: 'pledge',
    label: '拟融资额',
    values: ({ pledgeAmount }) =>
      pledgeAmount === undefined ? undefined : `${tenThousands(pledgeAmount)} 万元`,
  },
  {
    key: 'share',
    label: '作价比例',
    values: ({ shareRatio }) => (shareRatio === undefined ? undefined : `${shareRatio}%`),
  },
];

const STATE_ROWS: readonly Row[] = [
  {
    key: 'direction',
    label: '供需',
    values: ({ direction }) => direction && DIRECTIONS[direction],
  },
  { key: 'sample', label: '数据性质', values: ({ sample }) => (sample ? SAMPLE : undefined) },
  { key: 'state', label: '状态', values: ({ statusLabel }) => statusLabel },
];

const CONTENT_ROWS: readonly Row[] = [
  { key: 'industries', label: '行业', values: ({ industryTypes }) => namesOf(industryTypes) },
  { key: 'field', label: '技术领域', values: ({ technicalField }) => technicalField },
  { key: 'maturity', label: '成熟度', values: ({ maturity }) => word(MATURITIES, maturity) },
  { key: 'problem', label: '待解决问题', values: ({ problem }) => problem },
  { key: 'targets', label: '技术指标', values: ({ targets }) => targets },
  { key: 'cooperation', label: '合作方式', values: ({ cooperation }) => cooperation },
  { key: 'summary', label: '简介', values: ({ summary }) => summary },
];

const PUBLISHED_ROWS: readonly Row[] = [
  {
    key: 'publisher',
    label: '发布单位',
    values: ({ publisher }) => publisher && (publisher.name ?? '未公开'),
  },
  {
    key: 'publisherKind',
    label: '发布单位类型',
    values: ({ publisher }) => publisher?.kind && APPLICANT_TYPES[publisher.kind],
  },
  { key: 'region', label: '地区', values: ({ publisher }) => publisher?.region },
  { key: 'published', label: '发布日期', values: ({ publishTime }) => publishTime?.slice(0, 10) },
  { key: 'until', label: '信息有效期至', values: ({ validUntil }) => validUntil },
  { key: 'views', label: '浏览', values: ({ viewCount }) => pieces(viewCount, '次') },
  {
    key: 'contacts',
    label: '查看过联系方式',
    values: ({ contactCount }) => pieces(contactCount, '人'),
  },
  {
    key: 'checked',
    label: '专利状态核对于',
    values: ({ checkedTime, source, patents }) =>
      patents.length > 0
        ? [checkedTime.slice(0, 16), source].filter(Boolean).join('，')
        : undefined,
  },
];

/** What is decided by comes first: how it stands and what it costs. */
const GROUPS: readonly (readonly [group: string, rows: readonly Row[]])[] = [
  ['供需状态', STATE_ROWS],
  ['价格和条件', TERM_ROWS],
  ['专利', PATENT_ROWS],
  ['技术内容', CONTENT_ROWS],
  ['发布', PUBLISHED_ROWS],
];

const listOf = (texts: Texts): string[] =>
  (typeof texts === 'string' ? [texts] : (texts ?? [])).filter(Boolean);

/**
 * Listings side by side (portal features 4b.5): facts of the patents, terms, price, and the price
 * of a remaining year. The first is the base; rows that say nothing of any of them are left out.
 *
 * @param today `YYYY-MM-DD` in China
 */
export function listingComparison(
  listings: readonly Listing[],
  today: string,
): ListingComparisonRow[] {
  return GROUPS.flatMap(([group, rows]) =>
    rows
      .filter(({ repeats }) => !repeats || !listings.every(repeats))
      .map(({ key, label, values }) => ({
        key,
        label,
        group,
        ...comparedCells(listings.map((listing) => listOf(values(listing, today)))),
      })),
  ).filter(({ cells }) => cells.some((cell) => cell.length > 0));
}
