import { useState } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import { SmartBox } from '@/components/search/SmartBox';
import type { PatentQuery } from '@/links/patent';
import styles from './navigation.module.css';
import { ScopeRow } from './ScopeRow';

/** The welcome of the landing page: what the portal is, and the box over its five holdings. */
export function Hero() {
  const [{ q }, setTyped] = useState<Pick<PatentQuery, 'q'>>({ q: '' });
  return (
    <section className={styles.hero} aria-labelledby="landing-title">
      <div className={styles.heroBand}>
        <h1 id="landing-title">专利导航与检索</h1>
        <p>查专利、法规与裁判，看企业与产业，办理专利业务，都从这里开始。</p>
        <PatentDrawing part="lines" className={styles.heroDrawing} />
      </div>
      <ScopeRow current="专利" q={q} />
      <div className={styles.heroSheet}>
        <SmartBox size="large" autoFocus examples onDraft={setTyped} />
      </div>
    </section>
  );
}
