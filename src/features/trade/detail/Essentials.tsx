import { Flex, Statistic } from 'antd';
import type { ReactNode } from 'react';
import { orDash } from '@/components/reading/orDash';
import { isoDay, parseIsoDay, previousDay, todayInChina } from '@/domain/calendar';
import { namesOf, type TransactionType } from '@/domain/transaction/labels';
import { priceInWords, pricePerYearInWords } from '@/domain/transaction/price';
import type { Listing } from '@/services/data/transaction';
import { Deadline } from '../search/views/Deadline';
import { hasLapsed } from '../search/views/PatentFacts';
import { isClaimed } from '../search/views/validityText';
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

/** 普通, 排他, 独占, 开放 and 交叉许可. */
const LICENCES: readonly string[] = ['3', '4', '5', '6', '7'] satisfies TransactionType[];

/** The time that is paid for, where nothing but licences for less than the term are on offer. */
function licenceOf(listing: Listing, today: string): { from: string; to: string } | undefined {
  const { transactionTypes, licenseFrom, licenseTo, expiryDate } = listing;
  if (!licenseTo || (expiryDate && licenseTo >= expiryDate)) return undefined;
  if (!transactionTypes.every(({ id }) => LICENCES.includes(id))) return undefined;
  const first = licenseFrom && licenseFrom > today ? licenseFrom : today;
  const day = parseIsoDay(first);
  // Its first and its last day are paid for.
  return { from: day ? isoDay(previousDay(day)) : first, to: licenseTo };
}

/** What is decided by, before everything else: price, ways, how long it stands, what is in force. */
export function Essentials({ listing }: { listing: Listing }) {
  const { transactionTypes, patents, expiryDate, payMethods } = listing;
  const today = todayInChina();
  // What is paid at the entrance is not all that is paid, and says nothing of a year.
  const isEntry = payMethods.length === 1 && payMethods[0] === 'ENTRY_ROYALTY';
  const licence = licenceOf(listing, today);
  const perYear = isEntry
    ? undefined
    : pricePerYearInWords(listing, licence?.to ?? expiryDate, licence?.from ?? today);
  const note = isEntry
    ? '另付提成'
    : perYear && `按${licence ? '许可期限' : '专利剩余期限'}折算，${perYear}`;
  const inForce = patents.filter(({ validity }) => validity === 'VALID');
  const claimed = inForce.filter(isClaimed).length;
  const wanted = listing.direction === 'DEMAND';
  const price = priceInWords(listing);
  return (
    <Flex wrap gap="16px 48px" className={styles.listingPoints}>
      <Point title={isEntry ? '入门费' : wanted ? '预算' : '价格'} note={note}>
        {wanted ? price.replace(/^预算\s*/, '') : price}
      </Point>
      <Point title="交易方式">{orDash(namesOf(transactionTypes).join('、'))}</Point>
      <Point title="信息有效期至">
        <Deadline row={listing} today={today} name="" />
      </Point>
      {patents.length > 0 && (
        <Point
          title="专利有效"
          note={
            claimed > 0 &&
            (claimed === patents.length ? '发布人填写' : `其中 ${claimed} 件是发布人填写`)
          }
        >
          <InForce listing={listing} />
        </Point>
      )}
    </Flex>
  );
}
