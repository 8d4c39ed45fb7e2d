/** States of registration (domain reference 1.4). */
export const ENTERPRISE_STATUS = {
  EXISTING: '存续',
  OPERATING: '在业',
  REVOKED: '吊销',
  CANCELLED: '注销',
  MOVED: '迁出',
} as const;

export type EnterpriseStatus = keyof typeof ENTERPRISE_STATUS;

/** Sizes of the statistics of the state. */
export const ENTERPRISE_SCALES = {
  LARGE: '大型',
  MEDIUM: '中型',
  SMALL: '小型',
  MICRO: '微型',
} as const;

/** Titles that the state gives to enterprises. */
export const QUALIFICATIONS = {
  HIGH_TECH: '高新技术企业',
  LITTLE_GIANT: '专精特新小巨人',
  SRDI: '专精特新中小企业',
  IP_DEMO: '知识产权示范企业',
  IP_ADVANTAGE: '知识产权优势企业',
  UNICORN: '独角兽企业',
  LISTED: '上市企业',
  TECH_SME: '科技型中小企业',
} as const;

/** How an affiliate stands to the enterprise. */
export const RELATIONS = {
  PARENT: '母公司',
  SUBSIDIARY: '子公司',
  BRANCH: '分支机构',
  SISTER: '同一控制下企业',
} as const;

/** States of a trademark. */
export const TRADEMARK_STATES = {
  PENDING: '申请中',
  REGISTERED: '已注册',
  LAPSED: '已失效',
  REFUSED: '已驳回',
} as const;

/** Kinds of copyrights. */
export const COPYRIGHT_KINDS = {
  SOFTWARE: '计算机软件著作权',
  WORK: '作品著作权',
} as const;
