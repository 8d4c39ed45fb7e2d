import type {
  Dispute,
  LegalEvent,
  License,
  OpenLicense,
  PatentType,
  Pledge,
  Transfer,
  Validity,
} from '../../contract';
import type { DesignProduct, Idea, Product, TechField } from '../fields/field';
import type { Organisation } from '../organisations';

export type Kind = 'INVENTION' | 'UTILITY' | 'DESIGN';

/** What the patent is about; the texts follow from it. */
export type Subject =
  | { kind: 'technical'; product: Product; idea: Idea; second: Idea }
  | { kind: 'design'; design: DesignProduct; variant: string };

/** Where a patent stands and how it came there. Dates are `YYYY-MM-DD`. */
export interface Life {
  filing: string;
  publication: string;
  examination?: string;
  grant?: string;
  /** Newest first. */
  events: LegalEvent[];
  validity: Validity;
  /** Day on which an annual fee that was never paid was due. */
  lapsedOn?: string;
}

/** What was done with the right. */
export interface Deals {
  transfers: Transfer[];
  licenses: License[];
  pledges: Pledge[];
  openLicense?: OpenLicense;
  disputes: Dispute[];
}

/** The bones of one generated patent: small, so that 100,000 fit; the record is made on demand. */
export interface Blueprint {
  /** Seed of everything that is made on demand. */
  seed: number;
  id: string;
  kind: Kind;
  patentType: PatentType;
  field: TechField;
  subject: Subject;
  title: string;
  applicants: readonly Organisation[];
  /** Owners after a transfer of the patent. */
  owners: readonly Organisation[];
  /** Null for most: nothing was done with the right. */
  deals: Deals | null;
  inventors: readonly string[];
  agency: { name: string; code: string } | null;
  life: Life;
  applicationNumber: string;
  publicationNumber: string;
  grantNumber: string | null;
  /** A foreign applicant's first filing, and the international phase. */
  foreign: boolean;
  /** The other half of an invention and a utility model filed on the same day. */
  twin: Blueprint | null;
  /** Patents it cites, and patents that cite it. */
  cites: Blueprint[];
  citedBy: Blueprint[];
}
