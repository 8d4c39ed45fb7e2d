/** Codes of the figures (domain reference 1.10); POPULATION is what they are related to. */
export const STATISTICS_CODES = [
  'PAT_APPLY',
  'PAT_GRANT',
  'INV_VALID',
  'INV_PER_10K',
  'HV_INV',
  'HV_PER_10K',
  'PCT_APPLY',
  'TRANSFER',
  'LICENSE',
  'OPEN_LICENSE',
  'PLEDGE_CNT',
  'PLEDGE_AMT',
  'TM_APPLY',
  'TM_REG',
  'TM_VALID',
  'GI',
  'IP_CASE',
  'AID_CASE',
  'ADMIN_RULING',
  'ENT_WITH_PATENT',
  'AGENCY_CNT',
  'EVAL_REPORT',
  'POPULATION',
] as const;
export type StatisticsCode = (typeof STATISTICS_CODES)[number];

/** What a figure is and how it is counted. */
export interface FigureDefinition {
  readonly name: string;
  readonly unit: string;
  /** How it is counted, as sentences. */
  readonly how: string;
  /** Counted over a year, at its end, or already related to inhabitants. */
  readonly measure: 'flow' | 'stock' | 'ratio';
  /** Kinds of patents can be told apart. */
  readonly typed?: true;
  /** By filing day: the last 18 months are not all published yet. */
  readonly lagging?: true;
}

/** Definitions by code. Source: domain reference 1.10 and 5.8. */
export const FIGURES: Readonly<Record<StatisticsCode, FigureDefinition>> = {
  PAT_APPLY: {
    name: '专利申请量',
    unit: '件',
    how: '按申请日所在年统计三种专利的申请，按第一申请人地址归属地区；发明满 18 个月公布，有底纹的年份还会增加。',
    measure: 'flow',
    typed: true,
    lagging: true,
  },
  PAT_GRANT: {
    name: '专利授权量',
    unit: '件',
    how: '按授权公告日所在年统计三种专利的授权，按第一申请人地址归属地区。',
    measure: 'flow',
    typed: true,
  },
  INV_VALID: {
    name: '有效发明专利量',
    unit: '件',
    how: '年末（本年为统计日）仍维持有效的发明专利，按最近一次法律状态推定。',
    measure: 'stock',
  },
  INV_PER_10K: {
    name: '每万人口有效发明专利拥有量',
    unit: '件/万人',
    how: '有效发明专利量除以当年常住人口（万人）。',
    measure: 'ratio',
  },
  HV_INV: {
    name: '高价值发明专利拥有量',
    unit: '件',
    how: '有效发明专利中符合五种情形之一的：战略性新兴产业、在海外有同族、维持超过 10 年、实现较高质押融资金额、获国家科学技术奖或中国专利奖；一件只计一次；自 2021 年起统计。',
    measure: 'stock',
  },
  HV_PER_10K: {
    name: '每万人口高价值发明专利拥有量',
    unit: '件/万人',
    how: '高价值发明专利拥有量除以当年常住人口（万人）。',
    measure: 'ratio',
  },
  PCT_APPLY: {
    name: 'PCT 国际申请量',
    unit: '件',
    how: '按国际申请日所在年统计经受理局受理的 PCT 国际申请。',
    measure: 'flow',
  },
  TRANSFER: {
    name: '专利转让',
    unit: '次',
    how: '按登记生效日所在年统计专利权和专利申请权的转让。',
    measure: 'flow',
  },
  LICENSE: {
    name: '专利许可备案',
    unit: '次',
    how: '按备案日所在年统计实施许可合同备案。',
    measure: 'flow',
  },
  OPEN_LICENSE: {
    name: '专利开放许可',
    unit: '次',
    how: '按声明日所在年统计开放许可声明；制度自 2021 年 6 月施行，此前没有数据。',
    measure: 'flow',
  },
  PLEDGE_CNT: {
    name: '专利质押登记',
    unit: '次',
    how: '按质押登记生效日所在年统计。',
    measure: 'flow',
  },
  PLEDGE_AMT: {
    name: '专利质押融资金额',
    unit: '万元',
    how: '当年登记的专利质押合同的融资金额合计。',
    measure: 'flow',
  },
  TM_APPLY: {
    name: '商标申请量',
    unit: '件',
    how: '按申请日所在年统计，一标一类为一件。',
    measure: 'flow',
  },
  TM_REG: {
    name: '商标注册量',
    unit: '件',
    how: '按注册公告日所在年统计，一标一类为一件。',
    measure: 'flow',
  },
  TM_VALID: {
    name: '有效注册商标量',
    unit: '件',
    how: '年末有效的注册商标，一标一类为一件。',
    measure: 'stock',
  },
  GI: {
    name: '地理标志',
    unit: '件',
    how: '年末有效的地理标志保护产品、集体商标和证明商标，一件只计一次。',
    measure: 'stock',
  },
  IP_CASE: {
    name: '查处知识产权案件',
    unit: '件',
    how: '按结案日所在年统计行政部门查处的专利、商标等案件。',
    measure: 'flow',
  },
  AID_CASE: {
    name: '维权援助',
    unit: '件',
    how: '按受理日所在年统计维权援助申请。',
    measure: 'flow',
  },
  ADMIN_RULING: {
    name: '专利侵权纠纷行政裁决',
    unit: '件',
    how: '按结案日所在年统计。',
    measure: 'flow',
  },
  ENT_WITH_PATENT: {
    name: '有专利的企业数',
    unit: '家',
    how: '年末以前申请过专利的本地企业，曾用名不合并。',
    measure: 'stock',
  },
  AGENCY_CNT: {
    name: '专利代理机构数',
    unit: '家',
    how: '年末在本地执业的专利代理机构及分支机构。',
    measure: 'stock',
  },
  EVAL_REPORT: {
    name: '专利权评价报告数',
    unit: '份',
    how: '按出具日所在年统计经本平台办理的评价报告；2021 年以前没有统计。',
    measure: 'flow',
  },
  POPULATION: {
    name: '常住人口',
    unit: '万人',
    how: '年末常住人口，人均指标以它为分母。',
    measure: 'stock',
  },
};

/** The five kinds of high-value invention patents (domain reference 5.8), as records name them. */
export const HIGH_VALUE_KINDS = [
  '战略性新兴产业发明专利',
  '在海外有同族专利权',
  '维持年限超过 10 年',
  '实现较高质押融资金额',
  '获得国家科学技术奖或中国专利奖',
] as const;

/** Whether a text is one of the codes. */
export function isStatisticsCode(text: string): text is StatisticsCode {
  return STATISTICS_CODES.some((code) => code === text);
}
