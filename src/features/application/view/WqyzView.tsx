import { toMinute } from '@/components/flow/moment';
import { orDash } from '@/components/reading/orDash';
import { placeKey } from '@/components/reading/placeKey';
import styles from '@/components/request/request.module.css';
import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { ViewSection } from '@/components/request/ViewSection';
import { WQYZ } from '@/domain/application/wqyz';
import type { Application } from '@/services/data/process';

const FACTS = '援助服务';

/** Who gives the aid, and what has been done so far. */
function WqyzFacts({ request: { organisation, serviceLog = [] } }: { request: Application }) {
  return (
    <ViewSection id="facts" title={FACTS}>
      <p>{organisation ? `承办机构：${organisation}` : '还没有指派承办机构；指派后在这里显示。'}</p>
      {serviceLog.length > 0 && (
        <ul className={styles.viewLog} aria-label="服务记录">
          {serviceLog.map(({ time, text }, index) => (
            <li key={placeKey(index, time, text)}>
              {time ? (
                <time className="ipr-num" dateTime={time.replace(' ', 'T')}>
                  {toMinute(time)}
                </time>
              ) : (
                '—'
              )}{' '}
              {orDash(text)}
            </li>
          ))}
        </ul>
      )}
    </ViewSection>
  );
}

const VIEW: ServiceView = {
  process: 'WQYZ',
  description: WQYZ,
  // None where it ended before anybody was charged with it.
  factsOf: ({ organisation, finishTime }) => (organisation || !finishTime ? FACTS : undefined),
  Facts: WqyzFacts,
};

/** A request for aid in the protection of rights. */
export default function WqyzView() {
  return <ViewScreen view={VIEW} />;
}
