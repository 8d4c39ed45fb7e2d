import type { StatisticsCode } from '../../src/domain/statistics/codes';
import type { components } from '../../src/services/contract/statistics';
import type { PatentFacts } from './facts';
import { isReal } from './real';

export type Coverage = components['schemas']['Coverage'];
type Thing = Coverage['of'];

/** Whether it is known of a patent; generated ones lack nothing but what they do not have. */
const KNOWS: Readonly<Record<Thing, (fact: PatentFacts) => boolean>> = {
  FILING: ({ filed }) => filed !== undefined,
  // Without a day of grant, only a known status tells that there was none.
  GRANT: ({ granted, judged }) => granted !== undefined || judged,
  STATUS: ({ judged }) => judged,
  VALUE: () => !isReal(),
  OPERATION: ({ transferred, licensed, pledged }) =>
    !isReal() || transferred.length + licensed.length + pledged.length > 0,
  TYPE: ({ kind }) => kind !== undefined,
  CLASS: ({ subclasses, kind }) => subclasses.length > 0 || kind === 'DESIGN',
  INDUSTRY: ({ industry, kind }) => industry !== undefined || kind === 'DESIGN',
  APPLICANT: ({ named }) => named,
  ADDRESS: ({ address }) => address !== '',
};

/** What each figure is counted by. */
const COUNTED_BY: Partial<Record<StatisticsCode, readonly Thing[]>> = {
  PAT_APPLY: ['FILING'],
  PAT_GRANT: ['GRANT'],
  INV_VALID: ['STATUS'],
  INV_PER_10K: ['STATUS'],
  HV_INV: ['STATUS', 'VALUE'],
  HV_PER_10K: ['STATUS', 'VALUE'],
  TRANSFER: ['OPERATION'],
  LICENSE: ['OPERATION'],
  OPEN_LICENSE: ['OPERATION'],
  PLEDGE_CNT: ['OPERATION'],
  ENT_WITH_PATENT: ['FILING', 'APPLICANT'],
};

/** Of how many of these patents something is known. */
export function coverageOf(of: Thing, patents: readonly PatentFacts[]): Coverage {
  return { of, known: patents.filter(KNOWS[of]).length, total: patents.length };
}

/** What a figure that is counted from these patents rests on. */
export function figureCoverage(code: StatisticsCode, patents: readonly PatentFacts[]): Coverage[] {
  return (COUNTED_BY[code] ?? []).map((of) => coverageOf(of, patents));
}
