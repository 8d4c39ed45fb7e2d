/** What a subject was found to have done (domain reference 1.7). */
export const BEHAVIORS = {
  '1': '非正常专利申请',
  '2': '恶意商标注册申请',
  '3': '违法从事代理受到行政处罚',
  '4': '提交虚假材料或隐瞒重要事实',
  '5': '信用承诺不实或未履行',
  '6': '有履行能力拒不履行处罚或裁决',
  '7': '其他',
} as const;

type Behavior = keyof typeof BEHAVIORS;

/** How grave it is (domain reference 1.7). */
export const LEVELS = { GENERAL: '一般失信', SERIOUS: '严重违法失信' } as const;

export type Level = keyof typeof LEVELS;

/** How far a record has been repaired (domain reference 1.7). */
export const REPAIR_STATUSES = {
  NONE: '未修复',
  APPLIED: '修复中',
  REPAIRED: '已修复',
  REMOVED: '已移出',
  REVOKED: '已撤销（异议成立）',
} as const;

export type RepairStatus = keyof typeof REPAIR_STATUSES;

/**
 * What the rules need of a dishonesty record; the names are those of the list. Days `YYYY-MM-DD`. What
 * is not known is '' or undefined.
 */
export interface DishonestyRecord {
  readonly id: string;
  /** Account of the subject, where it is the user's; told to that user alone. */
  readonly ownerId?: string | undefined;
  readonly subjectType: 'ENTERPRISE' | 'PERSON' | undefined;
  readonly subjectName: string;
  /** Credit code of an enterprise; masked number of a person. */
  readonly subjectCode: string;
  readonly behavior: Behavior | undefined;
  readonly level: Level | undefined;
  readonly decisionNo: string;
  readonly decisionOrg: string;
  readonly decisionDate: string;
  readonly publishFrom: string;
  readonly repairStatus: RepairStatus | undefined;
  /** First day of a repair, or of an early removal. */
  readonly repairableFrom: string;
  readonly lastRepairDate?: string | undefined;
}

/** State of a record in words: an objection under way comes before everything (domain reference 2.4). */
export function recordStateInWords({
  repairStatus,
  inObjection,
}: Pick<DishonestyRecord, 'repairStatus'> & { readonly inObjection: boolean | undefined }): string {
  if (inObjection) return '异议处理中';
  return repairStatus ? REPAIR_STATUSES[repairStatus] : '状态不详';
}

/** Whether a record stands in the list only until its publication ends: repaired, removed, revoked. */
export const isSettled = ({ repairStatus }: Pick<DishonestyRecord, 'repairStatus'>): boolean =>
  repairStatus === 'REPAIRED' || repairStatus === 'REMOVED' || repairStatus === 'REVOKED';

/** What a subject has done, in words. */
export const behaviorText = ({ behavior }: Pick<DishonestyRecord, 'behavior'>): string =>
  behavior ? BEHAVIORS[behavior] : '失信行为不详';

/** How grave it is, in words. */
export const levelText = ({ level }: Pick<DishonestyRecord, 'level'>): string =>
  level ? LEVELS[level] : '失信程度不详';
