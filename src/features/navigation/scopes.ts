import { adjudicationSearchLink } from '@/links/adjudication';
import { enterpriseSearchLink } from '@/links/enterprise';
import { everythingLink } from '@/links/landing';
import { lawSearchLink } from '@/links/law';
import { patentSearchLink } from '@/links/patent';
import { transactionSearchLink } from '@/links/transaction';

/** All holdings together and each of them, with the page that goes on with the text of the box. */
export const SCOPES = [
  { name: '全部', to: everythingLink },
  { name: '专利', to: (q: string) => patentSearchLink({ q }) },
  { name: '法律法规', to: (q: string) => lawSearchLink({ q }) },
  { name: '裁判文书', to: (q: string) => adjudicationSearchLink({ q }) },
  { name: '企业', to: (q: string) => enterpriseSearchLink({ q }) },
  { name: '供需信息', to: (q: string) => transactionSearchLink({ q }) },
] as const;
