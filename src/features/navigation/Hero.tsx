import { Link } from '@umijs/max';
import { useState } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import { SmartBox } from '@/components/search/SmartBox';
import { adjudicationSearchLink } from '@/links/adjudication';
import { enterpriseSearchLink } from '@/links/enterprise';
import { lawSearchLink } from '@/links/law';
import type { PatentQuery } from '@/links/patent';
import { transactionSearchLink } from '@/links/transaction';
import styles from './navigation.module.css';

/** The other holdings, each with the page that goes on with the text of the box. */
const OTHERS: readonly { name: string; to: (q: string) => string }[] = [
  { name: '法律法规', to: (q) => lawSearchLink({ q }) },
  { name: '裁判文书', to: (q) => adjudicationSearchLink({ q }) },
  { name: '企业', to: (q) => enterpriseSearchLink({ q }) },
  { name: '供需信息', to: (q) => transactionSearchLink({ q }) },
];

/** The welcome of the landing page: what the portal is, and the box over its five holdings. */
export function Hero() {
  const [{ q }, setTyped] = useState<Pick<PatentQuery, 'q'>>({ q: '' });
  return (
    <section className={styles.hero} aria-labelledby="landing-title">
      <div className={styles.heroBand}>
        <h1 id="landing-title">专利导航与检索</h1>
        <p>查专利、法规与裁判，看企业与产业，办理专利业务，都从这里开始。</p>
        <PatentDrawing part="lines" />
      </div>
      <nav className={styles.heroScope} aria-label="检索范围">
        <span aria-current="true">专利</span>
        {OTHERS.map(({ name, to }) => (
          <Link key={name} to={to(q)}>
            {name}
          </Link>
        ))}
      </nav>
      <div className={styles.heroSheet}>
        <SmartBox size="large" autoFocus examples onDraft={setTyped} />
      </div>
    </section>
  );
}
