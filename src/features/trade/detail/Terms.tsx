import { Flex, Statistic } from 'antd';
import type { ReactNode } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { orDash } from '@/components/reading/orDash';
import { WholeDates } from '@/components/reading/WholeDates';
import { todayInChina } from '@/domain/calendar';
import { grouped } from '@/domain/grouped';
import {
  isKeyOf,
  LICENSE_KINDS,
  MATURITIES,
  namesOf,
  PAY_METHODS,
  PRICE_MODES,
  ROYALTY_BASES,
} from '@/domain/transaction/labels';
import { priceInWords, pricePerYearInWords, tenThousands } from '@/domain/transaction/price';
import type { Listing } from '@/services/data/transaction';
import { Deadline } from '../search/views/Deadline';
import { hasLapsed } from '../search/views/PatentFacts';
import { publisherText } from '../search/views/publisherText';
import styles from '../trade.module.css';

function Point({
  title,
  children,
  note,
}: {
  title: string;
  children: ReactNode;
  note?: ReactNode;
}) {
  return (
    <div>
      <Statistic title={title} value={0} formatter={() => children} />
      {note && <span className="ipr-note">{note}</span>}
    </div>
  );
}

/** Whether all that is delivered is in force. */
function InForce({ listing }: { listing: Listing }) {
  const { patents } = listing;
  if (hasLapsed(listing)) {
    return (
      <span className="ipr-status" data-status="INVALID">
        有专利已失效
      </span>
    );
  }
  const valid = patents.filter(({ validity }) => validity === 'VALID').length;
  return (
    <>
      {valid} / {patents.length} 件
    </>
  );
}

/** What is decided by, before everything else: price, ways, how long it stands, what is in force. */
function Essentials({ listing }: { listing: Listing }) {
  const { transactionTypes, patents, expiryDate } = listing;
  const today = todayInChina();
  const perYear = pricePerYearInWords(listing, expiryDate, today);
  return (
    <Flex wrap gap="16px 48px" className={styles.listingPoints}>
      <Point title="价格" note={perYear && `按剩余期限折算，${perYear}`}>
        {priceInWords(listing)}
      </Point>
      <Point title="交易方式">{orDash(namesOf(transactionTypes).join('、'))}</Point>
      <Point title="信息有效期至">
        <Deadline row={listing} today={today} short />
      </Point>
      {patents.length > 0 && (
        <Point title="专利有效">
          <InForce listing={listing} />
        </Point>
      )}
    </Flex>
  );
}

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
    (priceMode === 'FIXED' || priceMode === 'RANGE') && ['报价方式', PRICE_MODES[priceMode]],
    payMethods.length > 0 && [
      '支付方式',
      payMethods.map((code) => word(PAY_METHODS, code)).join('、'),
    ],
    royaltyRate !== undefined && [
      '提成',
      royaltyBase ? `${word(ROYALTY_BASES, royaltyBase)}的 ${royaltyRate}%` : `${royaltyRate}%`,
    ],
    ...licence(listing),
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
    <>
      <Essentials listing={listing} />
      <dl className={`${partsStyles.named} ${styles.listingFacts}`}>
        {factsOf(listing).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="ipr-num">
              {typeof value === 'string' && value ? (
                <WholeDates>{value}</WholeDates>
              ) : (
                orDash(value)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
