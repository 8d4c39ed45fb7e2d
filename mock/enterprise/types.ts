/** Short names for the shapes of the contract that enterprises are made of. */
import type { components } from '../../src/services/contract/enterprise';

type Schemas = components['schemas'];

export type EnterpriseQuery = Schemas['EnterpriseQuery'];
export type EnterpriseResult = Schemas['EnterpriseResult'];
export type EnterpriseRow = Schemas['EnterpriseRow'];
export type EnterpriseProfile = Schemas['EnterpriseProfile'];
export type EnterpriseFacetName = Schemas['FacetName'];
export type EnterpriseAnalysis = Schemas['EnterpriseAnalysis'];
export type AnalysisQuery = Schemas['AnalysisQuery'];
export type HealthPatent = Schemas['HealthPatent'];
export type Count = Schemas['Count'];
export type Trademark = Schemas['Trademark'];
export type IpRight = Schemas['IpRight'];
export type Qualification = Schemas['Qualification'];
export type EnterpriseStatus = Schemas['EnterpriseStatus'];
export type EnterpriseScale = Schemas['EnterpriseScale'];

/** What is registered of an enterprise; what is counted is added when a call asks for it. */
export type Registered = Omit<
  EnterpriseProfile,
  'patents' | 'breakPromiseCount' | 'counts' | 'contacts' | 'affiliates'
> & {
  readonly affiliates: readonly Omit<EnterpriseProfile['affiliates'][number], 'patentTotal'>[];
};

/** An enterprise with the rights that are registered for it. */
export interface Enterprise {
  readonly registered: Registered;
  readonly trademarks: readonly Trademark[];
  readonly copyrights: readonly IpRight[];
}
