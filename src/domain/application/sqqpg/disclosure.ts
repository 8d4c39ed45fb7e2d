import { addMonths, isoDay, parseIsoDay } from '../../calendar';
import { textOf } from '../../form/asked';
import type { FormOption, PlainField } from '../../form/description';

/** Months before the filing date within which some disclosures do no harm (Patent Law, article 24). */
const GRACE_MONTHS = 6;

/** How it became known, and whether the law excuses that (Patent Law, article 24). */
export const WAYS: readonly (FormOption & { readonly excused?: true })[] = [
  {
    value: 'EXHIBITION',
    label: '中国政府主办或承认的国际展览会首次展出',
    excused: true,
  },
  {
    value: 'CONFERENCE',
    label: '规定的学术会议或技术会议首次发表',
    hint: '国务院有关主管部门或全国性学术团体组织召开的会议',
    excused: true,
  },
  { value: 'LEAK', label: '他人未经申请人同意泄露', excused: true },
  {
    value: 'EMERGENCY',
    label: '国家出现紧急状态或非常情况时为公共利益首次公开',
    excused: true,
  },
  { value: 'PAPER', label: '论文、网络或其他出版物' },
  { value: 'SALE', label: '销售、试用或展销' },
  { value: 'OTHER', label: '其他' },
];

/** A disclosure measured against the grace period. */
export interface GraceReckoning {
  /**
   * `open`: excused when the application is filed by `lastDay`; `over`: the six months have gone;
   * `none`: the law does not excuse this way of disclosure.
   */
  readonly state: 'open' | 'over' | 'none';
  /** Last day on which an application can still claim the grace period, `YYYY-MM-DD`. */
  readonly lastDay: string;
  /** Calendar days from today to that day; negative when it has gone. */
  readonly daysLeft: number;
}

const DAY = 86_400_000;

/**
 * How a disclosure stands against the grace period of six months before the filing date (domain
 * reference 2.7; Patent Law, article 24). Days off are not made up for: the earlier day is safe.
 *
 * @param day of the disclosure, `YYYY-MM-DD`
 * @param way key of `WAYS`; one that is not known counts as not excused
 * @param today `YYYY-MM-DD`
 * @returns undefined when a day does not exist
 */
export function graceReckoning(
  day: string,
  way: string,
  today: string,
): GraceReckoning | undefined {
  const disclosed = parseIsoDay(day);
  if (disclosed === null || parseIsoDay(today) === null) return undefined;
  const lastDay = isoDay(addMonths(disclosed, GRACE_MONTHS));
  const daysLeft = Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY);
  if (daysLeft < 0) return { state: 'over', lastDay, daysLeft };
  const excused = WAYS.some(({ value, excused: is }) => is === true && value === way);
  return { state: excused ? 'open' : 'none', lastDay, daysLeft };
}

/** The reckoning in one sentence for the applicant. */
export function graceInWords({ state, lastDay, daysLeft }: GraceReckoning): string {
  if (state === 'over') {
    return '公开已超过 6 个月，可能丧失新颖性；请评估未公开的改进，或考虑其他保护方式';
  }
  if (state === 'none') {
    return '这种公开不在宽限期的情形之内，可能丧失新颖性；请在评估中写明公开了哪些内容';
  }
  return `可以主张宽限期：最迟在 ${lastDay} 提出申请，还有 ${daysLeft} 天，并按规定声明和提交证明`;
}

const isDisclosed = ({ disclosed }: Readonly<Record<string, unknown>>) => disclosed === true;

/** Whether and how the technology has become known (domain reference 2.7). */
export const disclosureFields: readonly PlainField[] = [
  {
    kind: 'yesNo',
    key: 'disclosed',
    label: '是否已公开',
    hint: '发表、展出、销售、网上发布、对没有保密义务的人展示，都算公开',
    required: true,
  },
  {
    kind: 'date',
    key: 'disclosureDate',
    label: '公开日期',
    hint: '有多次的，填最早的一次',
    required: true,
    when: isDisclosed,
    check: (day, _, { today }) => (day > today ? '公开日期不能晚于今天' : undefined),
    warn: ({ disclosureDate, way }, { today }) => {
      const reckoning = graceReckoning(textOf(disclosureDate), textOf(way), today);
      return reckoning?.state === 'over' ? graceInWords(reckoning) : undefined;
    },
  },
  {
    kind: 'radio',
    key: 'way',
    label: '公开方式',
    required: true,
    when: isDisclosed,
    options: WAYS.map(({ value, label, hint }) => ({ value, label, ...(hint && { hint }) })),
    warn: ({ disclosureDate, way }, { today }) => {
      const reckoning = graceReckoning(textOf(disclosureDate), textOf(way), today);
      return way === undefined || reckoning === undefined || reckoning.state === 'over'
        ? undefined
        : graceInWords(reckoning);
    },
  },
];
