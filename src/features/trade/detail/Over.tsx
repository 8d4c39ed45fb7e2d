import styles from '@/components/request/request.module.css';
import { todayInChina } from '@/domain/calendar';
import { titleText } from '@/domain/titleText';
import type { Listing } from '@/services/data/transaction';

/** What is over, in a sentence; undefined while it is offered. */
function sentenceOf({ status, endTime, validUntil, deal }: Listing): string | undefined {
  const day = endTime ? `于 ${endTime.slice(0, 10)} ` : '';
  switch (status) {
    case 'OFFLINE':
      return `发布人${day}已将这条信息下架，不再接受联系。`;
    case 'EXPIRED':
      return `这条信息${validUntil && `的有效期到 ${validUntil}，`}已经过期，不再接受联系。`;
    case 'DEALT': {
      const made = [deal?.month, deal?.transactionType?.name].filter(Boolean).join('，');
      return `这条信息已成交${made && `（${made}）`}，不再接受联系。`;
    }
    default:
      return undefined;
  }
}

/** Says that a listing is over and what can still be seen; that a patent of it has lapsed. */
export function Over({ listing }: { listing: Listing }) {
  const over = sentenceOf(listing);
  const lapsed = listing.patents.filter(({ validity }) => validity === 'INVALID');
  return (
    <>
      {over && (
        <div className={styles.viewNotice} data-tone="attention" role="status">
          <p>
            {over}
            下面仍可查看发布时的内容、专利的最新状态和相似的信息。
          </p>
        </div>
      )}
      {lapsed.length > 0 && (
        <div className={styles.viewNotice} data-tone="attention" role="status">
          <p>
            <strong>专利已失效：</strong>
            {lapsed
              .map(({ applicationNumber: number, title }) =>
                number ? `${titleText(title)}（${number}）` : titleText(title),
              )
              .join('、')}
            。失效的专利不能再转让或许可，任何人都可以实施；请在交易前核对。核对日期{' '}
            {todayInChina()}。
          </p>
        </div>
      )}
    </>
  );
}
