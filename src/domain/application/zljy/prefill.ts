import type { FormRow, FormValues } from '../../form/description';
import type { TradeRecord } from '../../transaction/patentFacts';
import { addDays } from '../../workflow/workingDays';
import { type ApplicantProfile, givenAnswers } from '../applicant';
import { recordEntry } from './patentEntry';
import { VALID_DAYS } from './publication';

const CONTACT = ['contactName', 'contactMobile', 'contactPhone', 'contactEmail'] as const;

/** What stays the same from one listing to the next. */
const LASTING = [...CONTACT, 'hasAgent', 'showPublisher'] as const;

/** A patent with which a listing begins, with its record where there is one. */
export interface BeginningPatent {
  /** `202119900001.9` */
  readonly number: string;
  readonly record?: TradeRecord;
}

/** Entries for patents, numbered from 1. */
function patentEntries(patents: readonly BeginningPatent[], today: string): FormRow[] {
  return patents.map(({ number, record }, index) => ({
    id: `${index + 1}`,
    values: record ? recordEntry(record, today) : { applicationNumber: number },
  }));
}

/**
 * The answers that need not be typed: publisher and contact from the profile or the last listing,
 * the usual days, and the patents that the address names.
 *
 * @param last answers of the user's last listing, when there is one
 */
export function zljyPrefill(
  profile: ApplicantProfile | undefined,
  last: FormValues | undefined,
  patents: readonly BeginningPatent[],
  today: string,
): FormValues {
  const { applicantType, applicantName } = profile ?? {};
  const known: FormValues = { ...profile };
  return {
    showPublisher: true,
    ...givenAnswers(last ?? {}, LASTING),
    ...(applicantType && { applicantType }),
    ...(applicantName && { applicantName }),
    ...givenAnswers(known, CONTACT),
    validUntil: addDays(today, VALID_DAYS.usual),
    ...(patents.length > 0 && { direction: 'SUPPLY', patents: patentEntries(patents, today) }),
  };
}
