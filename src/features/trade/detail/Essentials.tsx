import { Flex, Statistic } from 'antd';
import type { ReactNode } from 'react';
import { orDash } from '@/components/reading/orDash';
import { isoDay, parseIsoDay, previousDay, todayInChina } from '@/domain/calendar';
import { namesOf, type TransactionType } from '@/domain/transaction/labels';
import {
  isEntryFee,
  priceInWords,
  pricePerYearInWords,
  tenThousands,
} from '@/domain/transaction/price';
import type { Listing } from '@/services/data/transaction';
import { Deadline } from '../search/views/Deadline';
import { hasLapsed } from '../search/views/PatentFacts';
import { isClaimed } from '../search/views/validityText';
import styles from '../trade.module.css';
import { isUnpublished } from './isOver';

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
  const unknown = patents.filter(({ validity }) => !validity).length;
  if (unknown === patents.length) return <>不详</>;
  return (
    <>
      {valid} / {patents.length} 件{unknown > 0 && `，${unknown} 件不详`}
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

/** What it cost or, where that is not known, that it is sold; what was asked for stands below. */
function Dealt({ listing, asked }: { listing: Listing; asked: string }) {
  const amount = listing.deal?.amount;
  return amount === undefined ? (
    <Point title="状态" note={asked}>
      已成交
    </Point>
  ) : (
    <Point title="成交价" note={asked}>
      {tenThousands(amount)} 万元
    </Point>
  );
}

/** Until when it stands; before it was published, from when on is not known. */
function Validity({ listing, today }: { listing: Listing; today: string }) {
  if (isUnpublished(listing)) {
    return (
      <Point title="发布后有效至">
        <span className="ipr-num">{orDash(listing.validUntil)}</span>
      </Point>
    );
  }
  return (
    <Point title="信息有效期至">
      <Deadline row={listing} today={today} name="" />
    </Point>
  );
}

/** What is decided by, before everything else: price, ways, how long it stands, what is in force. */
export function Essentials({ listing }: { listing: Listing }) {
  const { status, transactionTypes, patents, expiryDate, deal } = listing;
  const today = todayInChina();
  // What is paid at the entrance is not all that is paid, and says nothing of a year.
  const isEntry = isEntryFee(listing);
  const licence = licenceOf(listing, today);
  const perYear = pricePerYearInWords(listing, licence?.to ?? expiryDate, licence?.from ?? today);
  const note = isEntry
    ? '另付提成'
    : perYear && `按${licence ? '许可期限' : '专利剩余期限'}折算，${perYear}`;
  const inForce = patents.filter(({ validity }) => validity === 'VALID');
  const claimed = inForce.filter(isClaimed).length;
  const wanted = listing.direction === 'DEMAND';
  const words = priceInWords(listing);
  const price = wanted ? words.replace(/^预算\s*/, '') : words;
  const name = isEntry ? '入门费' : wanted ? '预算' : '价格';
  const dealt = status === 'DEALT';
  const made = dealt && deal?.transactionType?.name;
  return (
    <Flex wrap gap="16px 48px" className={styles.listingPoints}>
      {dealt ? (
        <Dealt
          listing={listing}
          asked={`原${name === '价格' ? '报价' : name} ${price}${isEntry ? '，另付提成' : ''}`}
        />
      ) : (
        <Point title={name} note={note}>
          {price}
        </Point>
      )}
      <Point title={made ? '成交方式' : '交易方式'}>
        {orDash(made || namesOf(transactionTypes).join('、'))}
      </Point>
      {!dealt && <Validity listing={listing} today={today} />}
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
