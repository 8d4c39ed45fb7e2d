import { rowsOf, textOf } from '../../form/asked';
import type { FormContext, FormRow, FormValues } from '../../form/description';
import { checkApplicationNumber } from '../../numbers/applicationNumber';
import { PATENT_KINDS, VALIDITY } from '../../patentLabels';
import { isKeyOf } from '../../transaction/labels';
import { type TradePatent, type TradeRecord, tradePatent } from '../../transaction/patentFacts';
import {
  type PreflightFinding,
  type PreflightListing,
  patentFindings,
  preflight,
} from '../../transaction/preflight';
import { RECORD_NUMBER } from '../fields/patent';
import { ownersOf } from '../pjsq/owners';
import { numberIn, type Today, typesOf } from './answers';

/** Answer of an entry that is no field of the form: what its record says about trading, as JSON. */
const RECORD_FACTS = 'recordFacts';

/** The number of an entry in its normal form; '' while it is none. */
export function entryNumber(values: FormValues, { today }: Today): string {
  const checked = checkApplicationNumber(textOf(values.applicationNumber), { today });
  return checked.ok ? checked.value : '';
}

/** Whether the record of the number that stands in an entry has filled it. */
export function isFromRecord(values: FormValues, today: Today): boolean {
  const number = entryNumber(values, today);
  return number !== '' && values[RECORD_NUMBER] === number;
}

/** The answers of an entry that a record gives; what the record lacks is blank. */
export function recordEntry(record: TradeRecord, today: string): FormValues {
  const patent = tradePatent(record, today);
  return {
    applicationNumber: patent.number,
    title: patent.title,
    patentKind: patent.kind ?? '',
    validity: patent.validity ?? '',
    owners: patent.owners.join('；'),
    expiryDate: patent.expiryDate ?? '',
    mainIpc: patent.ipcs[0] ?? '',
    [RECORD_NUMBER]: patent.number,
    [RECORD_FACTS]: JSON.stringify(patent),
  };
}

function keptFacts(values: FormValues, today: Today): Partial<TradePatent> {
  const text = textOf(values[RECORD_FACTS]);
  if (text === '' || !isFromRecord(values, today)) return {};
  try {
    // Written by `recordEntry`; a draft of another version is caught.
    const facts = JSON.parse(text) as TradePatent;
    return Array.isArray(facts.pledgees) && Array.isArray(facts.licenses) ? facts : {};
  } catch {
    return {};
  }
}

/** What an entry says of its patent, with what its record says beside it. */
export function entryPatent(values: FormValues, today: Today): TradePatent {
  const kind = textOf(values.patentKind);
  const validity = textOf(values.validity);
  const ipc = textOf(values.mainIpc);
  const expiry = textOf(values.expiryDate);
  return {
    fromRecord: false,
    pledgees: [],
    licenses: [],
    ipcs: ipc === '' ? [] : [ipc],
    ...keptFacts(values, today),
    number: entryNumber(values, today) || textOf(values.applicationNumber).trim(),
    title: textOf(values.title).trim(),
    ...(isKeyOf(PATENT_KINDS, kind) && { kind }),
    ...(isKeyOf(VALIDITY, validity) && { validity }),
    owners: ownersOf(textOf(values.owners)),
    ...(expiry !== '' && { expiryDate: expiry }),
  };
}

/**
 * The answers of a listing that the rules look at.
 *
 * @param attached keys of the file categories that hold a file
 */
export function listingOf(form: FormValues, attached?: readonly string[]): PreflightListing {
  return {
    direction: textOf(form.direction),
    transactionTypeIds: typesOf(form),
    priceMode: textOf(form.priceMode),
    priceMin: numberIn(form, 'priceMin'),
    priceMax: numberIn(form, 'priceMax'),
    royaltyRate: numberIn(form, 'royaltyRate'),
    royaltyBase: textOf(form.royaltyBase),
    licenseTo: textOf(form.licenseTo),
    hasAgent: form.hasAgent === true,
    ...(attached && { attached }),
  };
}

const userOf = (form: FormValues) => ({ name: textOf(form.applicantName) });

/** An entry in which a number stands. */
const isBegun = ({ values }: FormRow) => textOf(values.applicationNumber).trim() !== '';

/** Everything that the check before publishing finds in the form. */
export function formFindings(
  form: FormValues,
  { today }: Today,
  attached: readonly string[],
): PreflightFinding[] {
  const patents = rowsOf(form.patents)
    .filter(isBegun)
    .map(({ values }) => entryPatent(values, { today }));
  return preflight(listingOf(form, attached), patents, userOf(form), today);
}

/** Rules that refuse a patent itself; those that a document settles are told at the documents. */
const REFUSING: readonly PreflightFinding['rule'][] = [
  'INVALID',
  'PENDING_TYPE',
  'PRESERVED',
  'LICENSED',
];

/** Why a patent cannot be listed as the form stands; undefined when it can. */
export function refusal(values: FormValues, { form, today }: FormContext): string | undefined {
  const found = patentFindings({
    listing: listingOf(form),
    patent: entryPatent(values, { today }),
    user: userOf(form),
    today,
  }).find(({ rule, level }) => level === 'block' && REFUSING.includes(rule));
  return found && `${found.sentence}${found.remedy}`;
}
