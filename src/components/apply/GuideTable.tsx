import { useModel } from '@umijs/max';
import { useId } from 'react';
import { WholeDates } from '@/components/reading/WholeDates';
import { allMaterials, guideRows, NEED_LABELS } from '@/domain/application/guide';
import { findGuide } from '@/services/website';
import { useApply, useSessionState } from './ApplyContext';
import styles from './apply.module.css';
import { ServiceText } from './ServiceText';
import { TemplateLink } from './TemplateLink';

/** The guide, element by element, and each document with its template. */
export function GuideTable() {
  const { service, session } = useApply();
  const { uploads } = useSessionState(session);
  const { process, description, guide } = service;
  const { initialState } = useModel('@@initialState');
  const { address, hotline } = initialState?.settings ?? {};
  const materials = useId();
  const rows = guideRows(guide, description, { address, hotline }, uploads !== false).filter(
    ({ label }) => label !== '申请材料',
  );
  return (
    <div className={styles.applyGuide} data-sheets="all">
      <div>
        <dl className={styles.applyFacts}>
          {rows.map(({ label, items }) => (
            <div key={label}>
              <dt>{label}</dt>
              {items.map((item) => (
                <dd key={item}>
                  <WholeDates>{item}</WholeDates>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <ServiceText
          title="办事指南全文"
          name={`GUIDE ${process}`}
          load={(options) => findGuide(process, options)}
          folded
        />
      </div>
      <section aria-labelledby={materials}>
        <h3 id={materials}>申请材料</h3>
        <ul className={styles.applyMaterials}>
          {allMaterials(description).map(({ key, label, hint, need, files, template }) => (
            <li key={key}>
              <p>
                <strong>{label}</strong>（{NEED_LABELS[need]}）
              </p>
              {hint && <p>{hint}</p>}
              <p className={styles.applyNote}>{files}</p>
              {template && (
                <p>
                  <TemplateLink code={template} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
