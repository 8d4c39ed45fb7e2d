import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/reading/CopyButton';
import { orDash } from '@/components/reading/orDash';
import { titleText } from '@/domain/titleText';
import { nextStep, type RequestDetail } from '@/domain/workflow/nextStep';
import { HOLIDAYS } from '../../../config/holidays';
import styles from './flow.module.css';
import { toMinute } from './moment';
import { NextStepLine } from './NextStepLine';
import { StatusTag } from './StatusTag';
import { ToneTag } from './ToneTag';

interface Props {
  request: RequestDetail;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Buttons for what can be done now. */
  actions?: ReactNode;
  /** Whether its number and times stand here. */
  facts?: boolean;
}

const NO_LAST_DAY = '最后一天不详，以收到的通知为准，请尽快补充。';

/** Top of a request's page: what it is, where it stands, what happens next. */
export function RequestHead({ request, today, actions, facts = true }: Props) {
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
    <header className={`ipr-sheet ${styles.requestHead}`}>
      <Flex wrap gap="8px 16px" justify="space-between" className={styles.requestHeadTitle}>
        <Flex wrap gap="4px 16px" align="baseline">
          <h1>{titleText(title)}</h1>
          {asked ? <ToneTag tone="attention">待补充材料</ToneTag> : <StatusTag status={status} />}
        </Flex>
        {actions && <div className="ipr-request-buttons">{actions}</div>}
      </Flex>
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
    </header>
  );
}
