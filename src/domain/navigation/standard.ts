/** Kinds of patent navigation (domain reference 1.9). */
export const NAV_TYPES = {
  REGION: '区域规划',
  INDUSTRY: '产业规划',
  ENTERPRISE: '企业经营',
  RD: '研发活动',
  TALENT: '人才管理',
} as const;
export type NavType = keyof typeof NAV_TYPES;

/** A part of the national standard for patent navigation. */
export interface StandardPart {
  /** As it is cited. */
  readonly number: string;
  readonly title: string;
}

const PARTS: Readonly<Record<NavType, number>> = {
  REGION: 2,
  INDUSTRY: 3,
  ENTERPRISE: 4,
  RD: 5,
  TALENT: 6,
};

const part = (number: number, title: string): StandardPart => ({
  number: `GB/T 39551.${number}—2020`,
  title: `专利导航指南 第 ${number} 部分：${title}`,
});

/** The parts that a subject of a kind follows: the general one and its own. */
export function standardParts(type: NavType): readonly [general: StandardPart, own: StandardPart] {
  return [part(1, '总则'), part(PARTS[type], NAV_TYPES[type])];
}

/** Steps of a navigation by the general part of the standard, and what shows them on the page. */
export const NAVIGATION_STEPS: readonly { readonly step: string; readonly shown: string }[] = [
  { step: '项目启动', shown: '专题的范围、类别和数据截至日' },
  { step: '信息采集与数据处理', shown: '每个环节公开的检索式和件数' },
  { step: '专利导航分析', shown: '指标、图表和技术矩阵' },
  { step: '成果产出', shown: '导航结论和报告' },
  { step: '成果运用', shown: '企业、供给与需求的入口' },
];
