/** Short names for the shapes of the contract that listings are made of. */
import type { components } from '../../src/services/contract/transaction';

type Schemas = components['schemas'];

export type ListingQuery = Schemas['ListingQuery'];
export type ListingResult = Schemas['ListingResult'];
export type ListingRow = Schemas['ListingRow'];
export type Listing = Schemas['Listing'];
export type ListedPatent = Schemas['ListedPatent'];
export type ListingStatus = Schemas['ListingStatus'];
export type ListingFacetName = Schemas['FacetName'];
export type ListingContact = Schemas['Contact'];
type ListingDeal = Schemas['Deal'];
export type PublisherKind = Schemas['HolderKind'];

/** A listing as the mock keeps it: the answers of its form, and what became of it. */
export interface StoredListing {
  id: string;
  /** Id of the user who published it; null for the invented ones of others. */
  ownerId: string | null;
  formData: Readonly<Record<string, unknown>>;
  publisher: { name: string; kind: PublisherKind; region: string | null };
  status: ListingStatus;
  publishTime: string | null;
  endTime?: string;
  reason?: string;
  deal?: ListingDeal;
  /** Invented, of others or as one of the demo accounts' own. */
  sample?: true;
  /** The evaluation reports of an open licence were handed in; absent where nobody knows. */
  evaluationReport?: boolean;
  /** Looks and contacts before the mock began to count. */
  views: number;
  contacts: number;
}

/** What users did with a listing. */
export interface ListingMarks {
  views: number;
  /** Ids of the users who asked for the contact. */
  asked: Set<string>;
  /** Number and time of the report, by the id of the user. */
  reports: Map<string, { reportNo: string; time: string }>;
}

/** Everything about listings that the mock remembers besides the requests that publish them. */
export interface ListingState {
  /** Invented listings of others. */
  others: readonly StoredListing[];
  /** By the listing's id. */
  marks: Map<string, ListingMarks>;
}
