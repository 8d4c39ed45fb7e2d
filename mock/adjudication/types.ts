/** Short names for the shapes of the contract that the documents are made of. */
import type { components } from '../../src/services/contract/adjudication';

type Schemas = components['schemas'];

export type Adjudication = Schemas['Adjudication'];
export type AdjudicationQuery = Schemas['AdjudicationQuery'];
export type AdjudicationResult = Schemas['AdjudicationResult'];
export type AdjudicationFacetName = Schemas['FacetName'];
export type QueryPart = Schemas['QueryPart'];
export type Hit = Schemas['Hit'];
export type Party = Schemas['Party'];
export type Judge = Schemas['Judge'];
export type RelatedRight = Schemas['RelatedRight'];
export type CitedLaw = Schemas['CitedLaw'];
export type HtmlSection = Schemas['Section'];
export type SectionKey = Schemas['SectionKey'];
export type DocType = Schemas['DocType'];
export type CaseType = Schemas['CaseType'];
export type CourtLevel = Schemas['CourtLevel'];
export type Procedure = Schemas['Procedure'];
export type RulingResult = Schemas['RulingResult'];
export type RightKind = Schemas['RightKind'];
