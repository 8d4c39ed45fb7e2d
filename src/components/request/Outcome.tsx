import { type DocumentActions, DocumentList } from '@/components/flow/DocumentList';
import styles from '@/components/flow/flow.module.css';
import { toMinute } from '@/components/flow/moment';
import { ResultCard } from '@/components/flow/ResultCard';
import { orDash } from '@/components/reading/orDash';
import type { Application } from '@/services/data/process';
import { REFUSALS } from './turn';
import { ViewSection } from './ViewSection';

const APPEAL_OUTCOMES = { UPHELD: '维持不予受理', REVOKED: '撤销不予受理，已受理' } as const;

/** Why a request was refused or ended, in the office's words. */
export function Refusal({ request: { status, log } }: { request: Application }) {
  if (status !== 'REJECTED' && status !== 'TERMINATED') return null;
  const opinion = log.find((entry) => entry.status === status && entry.opinion)?.opinion;
  return (
    <ViewSection title={REFUSALS[status]}>
      <p className={`${styles.requestWords} ipr-reading`}>{opinion ?? '办理部门没有写明理由。'}</p>
    </ViewSection>
  );
}

function AppealMade({ appeal }: { appeal: NonNullable<Application['appeal']> }) {
  const { reason, time, outcome, opinion, decidedTime } = appeal;
  return (
    <ViewSection title="申诉">
      <p>
        {outcome
          ? APPEAL_OUTCOMES[outcome]
          : decidedTime
            ? '已作出决定，结果不详'
            : '等待知识产权管理部门决定'}
        <span className="ipr-note">
          ，提交时间 <span className="ipr-num ipr-nowrap">{orDash(toMinute(time))}</span>
          {decidedTime && (
            <>
              ，决定时间 <span className="ipr-num ipr-nowrap">{toMinute(decidedTime)}</span>
            </>
          )}
        </span>
      </p>
      {opinion && <p className={`${styles.requestWords} ipr-reading`}>决定意见：{opinion}</p>}
      <p className={`${styles.requestWords} ipr-reading`}>申诉理由：{orDash(reason)}</p>
    </ViewSection>
  );
}

interface Props {
  request: Application;
  documents: DocumentActions;
}

/** How a request ended, or what has been settled on its way. */
export function Outcome({ request, documents }: Props) {
  const { status, result, appeal, confirmation } = request;
  const settled = confirmation && status !== 'CONFIRM' ? confirmation : undefined;
  return (
    <>
      {result && <ResultCard result={result} actions={documents} />}
      {appeal && <AppealMade appeal={appeal} />}
      {settled && (
        <ViewSection title={settled.confirmedTime ? '已确认的内容' : '您提出异议的内容'}>
          <p className={`${styles.requestWords} ipr-reading`}>{orDash(settled.text)}</p>
          {settled.confirmedTime && (
            <p className="ipr-note">
              确认时间 <span className="ipr-num ipr-nowrap">{toMinute(settled.confirmedTime)}</span>
            </p>
          )}
          {settled.objection && (
            <p className={`ipr-note ${styles.requestWords}`}>您提出的异议：{settled.objection}</p>
          )}
          {settled.documents.length > 0 && (
            <DocumentList
              documents={settled.documents}
              label="送您确认的文书"
              actions={documents}
            />
          )}
        </ViewSection>
      )}
    </>
  );
}
