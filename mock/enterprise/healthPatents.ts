import type { PatentRecord } from '../contract';
import { plusMonths } from '../data/days';
import { known } from '../data/load/rows';
import { familyAbroad } from './figures';
import type { HealthPatent } from './types';

type Pledge = NonNullable<HealthPatent['pledges']>[number];
type License = NonNullable<HealthPatent['licenses']>[number];

/** The contract's limit. */
const MOST = 1000;

/** Rights that were lost longer ago say nothing about a portfolio. */
const MONTHS = 36;

function matters({ validity, legalEvents = [] }: PatentRecord, since: string): boolean {
  return validity !== 'INVALID' || (legalEvents[0]?.date ?? '') >= since;
}

function healthPatent(record: PatentRecord): HealthPatent {
  const { id, title, inventors, fees, pledges, licenses } = record;
  return {
    id,
    title,
    ...known<Partial<HealthPatent>>({
      applicationNumber: record.applicationNumber,
      patentType: record.patentType,
      validity: record.validity,
      filingDate: record.filingDate,
      grantDate: record.grantDate,
      expiryDate: record.expiryDate,
      inventorCount: inventors?.length,
      familyAbroad: familyAbroad(record),
    }),
    ...(record.legalEvents === undefined ? {} : { legalEvents: record.legalEvents }),
    ...(fees === undefined
      ? {}
      : {
          fees: fees.map(({ annualYear, dueDate, status }) => ({ annualYear, dueDate, status })),
        }),
    ...(pledges === undefined
      ? {}
      : {
          pledges: pledges.map(({ pledgee, from, to, releaseDate }) =>
            known<Pledge>({
              pledgee,
              from,
              to,
              releaseDate,
            }),
          ),
        }),
    ...(licenses === undefined
      ? {}
      : {
          licenses: licenses.map(({ licensee, kind, to }) =>
            known<License>({
              licensee,
              kind,
              to,
            }),
          ),
        }),
  };
}

/** What the rules on the state of a portfolio read, and whether it is all. */
export function healthPatentsOf(
  records: readonly PatentRecord[],
  dataDay: string,
): { healthPatents: HealthPatent[]; healthComplete: boolean } {
  const since = plusMonths(dataDay, -MONTHS);
  const wanted = records.filter((record) => matters(record, since));
  return {
    healthPatents: wanted.slice(0, MOST).map(healthPatent),
    healthComplete: wanted.length <= MOST,
  };
}
