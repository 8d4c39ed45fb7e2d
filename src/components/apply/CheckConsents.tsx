import { useId } from 'react';
import answersStyles from '@/components/form/answers/answers.module.css';
import { useApply, useSessionState } from './ApplyContext';
import applyStyles from './apply.module.css';
import { ChangeButton } from './CheckFiles';
import { consentPath } from './consent';

/** The declarations as they are sent, with their version. */
export function CheckConsents() {
  const { service, session } = useApply();
  const { consents } = useSessionState(session);
  const { version, items } = service.description.consent;
  const title = useId();
  return (
    <section className={`${answersStyles.answersSection} ipr-answers`} aria-labelledby={title}>
      <h2 id={title}>
        承诺（版本 <span className="ipr-num">{version}</span>）
      </h2>
      <dl className={`${answersStyles.answersLines} ${applyStyles.applyDeclared}`}>
        {items.map(({ key, text }) => (
          <div key={key} className="ipr-answers-line">
            <dt>{text}</dt>
            <dd>
              <div className={answersStyles.answersValue}>
                {consents.includes(key) ? '已勾选' : '未勾选'}
              </div>
              <ChangeButton path={consentPath(key)} label={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
