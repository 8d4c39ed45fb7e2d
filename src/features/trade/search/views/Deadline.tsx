import type { ListingRow, ListingStatus } from '@/services/data/transaction';

const DAY = 86_400_000;

/** Days left from which on a deadline is near. */
const NEAR = 30;

/** It ended before its day: none are left. */
const OVER: readonly (ListingStatus | undefined)[] = ['DEALT', 'OFFLINE', 'BLOCKED'];

/** Until when a listing stands, and the days left; word, colour and shape tell one that is near. */
export function Deadline({
  row: { validUntil, status },
  today,
  name = '信息有效期至 ',
}: {
  row: Pick<ListingRow, 'validUntil' | 'status'>;
  today: string;
  /** What it is; '' below a heading that says it. */
  name?: string;
}) {
  if (!validUntil) return <span className="ipr-fact">{name}—</span>;
  if (OVER.includes(status)) {
    return (
      <span className="ipr-fact">
        <span className="ipr-num ipr-nowrap">
          {name}
          {validUntil}
        </span>
      </span>
    );
  }
  const left = Math.round((Date.parse(validUntil) - Date.parse(today)) / DAY);
  const words = left < 0 ? '已过期' : left === 0 ? '今天到期' : `剩 ${left} 天`;
  return (
    <span className="ipr-fact">
      <span className="ipr-num ipr-nowrap">
        {name}
        {validUntil}
      </span>
      {left > NEAR ? <wbr /> : ' '}
      {left > NEAR ? (
        <span className="ipr-num ipr-nowrap">（{words}）</span>
      ) : (
        <span className="ipr-status" data-status={left < 0 ? 'ended' : 'soon'}>
          {words}
        </span>
      )}
    </span>
  );
}
