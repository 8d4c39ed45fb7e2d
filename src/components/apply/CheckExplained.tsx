import { useId } from 'react';
import styles from '@/components/form/answers/answers.module.css';
import { useFormContext } from '@/components/form/edit/FormProvider';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { useApply, useSessionState } from './ApplyContext';
import { explainedPlaces } from './correctedParts';

/** The places of a correction that stay as they are, each with the reason that goes along. */
export function CheckExplained() {
  const { session, task } = useApply();
  const { files } = useSessionState(session);
  useFormFiles(files);
  useFormContext(session.store);
  const title = useId();
  const explained = explainedPlaces(task, session.store, files.kept());
  if (explained.length === 0) return null;
  return (
    <section className={`${styles.answersSection} ipr-answers`} aria-labelledby={title}>
      <h2 id={title}>按原内容说明</h2>
      <dl className={styles.answersLines}>
        {explained.map(({ path, label, reason }) => (
          <div key={path} className="ipr-answers-line">
            <dt>{label}</dt>
            <dd>
              <div className={styles.answersValue}>{reason || '还没有写明理由'}</div>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
