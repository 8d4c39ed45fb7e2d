/** Patent types as records carry them, with the wording of the official search fields. */
export const PATENT_TYPES = {
  INVENTION_PUB: '发明公开',
  INVENTION_GRANT: '发明授权',
  UTILITY: '实用新型',
  DESIGN: '外观设计',
} as const;

export type PatentType = keyof typeof PATENT_TYPES;

/** The three kinds of right of the Patent Law (Article 2), on which term and fees depend. */
export const PATENT_KINDS = {
  INVENTION: '发明',
  UTILITY: '实用新型',
  DESIGN: '外观设计',
} as const;

export type PatentKind = keyof typeof PATENT_KINDS;

/** The three states a patent or application can be in. */
export const VALIDITY = {
  VALID: '有效',
  PENDING: '审中',
  INVALID: '失效',
} as const;

export type Validity = keyof typeof VALIDITY;

/** Kinds of applicants, with the wording of the official statistics. */
export const APPLICANT_TYPES = {
  ENTERPRISE: '企业',
  UNIVERSITY: '大专院校',
  INSTITUTE: '科研机构',
  GOV: '机关团体',
  PERSON: '个人',
  OTHER: '其他',
} as const;

/** The kind of right behind a document type: both invention documents belong to one right. */
export function kindOfPatentType(type: PatentType): PatentKind {
  return type === 'UTILITY' || type === 'DESIGN' ? type : 'INVENTION';
}
