import type { FormValues } from '../../form/description';
import { kindOfPatentType, type PatentType } from '../../patentLabels';
import { type ApplicantProfile, applicantPrefill, givenAnswers } from '../applicant';
import { RECORD_NUMBER } from '../fields/patent';
import { isAmong } from './owners';

interface Named {
  readonly name: string;
}

/** What the record of a patent tells about it; the names are those of the patent search. */
export interface PatentFacts {
  /** With its check digit, `202029900001.X`. */
  readonly applicationNumber?: string | undefined;
  readonly title: string;
  readonly patentType?: PatentType | undefined;
  readonly applicants?: readonly Named[] | undefined;
  /** Owners of today; where they are not known, the applicants are taken. */
  readonly currentOwners?: readonly Named[] | undefined;
  /** `YYYY-MM-DD` */
  readonly filingDate?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly grantDate?: string | undefined;
}

function ownersIn({ currentOwners, applicants = [] }: PatentFacts): string[] {
  return (currentOwners?.length ? currentOwners : applicants).flatMap(({ name }) => name || []);
}

/**
 * The answers that the record of a patent gives. After a look-up they replace those that stand in
 * the form, which belong to another number; what the record lacks is therefore blank, not absent.
 */
export function recordPrefill(record: PatentFacts): FormValues {
  const { applicationNumber = '', title, patentType, filingDate = '', grantDate = '' } = record;
  return {
    patentNumber: applicationNumber,
    patentTitle: title,
    patentee: ownersIn(record).join('；'),
    patentKind: patentType ? kindOfPatentType(patentType) : '',
    filingDate,
    grantDate,
    [RECORD_NUMBER]: applicationNumber,
  };
}

/** What stays the same from one request to the next besides the applicant. */
const LASTING = ['agencyName', 'agencyCode', 'agentNo', 'delivery'] as const;

/**
 * The answers that need not be typed: the applicant from the profile, the rest of the contact, the
 * agency and the way of delivery from the last request, the patent from its record. The profile
 * comes before an older request.
 *
 * @param last answers of the user's last request, when there is one
 */
export function pjsqPrefill(
  profile: ApplicantProfile | undefined,
  last: FormValues | undefined,
  record: PatentFacts | undefined,
): FormValues {
  const owner = profile && record && isAmong(profile.applicantName, ownersIn(record));
  return {
    ...applicantPrefill(profile, last),
    ...(last && givenAnswers(last, LASTING)),
    ...(record && recordPrefill(record)),
    ...(owner && { requesterRole: 'PATENTEE' }),
  };
}
