import type { HealthKey, HealthPatent } from './healthRules';

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

const NAMES: Partial<Record<keyof HealthPatent, string>> = {
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

/**
 * What is not told of patents that a rule could not judge, the most frequent first.
 *
 * @param patents those that it could not judge
 */
export function missingOf(key: HealthKey, patents: readonly HealthPatent[]) {
  const counts = NEEDS[key].flatMap((field) => {
    const count = patents.filter((patent) => patent[field] === undefined).length;
    return count > 0 ? [{ what: NAMES[field] ?? field, count }] : [];
  });
  // All fields are there, but not all of what stands in them.
  if (counts.length === 0 && patents.length > 0) return [{ what: '明细', count: patents.length }];
  return counts.sort((a, b) => b.count - a.count);
}
