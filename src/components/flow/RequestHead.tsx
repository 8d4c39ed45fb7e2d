import type { ReactNode } from 'react';
import { PageHead } from '@/components/page/PageHead';
import { CopyButton } from '@/components/reading/CopyButton';
import { orDash } from '@/components/reading/orDash';
import { titleText } from '@/domain/titleText';
import { nextStep, type RequestDetail } from '@/domain/workflow/nextStep';
import { HOLIDAYS } from '../../../config/holidays';
import styles from './flow.module.css';
import { toMinute } from './moment';
import { NextStepLine } from './NextStepLine';
import { RequestState } from './RequestState';

interface Props {
  request: RequestDetail;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Buttons for what can be done now. */
  actions?: ReactNode;
  /** Whether its number and times stand here. */
  facts?: boolean;
  className?: string;
}

const NO_LAST_DAY = '没有写明最后一天，以收到的通知为准。请尽快补充。';

/** Top of a request's page: what it is, where it stands, what happens next. */
export function RequestHead({ request, today, actions, facts = true, className }: Props) {
  const { title, applyNo, status, submitTime, acceptTime, finishTime, materialAsked } = request;
  const times: [string, string | undefined][] = [
    ['提交时间', submitTime],
    ['受理时间', acceptTime],
    ['办结时间', finishTime],
  ];
  // What is asked for stands where it is given.
  const asked = status === 'PROCESSING' && materialAsked;
  const step = nextStep(request, today, HOLIDAYS);
  const shown = asked ? { ...step, remark: NO_LAST_DAY } : step;
  return (
    <PageHead
      className={className}
      title={titleText(title)}
      beside={<RequestState request={request} />}
      below={
        <>
          <NextStepLine step={shown} today={today} />
          {facts && (
            <dl className={styles.requestFacts}>
              <div>
                <dt>办件编号</dt>
                <dd>
                  <span className="ipr-num ipr-nowrap">{orDash(applyNo)}</span>{' '}
                  {applyNo && (
                    <CopyButton quiet text={() => applyNo}>
                      复制
                    </CopyButton>
                  )}
                </dd>
              </div>
              {times.map(
                ([label, time]) =>
                  time && (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd className="ipr-num ipr-nowrap">{toMinute(time)}</dd>
                    </div>
                  ),
              )}
            </dl>
          )}
        </>
      }
    >
      {actions}
    </PageHead>
  );
}
