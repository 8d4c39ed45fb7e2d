import { useId } from 'react';
import { useApply, useSessionState } from './ApplyContext';
import { ChangeButton } from './CheckFiles';
import { consentPath } from './consent';

/** The declarations as they are sent, with their version. */
export function CheckConsents() {
  const { service, session } = useApply();
  const { consents } = useSessionState(session);
  const { version, items } = service.description.consent;
  const title = useId();
  return (
    <section className="ipr-answers-section ipr-answers" aria-labelledby={title}>
      <h2 id={title}>
        承诺（版本 <span className="ipr-num">{version}</span>）
      </h2>
      <dl className="ipr-answers-lines ipr-apply-declared">
        {items.map(({ key, text }) => (
          <div key={key} className="ipr-answers-line">
            <dt>{text}</dt>
            <dd>
              <div className="ipr-answers-value">
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
