/** Kinds of documents of courts and of the offices that decide on rights (domain reference 1.3). */
export const DOC_TYPES = {
  JUDGMENT: '判决书',
  RULING: '裁定书',
  MEDIATION: '调解书',
  DECISION: '决定书',
  ADMIN_RULING: '行政裁决书',
  ADMIN_PENALTY: '行政处罚决定书',
  INVALIDATION: '无效宣告审查决定',
  REEXAM: '复审决定',
} as const;

export type DocType = keyof typeof DOC_TYPES;

/** Kinds of cases. */
export const CASE_TYPES = {
  CIVIL: '民事',
  ADMIN: '行政',
  CRIMINAL: '刑事',
  ENFORCE: '执行',
  ADMIN_AGENCY: '行政机关',
} as const;

export type CaseType = keyof typeof CASE_TYPES;

/** Levels of courts, the highest first; courts and tribunals for intellectual property alone last. */
export const COURT_LEVELS = {
  SUPREME: '最高',
  HIGH: '高级',
  INTERMEDIATE: '中级',
  BASIC: '基层',
  SPECIAL: '专门',
} as const;

export type CourtLevel = keyof typeof COURT_LEVELS;

/** Instances in the order a dispute goes through them. */
export const PROCEDURES = {
  FIRST: '一审',
  SECOND: '二审',
  RETRIAL: '再审',
  OTHER: '其他',
} as const;

export type Procedure = keyof typeof PROCEDURES;

/** How the claims fared. */
export const RULING_RESULTS = {
  SUPPORT: '支持',
  PARTIAL: '部分支持',
  REJECT: '驳回',
  WITHDRAW: '撤诉',
  OTHER: '其他',
} as const;

export type RulingResult = keyof typeof RULING_RESULTS;

/** What a dispute is about. */
export const RIGHT_KINDS = {
  PATENT: '专利',
  TRADEMARK: '商标',
  COPYRIGHT: '著作权',
  SECRET: '商业秘密',
  COMPETITION: '不正当竞争',
} as const;

export type RightKind = keyof typeof RIGHT_KINDS;

/** Cases that courts are to follow, and those published as examples. */
export const LEADING_CASES = {
  GUIDING: '指导性案例',
  TYPICAL: '典型案例',
} as const;

export type LeadingCase = keyof typeof LEADING_CASES;

/** Causes of action by kind of case (domain reference 5.9). */
export const CAUSES: Readonly<Partial<Record<CaseType, readonly string[]>>> = {
  CIVIL: [
    '侵害发明专利权纠纷',
    '侵害实用新型专利权纠纷',
    '侵害外观设计专利权纠纷',
    '假冒他人专利纠纷',
    '专利权权属纠纷',
    '专利申请权权属纠纷',
    '专利权转让合同纠纷',
    '专利实施许可合同纠纷',
    '发明专利临时保护期使用费纠纷',
    '职务发明创造发明人、设计人奖励、报酬纠纷',
    '确认不侵害专利权纠纷',
    '因恶意提起知识产权诉讼损害责任纠纷',
    '侵害商标权纠纷',
    '商标权权属纠纷',
    '商标合同纠纷',
    '侵害商业秘密纠纷',
    '不正当竞争纠纷',
    '侵害作品信息网络传播权纠纷',
    '侵害计算机软件著作权纠纷',
  ],
  ADMIN: ['专利行政管理（专利）', '专利无效行政纠纷', '商标行政管理（商标）'],
  CRIMINAL: ['假冒注册商标罪', '销售假冒注册商标的商品罪', '假冒专利罪', '侵犯商业秘密罪'],
};

/** The first that matches decides: 侵害商业秘密 is also a kind of unfair competition. */
const RIGHT_WORDS: readonly (readonly [RegExp, RightKind])[] = [
  [/专利|发明|实用新型|外观设计/, 'PATENT'],
  [/商标/, 'TRADEMARK'],
  [/商业秘密/, 'SECRET'],
  [/著作权|作品|软件|信息网络传播/, 'COPYRIGHT'],
  [/不正当竞争/, 'COMPETITION'],
];

/** The right a cause of action is about; null when its words do not tell. */
export function rightKindOfCause(cause: string): RightKind | null {
  return RIGHT_WORDS.find(([words]) => words.test(cause))?.[1] ?? null;
}

/** The name of a document as courts write it on top of it: `民事判决书`, `行政裁决书`. */
export function documentName(docType: DocType, caseType: CaseType | null): string {
  const court = ['JUDGMENT', 'RULING', 'MEDIATION', 'DECISION'].includes(docType);
  if (!court || caseType === null || caseType === 'ADMIN_AGENCY') return DOC_TYPES[docType];
  return CASE_TYPES[caseType] + DOC_TYPES[docType];
}

/** All causes or charges of a case: a criminal one may have several. */
export const causesOf = ({
  cause,
  causes = [],
}: {
  readonly cause: string | null;
  readonly causes?: readonly string[] | undefined;
}): readonly string[] => (causes.length > 0 ? causes : cause ? [cause] : []);
