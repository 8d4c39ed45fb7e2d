import type { PatentKind } from '../../src/domain/patentLabels';
import { kindOfPatentType } from '../../src/domain/patentLabels';
import type { PatentRecord } from '../contract';
import { getEnterpriseStore } from '../enterprise/store';
import type { PatentStore } from '../search/store';

/** What statistics need of a patent. */
export interface PatentFacts {
  readonly address: string;
  readonly number: string;
  readonly kind: PatentKind | undefined;
  readonly filed: number | undefined;
  readonly granted: number | undefined;
  /** Year in which the right ended; undefined while it is valid. */
  readonly ended: number | undefined;
  readonly valid: boolean;
  /** Whether it is known if the right is valid. */
  readonly judged: boolean;
  /** Whether the kind of every applicant is known. */
  readonly named: boolean;
  readonly subclasses: readonly string[];
  readonly industry: string | undefined;
  readonly enterprises: readonly string[];
  readonly transferred: readonly number[];
  readonly licensed: readonly number[];
  readonly pledged: readonly number[];
  readonly offered: number | undefined;
  /** Index in the store, for what only the whole record says. */
  readonly index: number;
}

const yearOf = (day: string | undefined) => (day ? Number(day.slice(0, 4)) : undefined);
const years = (days: readonly (string | undefined)[]) => days.flatMap((day) => yearOf(day) ?? []);

function factsOf(head: PatentRecord, index: number): PatentFacts {
  const { patentType, validity, legalEvents = [], applicants = [], ipcs = [] } = head;
  return {
    address: head.address ?? '',
    number: head.applicationNumber ?? '',
    kind: patentType && kindOfPatentType(patentType),
    filed: yearOf(head.filingDate),
    granted: yearOf(head.grantDate),
    ended: validity === 'INVALID' ? yearOf(legalEvents[0]?.date) : undefined,
    valid: validity === 'VALID',
    judged: validity !== undefined,
    named: applicants.length > 0 && applicants.every(({ type }) => type !== undefined),
    subclasses: [...new Set(ipcs.flatMap((ipc) => (ipc.length >= 4 ? [ipc.slice(0, 4)] : [])))],
    industry: head.tags?.sei,
    enterprises: [
      ...new Set(applicants.flatMap(({ name, type }) => (type === 'ENTERPRISE' ? [name] : []))),
    ],
    transferred: years((head.transfers ?? []).map(({ effectiveDate }) => effectiveDate)),
    licensed: years((head.licenses ?? []).map(({ recordDate }) => recordDate)),
    pledged: years((head.pledges ?? []).map(({ from }) => from)),
    offered: yearOf(head.openLicense?.declaredDate),
    index,
  };
}

const kept = new WeakMap<PatentStore, readonly PatentFacts[]>();

/** The patents as statistics see them, read once. */
export function allFacts(store: PatentStore): readonly PatentFacts[] {
  const facts = kept.get(store) ?? store.patents.map(({ head }, index) => factsOf(head, index));
  kept.set(store, facts);
  return facts;
}

/** Day on which the patents were taken, `YYYY-MM-DD`. */
export function statisticsDay(): string {
  return getEnterpriseStore().dataDay;
}
