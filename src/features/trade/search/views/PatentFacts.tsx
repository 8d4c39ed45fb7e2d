import { Tag } from 'antd';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import { termLeftInWords } from '@/domain/transaction/price';
import type { ListedPatent, ListingRow } from '@/services/data/transaction';
import { isClaimed, validityText } from './validityText';

type Offer = Pick<ListingRow, 'patents' | 'patentCount' | 'expiryDate'>;

/** Whether a patent of those delivered has lapsed; a row of a list has the first three. */
export function hasLapsed({ patents }: Pick<ListingRow, 'patents'>): boolean {
  return patents.some(({ validity }) => validity === 'INVALID');
}

interface StatusProps {
  patent: ListedPatent;
  /** It has been said whether it is in force. */
  told?: boolean;
}

/** Whether a patent is in force, and who says so where no record does. */
export function PatentValidity({ patent }: Pick<StatusProps, 'patent'>) {
  const { validity } = patent;
  const claimed = validity !== 'INVALID' && isClaimed(patent) && validityText(patent);
  if (claimed) return <Tag>{claimed}</Tag>;
  if (!validity) return '有效性 —';
  return (
    <span className="ipr-status" data-status={validity}>
      {validity === 'INVALID' ? '专利已失效' : VALIDITY[validity]}
    </span>
  );
}

/** The same with the event that says so and its day. */
export function PatentStatus({ patent, told = false }: StatusProps) {
  const { legalStatus, legalStatusDate } = patent;
  return (
    <span className="ipr-fact">
      {!told && <PatentValidity patent={patent} />}{' '}
      {legalStatus && (
        <span className="ipr-note">
          {legalStatus} <span className="ipr-num ipr-nowrap">{legalStatusDate}</span>
        </span>
      )}
    </span>
  );
}

interface Props {
  row: Offer;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The sign of the listing has said that the right has ended. */
  told?: boolean;
}

/** The patents of an offer: the first one's number, kind and status, and how many there are. */
export function PatentFacts({ row, today, told = false }: Props) {
  const [first] = row.patents;
  if (!first) return null;
  const { applicationNumber, patentType } = first;
  const { patentCount = 0 } = row;
  const repeats = told && patentCount <= 1;
  const lapsedElsewhere = first.validity !== 'INVALID' && hasLapsed(row);
  return (
    <>
      <p className="ipr-facts">
        {applicationNumber && <span className="ipr-fact ipr-num">{applicationNumber}</span>}
        {patentType && <span className="ipr-fact">{PATENT_TYPES[patentType]}</span>}
        {((first.validity && !repeats) || first.legalStatus) && (
          <PatentStatus patent={first} told={repeats} />
        )}
      </p>
      <p className="ipr-facts">
        {patentCount > 1 && (
          <span className="ipr-fact">
            专利包，共 <span className="ipr-num">{patentCount}</span> 件
          </span>
        )}
        {lapsedElsewhere && (
          <span className="ipr-status" data-status="INVALID">
            包内有专利已失效
          </span>
        )}
        <TermLeft row={row} today={today} />
      </p>
    </>
  );
}

/** What is left of a term: `剩 14.1 年`, `已届满`; undefined for a day that is none. */
export function leftInWords(expiryDate: string, today: string): string | undefined {
  const left = termLeftInWords(expiryDate, today);
  return left === undefined || expiryDate <= today ? left : `剩 ${left}`;
}

/** When the shortest-lived patent ends, and what is left of it; nothing is left of a lapsed one. */
function TermLeft({ row, today }: { row: Offer; today: string }) {
  const { expiryDate, patentCount = 0 } = row;
  if (!expiryDate) return null;
  const left = hasLapsed(row) ? undefined : leftInWords(expiryDate, today);
  return (
    <span className="ipr-fact">
      {hasLapsed(row) ? '原期限到' : patentCount > 1 ? '专利最早到期' : '专利到期'}{' '}
      <span className="ipr-num">{expiryDate}</span>
      {left !== undefined && `（${left}）`}
    </span>
  );
}
