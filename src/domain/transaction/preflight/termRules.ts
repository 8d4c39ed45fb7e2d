import { OPEN_LICENSE } from '../labels';
import type { TradePatent } from '../patentFacts';
import { type PreflightFinding, type PreflightListing, patentName, toField } from './finding';

/** Usual limits of an open licence (domain reference 1.5): fixed fee in 万元, royalties in percent. */
const OPEN_LICENSE_LIMITS = { fee: 2000, netSales: 20, profit: 40 } as const;

/** A licence cannot outlive the right. */
export function licenseEnd(
  { licenseTo }: PreflightListing,
  patents: readonly TradePatent[],
): PreflightFinding | undefined {
  const first = [...patents]
    .filter(({ expiryDate }) => expiryDate !== undefined)
    .sort((one, other) => (one.expiryDate ?? '').localeCompare(other.expiryDate ?? ''))[0];
  if (!first?.expiryDate || licenseTo === '' || licenseTo <= first.expiryDate) return undefined;
  return {
    rule: 'LICENSE_END',
    level: 'block',
    sentence: `许可期限到 ${licenseTo}，超过了最早到期的专利${patentName(first)}的期满终止日 ${first.expiryDate}。`,
    remedy: `请把许可期限的终止日改为 ${first.expiryDate} 或更早。`,
    ...toField('licenseTo', '改许可期限'),
  };
}

/** Fees of open licences above the usual limits are looked at twice (domain reference 1.5). */
export function feeLimit(listing: PreflightListing): PreflightFinding | undefined {
  const { transactionTypeIds, priceMode, priceMin, priceMax, royaltyRate, royaltyBase } = listing;
  if (!transactionTypeIds.includes(OPEN_LICENSE)) return undefined;
  const { fee, netSales, profit } = OPEN_LICENSE_LIMITS;
  const price = priceMode === 'RANGE' ? (priceMax ?? priceMin) : priceMin;
  const named = priceMode === 'FIXED' || priceMode === 'RANGE';
  const over = (sentence: string, path: string): PreflightFinding => ({
    rule: 'FEE_LIMIT',
    level: 'warn',
    sentence,
    remedy: '请核对数字；确需高于一般标准的，请备好许可使用费的估算依据，审核时可能需要。',
    ...toField(path, '核对数字'),
  });
  if (named && price !== undefined && price > fee) {
    return over(`开放许可使用费 ${price} 万元，高于一般不超过的 ${fee} 万元。`, 'priceMin');
  }
  if (royaltyRate === undefined) return undefined;
  if (royaltyBase === 'NET_SALES' && royaltyRate > netSales) {
    return over(
      `提成比例 ${royaltyRate}%，高于一般不超过净销售额 ${netSales}% 的标准。`,
      'royaltyRate',
    );
  }
  return royaltyBase === 'PROFIT' && royaltyRate > profit
    ? over(`提成比例 ${royaltyRate}%，高于一般不超过利润额 ${profit}% 的标准。`, 'royaltyRate')
    : undefined;
}

/** Open terms for everyone cannot be negotiated (Patent Law, Article 50: fee and way of payment). */
export function openNegotiable(listing: PreflightListing): PreflightFinding | undefined {
  return listing.transactionTypeIds.includes(OPEN_LICENSE) && listing.priceMode === 'NEGOTIABLE'
    ? {
        rule: 'NEGOTIABLE',
        level: 'block',
        sentence: '开放许可对任何人条件相同，须写明许可使用费标准，不能面议。',
        remedy: '请把报价方式改为一口价或免费许可，并选择支付方式。',
        ...toField('priceMode', '改报价方式'),
      }
    : undefined;
}

/** Listings without a price are the least answered; a value evaluation gives a range. */
export function negotiable(
  listing: PreflightListing,
  [first]: readonly TradePatent[],
): PreflightFinding | undefined {
  if (listing.priceMode !== 'NEGOTIABLE' || !first || first.number === '') return undefined;
  return {
    rule: 'NEGOTIABLE',
    level: 'warn',
    sentence: '只写“面议”，对方难以判断是否值得联系。',
    remedy: '可以先做价值评价，再填写价格区间。',
    target: { to: 'apply', process: 'JZPJ', patent: first.number },
    targetLabel: '做价值评价',
  };
}
