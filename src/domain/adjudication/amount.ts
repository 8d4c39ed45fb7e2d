import type { RulingResult } from './labels';

/** Claimed and awarded sums in yuan; null where the document names none. */
export interface Amounts {
  readonly claimAmount: number | null;
  readonly awardAmount: number | null;
  readonly result: RulingResult | null;
}

const trimmed = (value: number): string => String(Number(value.toFixed(2)));

/** A sum as it is spoken: `3,500 元`, `50 万元`, `1.2 亿元`. */
export function amountText(yuan: number): string {
  const size = Math.abs(yuan);
  if (size >= 99_995_000) return `${trimmed(yuan / 100_000_000)} 亿元`;
  if (size >= 10_000) return `${trimmed(yuan / 10_000)} 万元`;
  const [whole = '', cents] = trimmed(yuan).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents === undefined ? grouped : `${grouped}.${cents}`} 元`;
}

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** One to four digits in capitals, without the zero in front. */
function groupInCapitals(group: number): string {
  let text = '';
  let gap = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit === 0) gap = text !== '';
    else {
      text += `${gap ? '零' : ''}${DIGITS.charAt(digit)}${PLACES[place]}`;
      gap = false;
    }
  }
  return text;
}

/** More digits are not kept whole by the numbers of a browser together with two decimals. */
const MOST = 9_999_999_999_999;

/**
 * A sum in capitals as judgments and receipts write it: `伍拾万元整`, `壹仟零伍元贰角`. Rounded to
 * cents (rules of the People's Bank on bills).
 *
 * @throws RangeError below zero or above 9,999,999,999,999
 */
export function amountInCapitals(yuan: number): string {
  if (!(yuan >= 0 && yuan <= MOST)) throw new RangeError(`not a sum in yuan: ${yuan}`);
  const cents = Math.round(yuan * 100);
  let rest = Math.floor(cents / 100);
  const groups: number[] = [];
  for (; rest > 0; rest = Math.floor(rest / 10_000)) groups.unshift(rest % 10_000);
  let text = '';
  let gap = false;
  groups.forEach((group, index) => {
    if (group === 0) {
      gap = true;
      return;
    }
    const zero = text !== '' && (gap || group < 1000);
    text += `${zero ? '零' : ''}${groupInCapitals(group)}${GROUPS[groups.length - 1 - index]}`;
    gap = false;
  });
  const tenth = Math.floor(cents / 10) % 10;
  const hundredth = cents % 10;
  if (tenth === 0 && hundredth === 0) return `${text || '零'}元整`;
  const head = text === '' ? '' : `${text}元`;
  const first = tenth > 0 ? `${DIGITS.charAt(tenth)}角` : head === '' ? '' : '零';
  return `${head}${first}${hundredth > 0 ? `${DIGITS.charAt(hundredth)}分` : '整'}`;
}

/**
 * The sum that was awarded and what it is of the claim: `判赔 50 万元` and `为诉请 200 万元的 25.0%`, which
 * is '' without a claim. Null where no sum is known to be awarded.
 */
export function awardParts({
  claimAmount,
  awardAmount,
}: Pick<Amounts, 'claimAmount' | 'awardAmount'>): readonly [sum: string, share: string] | null {
  if (!awardAmount) return null;
  const sum = `判赔 ${amountText(awardAmount)}`;
  if (claimAmount === null || claimAmount <= 0) return [sum, ''];
  if (awardAmount === claimAmount) return [sum, '全额支持诉请'];
  const rounded = ((awardAmount * 100) / claimAmount).toFixed(1);
  // What falls short of the claim by a little is not the whole of it.
  const share = rounded === '100.0' && awardAmount < claimAmount ? '99.9' : rounded;
  return [sum, `为诉请 ${amountText(claimAmount)}的 ${share}%`];
}

/**
 * What became of the money in one sentence without full stop: `判赔 50 万元，为诉请 200 万元的 25.0%`.
 * Null when the document speaks of no sum.
 */
export function awardSentence(amounts: Amounts): string | null {
  const { claimAmount, awardAmount, result } = amounts;
  if (claimAmount === null && awardAmount === null) return null;
  if (awardAmount === null) {
    const withdrawn = result === 'WITHDRAW' ? '，原告撤诉' : '';
    return `诉请 ${amountText(claimAmount ?? 0)}，未见判赔金额${withdrawn}`;
  }
  if (awardAmount === 0) {
    return claimAmount === null ? '未判赔' : `诉请 ${amountText(claimAmount)}，未判赔`;
  }
  return awardParts(amounts)?.filter(Boolean).join('，') ?? null;
}
