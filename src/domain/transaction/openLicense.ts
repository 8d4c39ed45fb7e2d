import { addMonths, isoDay, parseIsoDay, previousDay } from '../calendar';
import { PAY_METHODS, type PayMethod, ROYALTY_BASES, type RoyaltyBase } from './labels';
import { tenThousands } from './price';

/** How a taker of an open licence pays; amounts in 万元 (Patent Law, Article 50). */
export interface LicenseTerms {
  readonly payMethod: Exclude<PayMethod, 'EQUITY'>;
  /** Whole fee (LUMP, INSTALMENT), or the entry fee (ENTRY_ROYALTY). */
  readonly fee?: number | undefined;
  /** Percent of the base (ROYALTY, ENTRY_ROYALTY). */
  readonly royaltyRate?: number | undefined;
  readonly royaltyBase?: RoyaltyBase | undefined;
  /** What the taker expects of the base in a whole year, in 万元. */
  readonly yearlyBase?: number | undefined;
}

/** From and to, both included, `YYYY-MM-DD`; '' for an end that is not known. */
export interface LicensePeriod {
  readonly from: string;
  readonly to: string;
}

/** A year of the licence; amounts in 万元 with two decimals. */
interface LicenseYear extends LicensePeriod {
  /** Counted from 1. */
  readonly year: number;
  readonly fixed: number;
  readonly royalty: number;
  readonly sum: number;
}

/** What an open licence costs. */
export interface LicensePlan {
  readonly years: readonly LicenseYear[];
  /** 万元 */
  readonly total: number;
  /** Total over the length of the licence, in 万元 a year. */
  readonly perYear: number;
}

/** Most years that are laid out; no right lasts longer. */
const MOST_YEARS = 20;

/** Hundredths of 万元, so that sums are exact. */
const units = (amount: number | undefined) => Math.round((amount ?? 0) * 100);

const DAY = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const daysIn = ({ from, to }: LicensePeriod) => (timeOf(to) - timeOf(from)) / DAY + 1;

/** The years of a period, the last of them perhaps not whole. */
function yearsOf({ from, to }: LicensePeriod): { period: LicensePeriod; share: number }[] {
  const start = parseIsoDay(from);
  if (!start || !parseIsoDay(to) || to < from) return [];
  const years: { period: LicensePeriod; share: number }[] = [];
  for (let year = 0; year < MOST_YEARS; year++) {
    const begin = isoDay(addMonths(start, year * 12));
    if (begin > to) break;
    const whole = { from: begin, to: isoDay(previousDay(addMonths(start, (year + 1) * 12))) };
    const period = { from: begin, to: whole.to < to ? whole.to : to };
    years.push({ period, share: daysIn(period) / daysIn(whole) });
  }
  return years;
}

/** What falls on each year, in hundredths of 万元. */
function fixedParts({ payMethod, fee }: LicenseTerms, count: number): number[] {
  const whole = units(fee);
  if (payMethod === 'INSTALMENT') {
    const part = Math.floor(whole / count);
    return Array.from({ length: count }, (_, year) =>
      year === 0 ? whole - part * (count - 1) : part,
    );
  }
  const first = payMethod === 'LUMP' || payMethod === 'ENTRY_ROYALTY' ? whole : 0;
  return Array.from({ length: count }, (_, year) => (year === 0 ? first : 0));
}

/**
 * What a taker pays year by year and in all (portal features 4b.3). The licence ends with the right
 * at the latest; royalties of a year that is not whole count by its days.
 *
 * @param expiryDate last day of the shortest-lived patent, where it is known
 * @returns undefined when nothing is left of the period
 */
export function licensePlan(
  terms: LicenseTerms,
  { from, to }: LicensePeriod,
  expiryDate?: string,
): LicensePlan | undefined {
  const end = expiryDate !== undefined && expiryDate < to ? expiryDate : to;
  const parts = yearsOf({ from, to: end });
  if (parts.length === 0) return undefined;
  const withRoyalty = terms.payMethod === 'ROYALTY' || terms.payMethod === 'ENTRY_ROYALTY';
  const royaltyOfYear = withRoyalty
    ? ((terms.yearlyBase ?? 0) * (terms.royaltyRate ?? 0)) / 100
    : 0;
  const fixed = fixedParts(terms, parts.length);
  const years = parts.map(({ period, share }, index): LicenseYear => {
    const own = fixed[index] ?? 0;
    const royalty = units(royaltyOfYear * share);
    return {
      year: index + 1,
      ...period,
      fixed: own / 100,
      royalty: royalty / 100,
      sum: (own + royalty) / 100,
    };
  });
  const total = years.reduce((sum, year) => sum + units(year.sum), 0);
  const length = parts.reduce((sum, { share }) => sum + share, 0);
  return { years, total: total / 100, perYear: Math.round(total / length) / 100 };
}

/** Standard and way of payment in one sentence, as the statement has it. */
export function feeInWords(terms: LicenseTerms): string {
  const { payMethod, fee, royaltyRate, royaltyBase } = terms;
  const royalty =
    royaltyRate === undefined
      ? '提成比例待定'
      : `按${royaltyBase ? ROYALTY_BASES[royaltyBase] : '约定基数'}的 ${royaltyRate}% 提成，每年结算一次`;
  const amount = fee === undefined ? '金额待定' : `${tenThousands(fee)} 万元`;
  switch (payMethod) {
    case 'FREE':
      return '免费许可，被许可人无须支付许可使用费';
    case 'LUMP':
      return `许可使用费 ${amount}，${PAY_METHODS.LUMP}`;
    case 'INSTALMENT':
      return `许可使用费共 ${amount}，在许可期限内按年分期支付`;
    case 'ROYALTY':
      return royalty;
    case 'ENTRY_ROYALTY':
      return `入门费 ${amount}，另${royalty}`;
  }
}

/** A patent of a statement. */
interface DeclaredPatent {
  /** `202119900001.9` */
  readonly applicationNumber: string;
  readonly title: string;
}

/** What a statement of an open licence is made from. */
export interface Declaration {
  readonly patents: readonly DeclaredPatent[];
  readonly holders: readonly string[];
  readonly terms: LicenseTerms;
  readonly period: LicensePeriod;
  /** Where the licence holds, e.g. 中国. */
  readonly area?: string | undefined;
}

/** A line of the statement: what it is about and what it says. */
export interface DeclarationLine {
  readonly label: string;
  readonly text: string;
}

/** What is filled in by hand. */
const BLANK = '________';

/**
 * The draft of a statement of an open licence with what it must say: number, holder, standard and
 * way of payment, period, and what else needs saying (Patent Law, Article 50; Implementing
 * Regulations, Rule 85). Facts that are not known are left as blanks to fill in.
 */
export function openLicenseStatement({
  patents,
  holders,
  terms,
  period,
  area,
}: Declaration): DeclarationLine[] {
  const listed = patents.map(
    ({ applicationNumber, title }) => `ZL ${applicationNumber || BLANK}《${title || BLANK}》`,
  );
  return [
    { label: '专利号和名称', text: listed.join('；') || BLANK },
    { label: '专利权人', text: holders.join('、') || BLANK },
    { label: '许可使用费标准和支付方式', text: feeInWords(terms) },
    { label: '许可期限', text: `${period.from} 至 ${period.to || BLANK}，不超过专利权的有效期` },
    { label: '许可地域', text: area || BLANK },
    {
      label: '许可性质',
      text: '愿意许可任何单位或者个人实施；实施期间可以给予普通许可，不给予独占或者排他许可',
    },
    {
      label: '取得许可的方式',
      text: '被许可人以书面方式通知专利权人，并按上述标准和方式支付许可使用费后，取得专利实施许可',
    },
    {
      label: '撤回',
      text: '撤回开放许可声明以书面方式提出，经公告撤回的，不影响在先给予的开放许可的效力',
    },
    {
      label: '声明',
      text: '专利权有效，不处于独占、排他许可备案期内，没有未经质权人同意的质押；实用新型、外观设计专利已附专利权评价报告',
    },
    { label: '专利权人签章和日期', text: BLANK },
  ];
}
