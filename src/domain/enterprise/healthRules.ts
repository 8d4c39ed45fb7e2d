import type { PatentType, Validity } from '../patentLabels';

/** What the rules read of a patent; what is not known is absent, undefined or '' (contract: HealthPatent). */
export interface HealthPatent {
  readonly id: string;
  readonly title: string;
  readonly applicationNumber?: string;
  readonly patentType?: PatentType;
  readonly validity?: Validity;
  readonly filingDate?: string;
  readonly grantDate?: string;
  readonly expiryDate?: string;
  readonly inventorCount?: number;
  readonly familyAbroad?: boolean;
  readonly legalEvents?: readonly { date: string; code?: string; name: string; detail?: string }[];
  readonly fees?: readonly {
    annualYear: number | undefined;
    dueDate: string;
    status: 'PAID' | 'UNPAID' | 'LATE' | 'LAPSED' | undefined;
  }[];
  readonly pledges?: readonly {
    from: string;
    pledgee?: string;
    to?: string;
    releaseDate?: string;
  }[];
  readonly licenses?: readonly { licensee: string; kind?: string; to?: string }[];
}

/** What is known of a patent, by the names of the page. */
const HEALTH_FIELDS: Partial<Record<keyof HealthPatent, string>> = {
  validity: '法律状态',
  fees: '年费记录',
  legalEvents: '法律事件',
  expiryDate: '届满日',
  pledges: '质押记录',
  licenses: '许可记录',
  filingDate: '申请日',
  familyAbroad: '同族',
  patentType: '专利类型',
  inventorCount: '发明人',
  grantDate: '授权日',
};

/** Services of the portal that help with what a rule finds. */
export type HelpingService =
  | 'VALUE'
  | 'STABILITY'
  | 'PRE_APPLY'
  | 'TRANSACTION'
  | 'AID'
  | 'EVALUATION_REPORT';

export type HealthKey =
  | 'FEE_LATE'
  | 'FEE_DUE'
  | 'RESTORABLE'
  | 'LAPSED'
  | 'EXPIRING'
  | 'PARTLY_INVALID'
  | 'PLEDGED'
  | 'LICENSE_ENDING'
  | 'PRIORITY_OPEN'
  | 'NO_FAMILY'
  | 'SINGLE_INVENTOR'
  | 'UNUSED';

/** What a rule looks for, as the page words it. */
export interface HealthRule {
  readonly title: string;
  /** What exactly is counted; stands under the number. */
  readonly definition: string;
  /** What to do about it. */
  readonly advice: string;
  readonly service: HelpingService;
  /** How much it matters; never shown by colour alone. */
  readonly urgency: 'NOW' | 'SOON' | 'CONSIDER';
}

/** The rules, the most urgent first. Terms: Patent Law, Articles 29, 42 and 44; Rules 6 and 115. */
export const HEALTH_RULES: readonly (HealthRule & { readonly key: HealthKey })[] = [
  {
    key: 'FEE_LATE',
    title: '年费逾期',
    definition: '有效专利中年费已过缴费日、没有缴纳记录的',
    advice:
      '仍在 6 个月滞纳期内的请尽快缴纳年费和滞纳金，滞纳期已满的请核对是否已经缴纳；不确定是否值得维持的，可先做价值评价',
    service: 'VALUE',
    urgency: 'NOW',
  },
  {
    key: 'RESTORABLE',
    title: '可请求恢复权利',
    definition: '因未缴年费终止、公告不超过 2 个月的',
    advice: '恢复期限一般为收到终止通知之日起 2 个月，请尽快办理，可申请维权援助',
    service: 'AID',
    urgency: 'NOW',
  },
  {
    key: 'FEE_DUE',
    title: '年费待缴',
    definition: '有效专利中 3 个月内应缴年费的',
    advice: '请按期缴纳；不确定是否值得维持的，可先做价值评价',
    service: 'VALUE',
    urgency: 'SOON',
  },
  {
    key: 'EXPIRING',
    title: '即将到期',
    definition: '有效专利中 12 个月内保护期限届满的',
    advice: '届满后不再受保护，可提前评估后续改进方案能否申请专利',
    service: 'PRE_APPLY',
    urgency: 'SOON',
  },
  {
    key: 'LICENSE_ENDING',
    title: '许可即将到期',
    definition: '有效专利中备案许可在 6 个月内到期的',
    advice: '可与被许可人续约，或重新发布许可信息',
    service: 'TRANSACTION',
    urgency: 'SOON',
  },
  {
    key: 'PRIORITY_OPEN',
    title: '海外布局窗口',
    definition: '申请未满 12 个月、尚无海外同族的发明和实用新型',
    advice: '12 个月内可要求优先权向国外申请，可先做申请前评估',
    service: 'PRE_APPLY',
    urgency: 'SOON',
  },
  {
    key: 'PARTLY_INVALID',
    title: '部分无效',
    definition: '有效专利中曾被宣告部分无效的',
    advice: '主张权利前建议做稳定性评估',
    service: 'STABILITY',
    urgency: 'CONSIDER',
  },
  {
    key: 'PLEDGED',
    title: '质押中',
    definition: '有效专利中质押登记尚未注销的',
    advice: '质押期间转让、许可须经质权人同意；续贷可重新做价值评价',
    service: 'VALUE',
    urgency: 'CONSIDER',
  },
  {
    key: 'LAPSED',
    title: '因欠费失效',
    definition: '近 3 年因未缴年费终止的',
    advice: '请核对是否为主动放弃，并评估其余专利的维持价值',
    service: 'VALUE',
    urgency: 'CONSIDER',
  },
  {
    key: 'SINGLE_INVENTOR',
    title: '单一发明人',
    definition: '有效发明和实用新型中发明人只有一名的',
    advice: '技术集中于一人，建议围绕核心方案补充布局',
    service: 'PRE_APPLY',
    urgency: 'CONSIDER',
  },
  {
    key: 'NO_FAMILY',
    title: '无海外同族',
    definition: '有效发明中在国外没有同族的',
    advice: '优先权期已过的不能再要求优先权，出口前建议做稳定性与风险评估',
    service: 'STABILITY',
    urgency: 'CONSIDER',
  },
  {
    key: 'UNUSED',
    title: '长期未运用',
    definition: '授权满 3 年、没有备案许可也没有质押的有效专利',
    advice: '可在交易平台发布转让或许可信息',
    service: 'TRANSACTION',
    urgency: 'CONSIDER',
  },
];

/** What a patent of a rule needs to be told, in the order in which it is asked for. */
const NEEDS: Readonly<Record<HealthKey, readonly (keyof HealthPatent)[]>> = {
  FEE_LATE: ['validity', 'fees'],
  FEE_DUE: ['validity', 'fees'],
  RESTORABLE: ['validity', 'legalEvents'],
  LAPSED: ['validity', 'legalEvents'],
  EXPIRING: ['validity', 'expiryDate'],
  PARTLY_INVALID: ['validity', 'legalEvents'],
  PLEDGED: ['validity', 'pledges'],
  LICENSE_ENDING: ['validity', 'licenses'],
  PRIORITY_OPEN: ['filingDate', 'familyAbroad', 'patentType'],
  NO_FAMILY: ['validity', 'patentType', 'familyAbroad'],
  SINGLE_INVENTOR: ['validity', 'inventorCount', 'patentType'],
  UNUSED: ['validity', 'grantDate', 'licenses', 'pledges'],
};

/**
 * What is not told of patents that a rule could not judge, the most frequent first.
 *
 * @param patents those that it could not judge
 */
export function missingOf(key: HealthKey, patents: readonly HealthPatent[]) {
  const counts = NEEDS[key].flatMap((field) => {
    const count = patents.filter((patent) => patent[field] === undefined).length;
    return count > 0 ? [{ what: HEALTH_FIELDS[field] ?? field, count }] : [];
  });
  // All fields are there, but not all of what stands in them.
  if (counts.length === 0 && patents.length > 0) return [{ what: '明细', count: patents.length }];
  return counts.sort((a, b) => b.count - a.count);
}
