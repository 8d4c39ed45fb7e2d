import { adjudicationSearchLink } from '@/links/adjudication';
import { enterpriseSearchLink } from '@/links/enterprise';
import { everythingLink, SENT } from '@/links/landing';
import { lawSearchLink } from '@/links/law';
import { patentSearchLink } from '@/links/patent';
import { transactionSearchLink } from '@/links/transaction';

interface Scope {
  readonly name: string;
  readonly to: (q: string) => string;
  /** Goes with the step to the page. */
  readonly state?: unknown;
}

/** All holdings together and each of them, with the page that goes on with the text of the box. */
export const SCOPES: readonly Scope[] = [
  { name: '全部', to: everythingLink, state: SENT },
  { name: '专利', to: (q: string) => patentSearchLink({ q }) },
  { name: '法律法规', to: (q: string) => lawSearchLink({ q }) },
  { name: '裁判文书', to: (q: string) => adjudicationSearchLink({ q }) },
  { name: '企业', to: (q: string) => enterpriseSearchLink({ q }) },
  { name: '供需信息', to: (q: string) => transactionSearchLink({ q }) },
];
