import { Link } from '@umijs/max';
import { adjudicationSearchLink } from '@/links/adjudication';
import { enterpriseSearchLink } from '@/links/enterprise';
import { everythingLink, SENT } from '@/links/landing';
import { lawSearchLink } from '@/links/law';
import { patentSearchLink } from '@/links/patent';
import { transactionSearchLink } from '@/links/transaction';
import styles from './landing/hero.module.css';

/** All holdings together and each of them, with the page that goes on with the text of the box. */
const SCOPES = [
  { name: '全部', to: everythingLink },
  { name: '专利', to: (q: string) => patentSearchLink({ q }) },
  { name: '法律法规', to: (q: string) => lawSearchLink({ q }) },
  { name: '裁判文书', to: (q: string) => adjudicationSearchLink({ q }) },
  { name: '企业', to: (q: string) => enterpriseSearchLink({ q }) },
  { name: '供需信息', to: (q: string) => transactionSearchLink({ q }) },
] as const;

interface Props {
  /** What the box beside it searches. */
  current: (typeof SCOPES)[number]['name'];
  /** What is typed in it. */
  q: string;
}

/** What is searched: the box's own scope, and the others, which take the typed text along. */
export function ScopeRow({ current, q }: Props) {
  return (
    <nav className={`${styles.heroScope} ipr-no-print`} aria-label="检索范围">
      {SCOPES.map(({ name, to }) =>
        name === current ? (
          <span key={name} aria-current="true">
            {name}
          </span>
        ) : (
          <Link key={name} to={to(q)} state={to === everythingLink ? SENT : undefined}>
            {name}
          </Link>
        ),
      )}
    </nav>
  );
}
