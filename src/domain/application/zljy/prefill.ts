import { addDays } from '../../calendar';
import type { FormRow, FormValues } from '../../form/description';
import type { TradeRecord } from '../../transaction/patentFacts';
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

/** What a demand begins with: the technique that is sought. */
export interface SoughtTechnique {
  readonly name: string;
  /** Classes with `；` between them; '' for none. */
  readonly ipcs: string;
  /** Id of the industry in the dictionary; '' for none. */
  readonly industry: string;
}

/** Characters of a technique's name that leave room in a title of 60. */
const LONGEST_NAME = 40;
const LONGEST_CLASSES = 100;

/** The answers of a demand that follow from what is sought. */
function demandAnswers({ name, ipcs, industry }: SoughtTechnique): FormValues {
  const sought = name.trim().slice(0, LONGEST_NAME);
  return {
    direction: 'DEMAND',
    title: `寻求“${sought}”的专利或技术`,
    technicalField: sought,
    ...(ipcs && { ipcs: ipcs.slice(0, LONGEST_CLASSES) }),
    ...(industry && { industryTypeIds: [industry] }),
  };
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
 * the usual days, and the patents or the sought technique that the address names.
 *
 * @param last answers of the user's last listing, when there is one
 * @param sought is not used where patents are offered
 */
export function zljyPrefill(
  profile: ApplicantProfile | undefined,
  last: FormValues | undefined,
  patents: readonly BeginningPatent[],
  today: string,
  sought?: SoughtTechnique,
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
    ...(patents.length > 0
      ? { direction: 'SUPPLY', patents: patentEntries(patents, today) }
      : sought?.name.trim() && demandAnswers(sought)),
  };
}
