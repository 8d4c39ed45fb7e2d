import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import { SCOPES } from '../scopes';
import styles from './hero.module.css';

/** What is searched: patents by the box below, and the others, which take the typed text along. */
function ScopeRow({ q }: Pick<Props, 'q'>) {
  return (
    <nav className={`${styles.heroScope} ipr-no-print`} aria-label="检索范围">
      {SCOPES.map(({ name, to, state }) =>
        name === '专利' ? (
          <span key={name} aria-current="true">
            {name}
          </span>
        ) : (
          <Link key={name} to={to(q)} state={state}>
            {name}
          </Link>
        ),
      )}
    </nav>
  );
}

interface Props {
  id: string;
  title: string;
  /** What can be done here, beside the title. */
  lead: string;
  /** What is typed in it. */
  q: string;
  /** The box. */
  children: ReactNode;
  /** What is held, on the lower edge. */
  foot: ReactNode;
}

/** The band that welcomes: title, scope, the box over the holdings, and the drawing beside them. */
export function Hero({ id, title, lead, q, children, foot }: Props) {
  return (
    <section className={styles.hero} aria-labelledby={id}>
      <span className={`${styles.heroArt} ipr-no-print`}>
        <PatentDrawing part="lying" className={styles.heroDrawing} />
      </span>
      <Flex wrap gap="0 16px" align="baseline" className={styles.heroTitle}>
        <h1 id={id}>{title}</h1>
        <p>{lead}</p>
      </Flex>
      <ScopeRow q={q} />
      <div className={`${styles.heroSearch} ipr-no-print`}>{children}</div>
      {foot}
    </section>
  );
}
