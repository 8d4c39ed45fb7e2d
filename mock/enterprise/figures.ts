import type { PatentRecord } from '../contract';
import { daysBetween } from '../data/days';
import { averageOf } from './counting';
import type { EnterpriseAnalysis } from './types';

const YEAR = 365.25;

/** Whether a record has a family member abroad; undefined when its family is not known. */
export function familyAbroad({ family }: PatentRecord): boolean | undefined {
  return family?.simple.some(({ country }) => country !== 'CN');
}

/** Years from filing to the loss of the right, or to the day of the data. */
function maintained(record: PatentRecord, dataDay: string): number | undefined {
  const { filingDate, grantDate, validity, legalEvents = [] } = record;
  if (filingDate === undefined || grantDate === undefined || validity === undefined)
    return undefined;
  const end = validity === 'VALID' ? dataDay : legalEvents[0]?.date;
  return end === undefined ? undefined : daysBetween(filingDate, end) / YEAR;
}

/** Count of records for which the answer is yes; null when it is known of none. */
function known(answers: readonly (boolean | undefined)[]): number | null {
  return answers.every((answer) => answer === undefined)
    ? null
    : answers.filter((answer) => answer === true).length;
}

/** The figures of a portfolio. */
export function figuresOf(
  records: readonly PatentRecord[],
  dataDay: string,
): EnterpriseAnalysis['figures'] {
  const hasInternational = records.some(({ family }) => family !== undefined);
  return {
    pctCount: hasInternational ? records.filter(({ pct }) => pct !== undefined).length : null,
    overseasFamilies: known(records.map(familyAbroad)),
    avgClaims: averageOf(records.map(({ counts, claims }) => counts?.claims ?? claims?.length)),
    avgCitedBy: averageOf(records.map(({ counts }) => counts?.citedBy)),
    avgInventors: averageOf(records.map(({ inventors }) => inventors?.length)),
    avgMaintainYears: averageOf(records.map((record) => maintained(record, dataDay))),
  };
}

const BANDS = [
  [0, 0],
  [1, 5],
  [6, 10],
  [11, null],
] as const;

/** Patents by how often they were cited; those of which it is not known are left out. */
export function citedBands(records: readonly PatentRecord[]): EnterpriseAnalysis['byCitedCount'] {
  const cited = records.flatMap(({ counts }) => counts?.citedBy ?? []);
  if (cited.length === 0) return [];
  return BANDS.map(([from, to]) => ({
    from,
    to,
    count: cited.filter((times) => times >= from && (to === null || times <= to)).length,
  }));
}
