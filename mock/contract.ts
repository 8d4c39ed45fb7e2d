/** Short names for the shapes of config/contract that the mock answers with. */
import type { components as Cnipr } from '../src/services/contract/cnipr';
import type { components as Data } from '../src/services/contract/data';
import type { components as Di } from '../src/services/contract/di';
import type { components as Nav } from '../src/services/contract/nav';
import type { components as Platform } from '../src/services/contract/platform';
import type { components as Website } from '../src/services/contract/website';

type CniprSchemas = Cnipr['schemas'];

export type PatentType = CniprSchemas['PatentType'];
export type Validity = CniprSchemas['Validity'];
export type ApplicantType = CniprSchemas['ApplicantType'];
export type Applicant = CniprSchemas['Applicant'];
export type Inventor = CniprSchemas['Inventor'];
export type LegalEvent = CniprSchemas['LegalEvent'];
export type Claim = CniprSchemas['Claim'];
export type Description = CniprSchemas['Description'];
export type Drawing = CniprSchemas['Drawing'];
export type DesignView = CniprSchemas['DesignView'];
export type Citation = CniprSchemas['Citation'];
export type Family = CniprSchemas['Family'];
export type FamilyMember = CniprSchemas['FamilyMember'];
export type Fee = CniprSchemas['Fee'];
export type Transfer = CniprSchemas['Transfer'];
export type License = CniprSchemas['License'];
export type Pledge = CniprSchemas['Pledge'];
export type OpenLicense = CniprSchemas['OpenLicense'];
export type Dispute = CniprSchemas['Dispute'];
export type PatentRecord = CniprSchemas['PatentRecord'];
export type PatentSummary = CniprSchemas['PatentSummary'];
export type SearchRequest = CniprSchemas['SearchRequest'];
export type SearchResult = CniprSchemas['SearchResult'];
export type Sort = CniprSchemas['Sort'];
export type Facet = CniprSchemas['Facet'];
export type FacetName = CniprSchemas['FacetName'];
export type FacetFilter = CniprSchemas['FacetFilter'];

export type CatalogSection = Di['schemas']['CatalogSection'];
export type Subject = Nav['schemas']['Subject'];
export type Tag = Data['schemas']['Tag'];
export type DictItem = Data['schemas']['DictItem'];
export type Named = Data['schemas']['Named'];
export type CurrentUser = Platform['schemas']['CurrentUser'];
export type EnterpriseProfile = Platform['schemas']['EnterpriseProfile'];
export type HostSettings = Website['schemas']['HostSettings'];
export type App = Website['schemas']['App'];
export type Article = Website['schemas']['Article'];
