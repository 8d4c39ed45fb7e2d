import type { FacetName, PatentRecord, PatentSummary } from '../contract';
import { operationsOf } from './searchDoc';

/** Distinct values, in the order of their first appearance. */
function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined && value !== ''))] as string[];
}

const yearOf = (date: string | undefined) => date?.slice(0, 4);

const classPrefixes = (record: PatentRecord, length: number) =>
  distinct(
    record.ipcs?.map((ipc) => (ipc.length >= length ? ipc.slice(0, length) : undefined)) ?? [],
  );

/** The values of a record in each facet; none means that the value is missing. */
export const FACET_VALUES: Record<FacetName, (record: PatentRecord) => string[]> = {
  patentType: ({ patentType }) => distinct([patentType]),
  validity: ({ validity }) => distinct([validity]),
  filingYear: ({ filingDate }) => distinct([yearOf(filingDate)]),
  publicationYear: ({ publicationDate }) => distinct([yearOf(publicationDate)]),
  grantYear: ({ grantDate }) => distinct([yearOf(grantDate)]),
  applicant: ({ applicants = [] }) => distinct(applicants.map(({ name }) => name)),
  inventor: ({ inventors = [] }) =>
    distinct(inventors.map(({ name, undisclosed }) => (undisclosed ? undefined : name))),
  ipcSection: (record) => classPrefixes(record, 1),
  ipcClass: (record) => classPrefixes(record, 3),
  ipcSubclass: (record) => classPrefixes(record, 4),
  locClass: ({ locs = [] }) => distinct(locs.map((loc) => /^\d\d(?=-)/.exec(loc)?.[0])),
  currentOwner: ({ currentOwners = [] }) => distinct(currentOwners.map(({ name }) => name)),
  applicantType: ({ applicants = [] }) => distinct(applicants.map(({ type }) => type)),
  province: ({ stateCode }) => distinct([stateCode?.split(';')[0]]),
  agency: ({ agency }) => distinct([agency?.name]),
  legalStatus: ({ latestLegalStatus }) => distinct([latestLegalStatus]),
  operation: (record) => distinct(operationsOf(record)),
  sei: ({ tags }) => distinct([tags?.sei]),
};

/** Facets whose values are years: listed newest first, the others by count. */
export const YEAR_FACETS: ReadonlySet<FacetName> = new Set([
  'filingYear',
  'publicationYear',
  'grantYear',
]);

/** A row of the result list; what the record does not say is null. */
export function summaryOf(record: PatentRecord): PatentSummary {
  const picture = record.drawings?.find(({ isAbstract }) => isAbstract) ?? record.designViews?.[0];
  return {
    id: record.id,
    patentType: record.patentType ?? null,
    applicationNumber: record.applicationNumber ?? null,
    publicationNumber: record.publicationNumber ?? null,
    grantNumber: record.grantNumber ?? null,
    title: record.title,
    abstract: record.abstract ?? null,
    filingDate: record.filingDate ?? null,
    publicationDate: record.publicationDate ?? null,
    grantDate: record.grantDate ?? null,
    mainIpc: record.mainIpc ?? null,
    ipcs: record.ipcs ?? [],
    locs: record.locs ?? [],
    applicants: (record.applicants ?? []).map(({ name, type }) =>
      type === undefined ? { name } : { name, type },
    ),
    inventors: (record.inventors ?? []).map(({ name }) => name),
    validity: record.validity ?? null,
    latestLegalStatus: record.latestLegalStatus ?? null,
    thumbUrl: picture?.thumbUrl ?? null,
    citedBy: record.counts?.citedBy ?? null,
    ...(record.source === undefined ? {} : { source: record.source }),
  };
}
