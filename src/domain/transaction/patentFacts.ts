import { eventEffect, type LegalEvent, legalStatusInWords } from '../legalStatus';
import { nameText } from '../nameText';
import { kindOfPatentType, type PatentKind, type PatentType, type Validity } from '../patentLabels';
import { patentTerm } from '../patentTerm';
import type { LicenseKind } from './labels';

/** A licence on record that is in force. */
interface RecordedLicense {
  readonly kind: LicenseKind | undefined;
  readonly licensee: string;
  /** `YYYY-MM-DD` */
  readonly to?: string | undefined;
}

/** What decides whether and how a patent can be traded; what is not known is absent. */
export interface TradePatent {
  /** Application number with its check digit, `202119900001.9`. */
  readonly number: string;
  readonly title: string;
  readonly kind?: PatentKind | undefined;
  readonly validity?: Validity | undefined;
  readonly owners: readonly string[];
  /** `YYYY-MM-DD` */
  readonly expiryDate?: string | undefined;
  readonly ipcs: readonly string[];
  /** Whether the facts below were looked up; without a record they are not known. */
  readonly fromRecord: boolean;
  /** Id of the record in the patent search. */
  readonly id?: string | undefined;
  /** State in words, as of its day. */
  readonly status?: string | undefined;
  readonly statusDate?: string | undefined;
  /** Where the record comes from. */
  readonly source?: string | undefined;
  /** Creditors of pledges that have not been released. */
  readonly pledgees: readonly string[];
  /** Day of a preservation that has not been lifted. */
  readonly preservedOn?: string | undefined;
  readonly licenses: readonly RecordedLicense[];
  /** First annual fee that is due and not known to be paid. */
  readonly unpaidFee?: { readonly annualYear: number; readonly dueDate: string } | undefined;
}

interface Named {
  readonly name: string;
}

/** The part of a patent record on which trading depends; the names are those of the patent search. */
export interface TradeRecord {
  readonly id: string;
  readonly applicationNumber?: string | undefined;
  readonly title: string;
  readonly patentType?: PatentType | undefined;
  readonly validity?: Validity | undefined;
  readonly latestLegalStatus?: string | undefined;
  readonly legalEvents?: readonly LegalEvent[] | undefined;
  readonly applicants?: readonly Named[] | undefined;
  readonly currentOwners?: readonly Named[] | undefined;
  readonly filingDate?: string | undefined;
  readonly expiryDate?: string | undefined;
  readonly mainIpc?: string | undefined;
  readonly ipcs?: readonly string[] | undefined;
  readonly locs?: readonly string[] | undefined;
  readonly pledges?:
    | readonly {
        readonly pledgee: string;
        readonly to?: string | undefined;
        readonly releaseDate?: string | undefined;
      }[]
    | undefined;
  readonly licenses?:
    | readonly {
        readonly kind: string;
        readonly licensee: string;
        readonly from?: string | undefined;
        readonly to?: string | undefined;
        readonly revokeDate?: string | undefined;
      }[]
    | undefined;
  readonly fees?:
    | readonly {
        readonly annualYear: number | undefined;
        readonly dueDate: string;
        readonly status: string | undefined;
      }[]
    | undefined;
  readonly source?: string | undefined;
}

/** The kind of licence by its wording on record. */
function licenseKind(wording: string): LicenseKind | undefined {
  if (wording.includes('独占')) return 'EXCLUSIVE';
  if (wording.includes('排他')) return 'SOLE';
  if (wording.includes('交叉')) return 'CROSS';
  if (wording.includes('分许可')) return 'SUB';
  return wording.includes('普通') ? 'NORMAL' : undefined;
}

/** Whether something with an optional end still runs. */
const runs = (to: string | undefined, today: string) => to === undefined || to >= today;

/** Day of the last preservation when nothing lifted it afterwards. */
function preservation(events: readonly LegalEvent[]): string | undefined {
  const of = (code: string, words: RegExp) =>
    events
      .filter((event) => event.code === code || (!event.code && words.test(event.name)))
      .map(({ date }) => date)
      .sort()
      .at(-1);
  const begun = of('PP01', /保全(?!的?解除)/);
  const lifted = of('PD01', /保全的?解除/);
  return begun !== undefined && (lifted === undefined || lifted < begun) ? begun : undefined;
}

/** Day of the last event that decided the state. */
function stateDay(events: readonly LegalEvent[]): string | undefined {
  return events
    .filter((event) => eventEffect(event) !== 'UNCHANGED')
    .map(({ date }) => date)
    .sort()
    .at(-1);
}

/**
 * What the record of a patent says about trading it.
 *
 * @param today `YYYY-MM-DD`; pledges and licences that ended before count no more
 */
export function tradePatent(record: TradeRecord, today: string): TradePatent {
  const { legalEvents = [], pledges = [], licenses = [], fees = [], filingDate } = record;
  const { currentOwners, applicants = [] } = record;
  const kind = record.patentType && kindOfPatentType(record.patentType);
  const { ipcs = [], mainIpc, locs = [] } = record;
  const unpaid = fees
    .flatMap(({ annualYear, dueDate, status }) => {
      const late = status === 'LATE' || (status === 'UNPAID' && dueDate < today);
      return annualYear !== undefined && dueDate && late ? [{ annualYear, dueDate }] : [];
    })
    .sort((one, other) => one.annualYear - other.annualYear)[0];
  return {
    number: record.applicationNumber ?? '',
    title: record.title,
    kind,
    validity: record.validity,
    owners: (currentOwners?.length ? currentOwners : applicants).flatMap(({ name }) => name || []),
    expiryDate:
      record.expiryDate ??
      (kind && filingDate ? patentTerm(kind, filingDate)?.expiryDate : undefined),
    ipcs: [...new Set([...(mainIpc ? [mainIpc] : []), ...ipcs, ...locs])],
    fromRecord: true,
    id: record.id,
    status: legalStatusInWords(legalEvents) ?? record.latestLegalStatus,
    statusDate: stateDay(legalEvents),
    source: record.source,
    pledgees: pledges
      .filter(({ to, releaseDate }) => releaseDate === undefined && runs(to, today))
      .map(({ pledgee }) => nameText(pledgee)),
    preservedOn: preservation(legalEvents),
    licenses: licenses
      .filter(({ to, revokeDate }) => revokeDate === undefined && runs(to, today))
      .map(({ kind: wording, licensee, to }) => ({
        kind: licenseKind(wording),
        licensee: nameText(licensee),
        to,
      })),
    unpaidFee: unpaid,
  };
}
