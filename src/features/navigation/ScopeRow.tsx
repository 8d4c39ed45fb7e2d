import { Link } from '@umijs/max';
import { everythingLink, SENT } from '@/links/landing';
import styles from './landing/hero.module.css';
import { SCOPES } from './scopes';

interface Props {
  /** What is typed in it. */
  q: string;
}

/** What is searched: patents by the box below, and the others, which take the typed text along. */
export function ScopeRow({ q }: Props) {
  return (
    <nav className={`${styles.heroScope} ipr-no-print`} aria-label="检索范围">
      {SCOPES.map(({ name, to }) =>
        name === '专利' ? (
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
