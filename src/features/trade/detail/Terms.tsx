import type { ReactNode } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { orDash } from '@/components/reading/orDash';
import { WholeDates } from '@/components/reading/WholeDates';
import { grouped } from '@/domain/grouped';
import {
  isKeyOf,
  LICENSE_KINDS,
  MATURITIES,
  namesOf,
  OPEN_LICENSE,
  PAY_METHODS,
  PRICE_MODES,
  ROYALTY_BASES,
} from '@/domain/transaction/labels';
import { hasRoyalty, tenThousands } from '@/domain/transaction/price';
import type { Listing } from '@/services/data/transaction';
import { publisherText } from '../search/views/publisherText';
import styles from '../trade.module.css';

type Fact = readonly [label: string, value: ReactNode];

const word = <Key extends string>(labels: Readonly<Record<Key, string>>, code: string | null) =>
  code !== null && isKeyOf(labels, code) ? labels[code] : code;

function licence({ licenseKind, licenseArea, licenseFrom, licenseTo }: Listing): Fact[] {
  if (!licenseKind) return [];
  return [
    ['许可种类', LICENSE_KINDS[licenseKind]],
    ['许可地域', licenseArea],
    ['许可期限', licenseFrom && licenseTo && `${licenseFrom} 至 ${licenseTo}`],
  ];
}

/**
 * Whether an open licence of utility models or designs has the evaluation reports that the Patent
 * Law, Article 50, asks for; nothing of another listing, or of inventions alone.
 */
function reportFact(listing: Listing): Fact[] {
  const { direction, transactionTypes, patents, evaluationReport } = listing;
  const needed = patents.some(
    ({ patentType }) => patentType === 'UTILITY' || patentType === 'DESIGN',
  );
  const open = direction === 'SUPPLY' && transactionTypes.some(({ id }) => id === OPEN_LICENSE);
  if (!open || !needed) return [];
  const said =
    evaluationReport === undefined
      ? '不详，请向发布人核实'
      : evaluationReport
        ? '已提供，请向发布人索取'
        : '未提供';
  return [['专利权评价报告', `${said}（专利法第五十条要求提供）`]];
}

/** Who publishes a listing, with kind and region; undefined when nothing of it is known. */
function publisher(listing: Listing): string | undefined {
  if (!listing.publisher) return undefined;
  const name = listing.publisher.name ?? '未公开';
  const about = publisherText(listing);
  return about ? `${name}（${about}）` : name;
}

/** Price, payment and terms, those that the listing names. */
function factsOf(listing: Listing): Fact[] {
  const {
    direction,
    priceMode,
    royaltyRate,
    royaltyBase,
    pledgeAmount,
    shareRatio,
    payMethods,
    viewCount,
  } = listing;
  const all: (Fact | false)[] = [
    // Where a royalty is paid besides, the way of paying says how the price is made.
    (priceMode === 'FIXED' || priceMode === 'RANGE') &&
      !hasRoyalty(listing) && ['报价方式', PRICE_MODES[priceMode]],
    payMethods.length > 0 && [
      '支付方式',
      payMethods.map((code) => word(PAY_METHODS, code)).join('、'),
    ],
    royaltyRate !== undefined && [
      '提成',
      royaltyBase ? `${word(ROYALTY_BASES, royaltyBase)}的 ${royaltyRate}%` : `${royaltyRate}%`,
    ],
    ...licence(listing),
    ...reportFact(listing),
    pledgeAmount !== undefined && ['拟融资额', `${tenThousands(pledgeAmount)} 万元`],
    shareRatio !== undefined && ['作价比例', `${shareRatio}%`],
    ['行业', namesOf(listing.industryTypes).join('、')],
    listing.maturity !== null && ['成熟度', word(MATURITIES, listing.maturity)],
    listing.technicalField !== null && ['技术领域', listing.technicalField],
    direction === 'DEMAND' && listing.ipcs.length > 0 && ['IPC', listing.ipcs.join('；')],
    listing.cooperation !== undefined && ['合作方式', listing.cooperation],
    ['发布单位', publisher(listing)],
    ['发布时间', listing.publishTime?.slice(0, 10)],
    ['浏览', viewCount === undefined ? undefined : `${grouped(viewCount)} 次`],
  ];
  return all.filter((fact) => fact !== false);
}

/** Price and terms of a listing as a list of facts. */
export function Terms({ listing }: { listing: Listing }) {
  return (
    <dl className={`${partsStyles.named} ${styles.listingFacts}`}>
      {factsOf(listing).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="ipr-num">
            {typeof value === 'string' && value ? <WholeDates>{value}</WholeDates> : orDash(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
