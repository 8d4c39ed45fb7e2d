import { mask } from '../../src/domain/mask';
import { STATUSES } from '../../src/domain/workflow/status';
import type { Account } from '../accounts';
import { INDUSTRY_TYPES, TRANSACTION_TYPES } from '../data/dictionaries';
import { moment } from '../process/moment';
import { listedPatents } from './patents';
import type {
  ListedPatent,
  Listing,
  ListingContact,
  ListingMarks,
  ListingRow,
  StoredListing,
} from './types';

/** Where the facts of patents come from, as the portal names it. */
const SOURCE = '专利检索数据（示例）';

/** Patents of a row in a list. */
const ROW_PATENTS = 3;

type Answers = StoredListing['formData'];

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const numberOf = (value: unknown): number | undefined => {
  const text = textOf(value);
  return text === undefined || Number.isNaN(Number(text)) ? undefined : Number(text);
};

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The entries of a dictionary with these ids. */
const namedOf = (ids: unknown, dictionary: readonly { id: string; name: string }[]) =>
  textsOf(ids).flatMap((id) => dictionary.find((one) => one.id === id) ?? []);

/** Without the entries that have no value. */
function given<T extends object>(entries: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

/** Classes of the patents, or those that a demand names. */
function ipcsOf(formData: Answers, patents: readonly ListedPatent[]): string[] {
  const own = textOf(formData.ipcs)?.split(/[;；,，\s]+/) ?? [];
  return [...new Set([...patents.flatMap(({ ipcs }) => ipcs), ...own])].filter(Boolean);
}

/** End of the shortest-lived patent; null when none is known. */
const firstExpiry = (patents: readonly ListedPatent[]): string | null =>
  patents.flatMap(({ expiryDate }) => expiryDate ?? []).sort()[0] ?? null;

/** The prices of the answers, in 万元. */
function pricesOf(formData: Answers) {
  return given({
    priceMin: numberOf(formData.priceMin),
    priceMax: numberOf(formData.priceMax),
    budgetMin: numberOf(formData.budgetMin),
    budgetMax: numberOf(formData.budgetMax),
  });
}

const PRICE_MODES = ['FIXED', 'RANGE', 'NEGOTIABLE', 'FREE'] as const;

function headOf(
  listing: StoredListing,
  patents: ListedPatent[],
  marks: ListingMarks | undefined,
  account: Account | undefined,
): ListingRow {
  const { id, ownerId, formData, publisher, status, publishTime, views, contacts } = listing;
  const { name, ...rest } = publisher;
  const own = ownerId !== null && ownerId === account?.user.id;
  return {
    id,
    transactionNo: id.replace(/^ZLJY/, 'JY'),
    direction: formData.direction === 'DEMAND' ? 'DEMAND' : 'SUPPLY',
    title: textOf(formData.title) ?? '',
    industryTypes: namedOf(formData.industryTypeIds, INDUSTRY_TYPES),
    transactionTypes: namedOf(formData.transactionTypeIds, TRANSACTION_TYPES),
    technicalField: textOf(formData.technicalField) ?? null,
    ipcs: ipcsOf(formData, patents),
    summary: textOf(formData.summary) ?? '',
    maturity: textOf(formData.maturity) ?? null,
    priceMode: PRICE_MODES.find((mode) => mode === formData.priceMode) ?? 'NEGOTIABLE',
    ...pricesOf(formData),
    payMethods: textsOf(formData.payMethods),
    patents,
    patentCount: patents.length,
    expiryDate: firstExpiry(patents),
    validUntil: textOf(formData.validUntil) ?? '',
    status,
    statusLabel: STATUSES[status].label,
    publisher: formData.showPublisher === true || own ? { name, ...rest } : rest,
    publishTime,
    viewCount: views + (marks?.views ?? 0),
    contactCount: contacts + (marks?.asked.size ?? 0),
    ownerId: own ? ownerId : null,
    ...(listing.sample && { sample: true }),
  };
}

/** A listing in a list, as a user sees it. */
export function rowOf(
  listing: StoredListing,
  marks: ListingMarks | undefined,
  account: Account | undefined,
): ListingRow {
  const head = headOf(listing, listedPatents(listing.formData), marks, account);
  return { ...head, patents: head.patents.slice(0, ROW_PATENTS) };
}

/** The contact of a listing, in full. */
export function contactOf({ formData }: StoredListing): ListingContact {
  return {
    contactName: textOf(formData.contactName) ?? '',
    ...given({
      contactMobile: textOf(formData.contactMobile),
      contactPhone: textOf(formData.contactPhone),
      contactEmail: textOf(formData.contactEmail),
    }),
  };
}

/** The contact as it stands there before it is asked for (domain 2.6). */
function maskedContact(listing: StoredListing): ListingContact {
  const { contactName, contactMobile, contactPhone, contactEmail } = contactOf(listing);
  return {
    contactName: mask('name', contactName),
    ...(contactMobile && { contactMobile: mask('mobile', contactMobile) }),
    ...(contactPhone && { contactPhone: mask('landline', contactPhone) }),
    ...(contactEmail && { contactEmail: mask('email', contactEmail) }),
  };
}

const LICENSE_KINDS = {
  '3': 'NORMAL',
  '4': 'SOLE',
  '5': 'EXCLUSIVE',
  '6': 'NORMAL',
  '7': 'CROSS',
} as const;

/** The kind of licence that the ways of trading say; undefined for none. */
function licenseKindOf({ transactionTypeIds }: Answers): Listing['licenseKind'] {
  const [first] = textsOf(transactionTypeIds).filter((id) => id in LICENSE_KINDS);
  return first === undefined ? undefined : LICENSE_KINDS[first as keyof typeof LICENSE_KINDS];
}

/** A listing, whole, as a user sees it; what it agreed on and why it ended is its publisher's. */
export function wholeOf(
  listing: StoredListing,
  marks: ListingMarks | undefined,
  account: Account | undefined,
): Listing {
  const { formData, status, endTime, reason, deal } = listing;
  const patents = listedPatents(formData);
  const head = headOf(listing, patents, marks, account);
  const own = head.ownerId !== null;
  return {
    ...head,
    ...given({
      advantages: textOf(formData.advantages),
      applications: textOf(formData.applications),
      problem: textOf(formData.problem),
      targets: textOf(formData.targets),
      cooperation: textOf(formData.cooperation),
      licenseKind: licenseKindOf(formData),
      licenseArea: textOf(formData.licenseArea),
      licenseFrom: textOf(formData.licenseFrom),
      licenseTo: textOf(formData.licenseTo),
      evaluationReport: listing.evaluationReport,
      royaltyRate: numberOf(formData.royaltyRate),
      royaltyBase: textOf(formData.royaltyBase),
      pledgeAmount: numberOf(formData.pledgeAmount),
      shareRatio: numberOf(formData.shareRatio),
    }),
    checkedTime: moment(),
    source: SOURCE,
    contact: status === 'PUBLISHED' || own ? maskedContact(listing) : null,
    asked: account !== undefined && (marks?.asked.has(account.user.id) ?? false),
    ...(endTime && { endTime }),
    ...(own && reason && { reason }),
    ...(deal && {
      deal: own ? deal : { transactionType: deal.transactionType, month: deal.month },
    }),
  };
}
