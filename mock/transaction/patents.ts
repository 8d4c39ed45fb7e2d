import type { PatentRecord } from '../contract';
import { getPatentStore } from '../data/patentStore';
import type { ListedPatent } from './types';

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const byNumber = new WeakMap<object, ReadonlyMap<string, PatentRecord>>();

/** The record behind an application number; undefined where the portal has none. */
export function recordOfNumber(applicationNumber: string): PatentRecord | undefined {
  const store = getPatentStore();
  let index = byNumber.get(store);
  if (index === undefined) {
    index = new Map(store.patents.map(({ head }) => [head.applicationNumber ?? '', head]));
    byNumber.set(store, index);
  }
  return index.get(applicationNumber);
}

/** A patent as its record has it today. */
function fromRecord(record: PatentRecord, applicationNumber: string): ListedPatent {
  const owners = record.currentOwners?.length ? record.currentOwners : (record.applicants ?? []);
  return {
    patentId: record.id,
    applicationNumber,
    title: record.title,
    patentType: record.patentType ?? null,
    validity: record.validity ?? null,
    legalStatus: record.latestLegalStatus ?? null,
    legalStatusDate: record.legalEvents?.[0]?.date ?? null,
    expiryDate: record.expiryDate ?? null,
    filingDate: record.filingDate ?? null,
    grantDate: record.grantDate ?? null,
    holders: owners.map(({ name }) => name),
    mainIpc: record.mainIpc ?? null,
    ipcs: record.ipcs ?? [],
  };
}

const VALIDITIES = ['VALID', 'INVALID', 'PENDING'] as const;

/** The document type of an answer that names the kind of right alone. */
function typeOfKind(kind: string, validity: string): ListedPatent['patentType'] {
  if (kind === 'UTILITY' || kind === 'DESIGN') return kind;
  if (kind !== 'INVENTION') return null;
  return validity === 'PENDING' ? 'INVENTION_PUB' : 'INVENTION_GRANT';
}

/** A patent of which the portal has no record, as its publisher described it. */
function fromAnswers(row: Row): ListedPatent {
  const validity = textOf(row.validity);
  const mainIpc = textOf(row.mainIpc);
  return {
    applicationNumber: textOf(row.applicationNumber),
    title: textOf(row.title),
    patentType: typeOfKind(textOf(row.patentKind), validity),
    validity: VALIDITIES.find((one) => one === validity) ?? null,
    legalStatus: null,
    legalStatusDate: null,
    expiryDate: textOf(row.expiryDate) || null,
    filingDate: null,
    grantDate: null,
    holders: textOf(row.owners).split(/[;；]/).filter(Boolean),
    mainIpc: mainIpc || null,
    ipcs: mainIpc ? [mainIpc] : [],
  };
}

/** The entries of the list of patents in the answers of a listing. */
export function patentRows(formData: Row): readonly Row[] {
  return Array.isArray(formData.patents) ? (formData.patents as Row[]) : [];
}

/** The patents of a listing, looked up anew: what the record says counts. */
export function listedPatents(formData: Row): ListedPatent[] {
  return patentRows(formData).map((row) => {
    const number = textOf(row.applicationNumber);
    const record = recordOfNumber(number);
    return record ? fromRecord(record, number) : fromAnswers(row);
  });
}
