import { PATENT_TYPES, VALIDITY } from '../../src/domain/patentLabels';
import type { PatentRecord } from '../contract';
import { foldValue, type SearchDoc, type StoredField } from './evaluator/document';

/** Parts of a record that may have to be made before they can be read. */
export type RecordPart =
  | 'bibliography'
  | 'abstract'
  | 'claims'
  | 'description'
  | 'keywords'
  | 'international'
  | 'deals'
  | 'citations';

/** Reads one part of a record; the other fields of what it gives may be missing. */
export type ReadPart = (part: RecordPart) => Partial<PatentRecord>;

type Values = (record: Partial<PatentRecord>) => readonly (string | number | undefined)[];

/** What the search language asks for (domain 4.1): the part of the record, and its values. */
const FIELD_VALUES: Readonly<Record<StoredField, readonly [RecordPart, Values]>> = {
  AN: ['bibliography', ({ applicationNumber }) => [applicationNumber]],
  PN: ['bibliography', ({ publicationNumber, grantNumber }) => [publicationNumber, grantNumber]],
  AD: ['bibliography', ({ filingDate }) => [filingDate]],
  PD: ['bibliography', ({ publicationDate }) => [publicationDate]],
  GD: ['bibliography', ({ grantDate }) => [grantDate]],
  TI: ['bibliography', ({ title }) => [title]],
  AB: ['abstract', ({ abstract }) => [abstract]],
  CLMS: ['claims', ({ claims, mainClaim }) => claims?.map(({ text }) => text) ?? [mainClaim]],
  ICLM: ['claims', (record) => independentClaims(record)],
  DESC: ['description', (record) => paragraphs(record)],
  KW: ['keywords', ({ keywords = [] }) => keywords],
  PA: ['bibliography', ({ applicants = [] }) => applicants.map(({ name }) => name)],
  CPA: ['bibliography', ({ currentOwners = [] }) => currentOwners.map(({ name }) => name)],
  IN: ['bibliography', ({ inventors = [] }) => inventors.map(({ name }) => name)],
  AG: ['bibliography', ({ agency }) => [agency?.name, agency?.code]],
  AT: ['bibliography', ({ agents = [] }) => agents],
  AA: ['bibliography', ({ address }) => [address]],
  CO: ['bibliography', ({ stateCode }) => stateCode?.split(';') ?? []],
  IC: ['bibliography', ({ ipcs = [] }) => ipcs],
  CPC: ['bibliography', ({ cpcs = [] }) => cpcs],
  LOC: ['bibliography', ({ locs = [] }) => locs],
  PR: ['international', ({ priorities = [] }) => priorities.map(({ number }) => number)],
  PRD: ['international', ({ priorities = [] }) => priorities.map(({ date }) => date)],
  IAN: ['international', ({ pct }) => [pct?.applicationNo]],
  IPN: ['international', ({ pct }) => [pct?.publicationNo]],
  PT: ['bibliography', ({ patentType }) => [patentType && PATENT_TYPES[patentType]]],
  LS: ['bibliography', ({ latestLegalStatus }) => [latestLegalStatus]],
  LSS: ['bibliography', ({ validity }) => [validity && VALIDITY[validity]]],
  OP: ['deals', (record) => operationsOf(record)],
  CT: ['citations', ({ citations = [] }) => citations.flatMap(citedNumber)],
  CTD: ['bibliography', ({ counts }) => [counts?.citedBy]],
  CLN: ['claims', ({ claims }) => [claims?.length]],
};

function independentClaims({ claims, mainClaim }: Partial<PatentRecord>) {
  return claims === undefined
    ? [mainClaim]
    : claims.filter(({ kind }) => kind === 'INDEPENDENT').map(({ text }) => text);
}

function paragraphs({ description }: Partial<PatentRecord>): string[] {
  return (
    description?.sections.flatMap((section) => section.paragraphs.map(({ text }) => text)) ?? []
  );
}

/** What was done with a right, in the words of the field OP. */
export function operationsOf(record: Partial<PatentRecord>): string[] {
  const { transfers = [], licenses = [], pledges = [], openLicense, disputes = [] } = record;
  return [
    ...(transfers.length > 0 ? ['转让'] : []),
    ...(licenses.length > 0 ? ['许可'] : []),
    ...(openLicense === undefined ? [] : ['开放许可']),
    ...(pledges.length > 0 ? ['质押'] : []),
    ...disputes.map(({ kind }) => kind),
  ];
}

function citedNumber({ direction, number }: { direction: string; number: string }): string[] {
  return direction === 'BACKWARD' ? [number] : [];
}

/** Paragraphs as they were folded: two thirds of the generated ones stand in other records too. */
const paragraphsFolded = new Map<string, string>();

function foldParagraph(paragraph: string): string {
  let folded = paragraphsFolded.get(paragraph);
  if (folded === undefined) {
    folded = foldValue('DESC', paragraph);
    paragraphsFolded.set(paragraph, folded);
  }
  return folded;
}

/** A record as the search language reads it; what was folded once is kept. */
export class RecordDoc implements SearchDoc {
  private readonly folded = new Map<StoredField, readonly string[]>();

  constructor(private readonly read: ReadPart) {}

  values(field: StoredField): readonly string[] {
    const kept = this.folded.get(field);
    if (kept !== undefined) return kept;
    const [part, valuesOf] = FIELD_VALUES[field];
    const values = valuesOf(this.read(part)).flatMap((value) => {
      if (value === undefined || value === '') return [];
      const text = String(value);
      return [field === 'DESC' ? foldParagraph(text) : foldValue(field, text)];
    });
    this.folded.set(field, values);
    return values;
  }
}
