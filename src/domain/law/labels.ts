/** Levels of law, the highest first (domain reference 1.2). */
export const LAW_CATEGORIES = {
  LAW: '法律',
  ADMIN_REG: '行政法规',
  JUDICIAL: '司法解释',
  DEPT_RULE: '部门规章',
  LOCAL_REG: '地方性法规',
  LOCAL_RULE: '地方政府规章',
  NORMATIVE: '规范性文件',
  TREATY: '国际条约',
} as const;

/** What a law is about (domain reference 1.2). */
export const LAW_TOPICS = {
  PATENT: '专利',
  TRADEMARK: '商标',
  GI: '地理标志',
  COPYRIGHT: '著作权',
  SECRET: '商业秘密',
  UNFAIR: '反不正当竞争',
  PLANT: '植物新品种',
  LAYOUT: '集成电路布图',
  GENERAL: '综合',
} as const;

export type LawTopic = keyof typeof LAW_TOPICS;
